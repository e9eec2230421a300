import { expect, test } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'
import { listKeptMessages } from './sent-message-store.ts'

test('the outbox keeps one message for each key of a branch, the newest first, and none of no branch', async () => {
  const { ports, given, clock } = await startTestApi()
  const { branchId } = await given.branchContact()
  const { branchId: other } = await given.branchContact()
  const message = { branchId, to: '5491123456789', text: 'uno', kind: 'sign-in', dedupeKey: 'a' }
  const sent = [
    message,
    { ...message, text: 'otra vez' },
    { ...message, branchId: other, text: 'dos' },
    { ...message, branchId: ports.newId(), text: 'de nadie' },
  ]
  for (const one of sent) {
    clock.now = new Date(clock.now.getTime() + 1000)
    expect(await ports.messages.send(one)).toEqual({ ok: true })
  }

  expect((await listKeptMessages(ports.database)).map(({ text }) => text)).toEqual(['dos', 'uno'])
})
