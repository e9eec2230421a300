import type { Mail } from '@mostrador/mail/mail-sender'
import { expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { listKeptMessages } from '../message/sent-message-store.ts'
import { createRateLimiter } from '../rate-limit/create-rate-limiter.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { limitedMailSender } from './limited-mail-sender.ts'
import { mailRecords } from './sent-mail-store.ts'

const mail = (branchId: string, over: Partial<Mail> = {}): Mail => ({
  branchId,
  fromName: 'Ombú',
  to: 'ana@example.com',
  subject: 'Tu pedido',
  text: 'uno',
  html: '<p>uno</p>',
  kind: 'order-receipt',
  dedupeKey: 'a',
  ...over,
})

test('the outbox keeps one mail for each key of a brand, beside the messages, and goes after a week', async () => {
  const { ports, given, clock } = await startTestApi()
  const { branchId } = await given.branchContact()
  const { branchId: other } = await given.branchContact()
  const text = { branchId, to: '5491123456789', text: 'al teléfono', kind: 'sign-in', dedupeKey: 'a' }
  await ports.messages.send(text)
  const sent = [
    mail(branchId),
    mail(branchId, { text: 'otra vez' }),
    mail(other, { text: 'dos' }),
    mail(ports.newId(), { text: 'de nadie' }),
  ]
  for (const one of sent) {
    clock.now = new Date(clock.now.getTime() + 1000)
    expect(await ports.mails.send(one)).toEqual({ ok: true })
  }
  const kept = await listKeptMessages(ports.database)
  expect(kept.map(({ to, subject, text }) => [to, subject, text])).toEqual([
    ['ana@example.com', 'Tu pedido', 'dos'],
    ['ana@example.com', 'Tu pedido', 'uno'],
    ['5491123456789', null, 'al teléfono'],
  ])
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000)
  await ensureRecurringJobs(ports)
  await runDueJobs(ports)
  expect(await listKeptMessages(ports.database)).toEqual([])
})

test('of a mail that a server took nothing is kept but that it did, and no outbox shows it', async () => {
  const { ports, given } = await startTestApi()
  const { branchId } = await given.branchContact()
  const records = mailRecords(ports)
  expect(await records.wasTaken(mail(branchId))).toBe(false)
  await records.noteTaken(mail(branchId))
  await records.noteTaken(mail(branchId))
  expect(await records.wasTaken(mail(branchId))).toBe(true)
  expect(await records.wasTaken(mail(branchId, { dedupeKey: 'b' }))).toBe(false)
  const row = await ports.database.selectFrom('sent_mails').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ to_email: null, subject: null, text: null, html: null })
  expect(await listKeptMessages(ports.database)).toEqual([])
})

test('a mailbox gets so many mails a day, however it is written and whoever writes, and a brand sends so many', async () => {
  const sent: Mail[] = []
  const rules = { 'mails-address': { times: 2, seconds: 60 }, 'mails-brand': { times: 3, seconds: 60 } }
  const { send } = limitedMailSender(
    { send: async (one) => (sent.push(one), { ok: true }) },
    createRateLimiter({ rules }),
  )
  expect(await send(mail('a'))).toEqual({ ok: true })
  expect(await send(mail('b', { to: 'ANA@example.com' }))).toEqual({ ok: true })
  expect(await send(mail('c'))).toMatchObject({
    ok: false,
    reason: 'throttled',
    detail: 'limit mails-address',
  })
  for (const to of ['1@example.com', '2@example.com'])
    expect(await send(mail('a', { to }))).toEqual({ ok: true })
  expect(await send(mail('a', { to: '3@example.com' }))).toMatchObject({ detail: 'limit mails-brand' })
  expect(sent).toHaveLength(4)
})
