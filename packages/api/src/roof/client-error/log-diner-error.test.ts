import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
})

const send = async (body: string): Promise<number> =>
  (
    await api.fetch('/api/diner/log', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  ).status

const kept = () =>
  api.ports.database.selectFrom('client_errors').select(['payload', 'message', 'stack']).executeTakeFirst()

test('texts are cut between two characters, wherever an emoji stands', async () => {
  const emoji = `a${'😀'.repeat(5_000)}`
  const body = { bcId: contact.id, payload: { message: emoji, [emoji]: 1 }, stack: emoji, component: emoji }
  expect(await send(JSON.stringify(body))).toBe(204)
  expect(await kept()).toMatchObject({ message: expect.stringContaining('😀') as string })
  expect((await kept())?.stack.length).toBeLessThanOrEqual(4000)
})

test('names of fields that no database stores lose what cannot be stored', async () => {
  const payload = String.raw`{"a\u0000b":1,"c\ud83d":2,"message":"x\u0000\ud83d"}`
  expect(await send(`{"bcId":"${contact.id}","payload":${payload},"stack":"y\\u0000"}`)).toBe(204)
  expect((await kept())?.payload).toMatchObject({ ab: 1, c: 2 })
})

/** spec('000 §7.3') spec('001 §7.32') */
test('a payload without end is refused, as deep as a body may be it is kept; claims that are no ids are a line of the log', async () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(await send(`{"bcId":"${contact.id}","payload":${nested(100_000)}}`)).toBe(400)
  expect(await send(`{"bcId":"${contact.id}","payload":${nested(60)}}`)).toBe(204)
  expect(await kept()).toMatchObject({ message: '?' })
  expect(await send('{"bcId":"none","branchId":"nowhere","version":"<script>","payload":"elsewhere"}')).toBe(
    204,
  )
  expect(await kept()).toMatchObject({ message: '?' })
})
