import type { Message, MessageSender } from '@mostrador/messaging/message-sender'
import { expect, test } from 'vitest'
import { createRateLimiter } from '../rate-limit/create-rate-limiter.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import type { TestDatabase } from '@mostrador/database/testing'
import { emptyTestDatabase } from '../../testing/test-database.ts'
import { limitedSender } from './limited-sender.ts'

const message = (to: string, branchId = 'a', kind = 'order-status'): Message => ({
  to,
  branchId,
  kind,
  text: 'Tu pedido está listo',
  dedupeKey: 'any',
})

function senders(rules: Readonly<Record<string, { times: number }>>, database?: TestDatabase['db']) {
  const sent: Message[] = []
  const gateway: MessageSender = {
    send: async (one) => {
      sent.push(one)
      return { ok: true }
    },
  }
  const make = () => limitedSender(gateway, createRateLimiter({ rules, database }))
  return { sent, make }
}

test('a phone gets so many texts a day, however many brands and servers send them', async () => {
  const { db } = await emptyTestDatabase()
  const { sent, make } = senders({ 'texts-phone': { times: 2 } }, db)
  const [one, other] = [make(), make()]
  expect(await one.send(message('5491123450001'))).toEqual({ ok: true })
  expect(await other.send(message('5491123450001', 'b'))).toEqual({ ok: true })
  expect(await one.send(message('5491123450001'))).toMatchObject({
    ok: false,
    reason: 'throttled',
    retryAfterMs: 60 * 60_000,
  })
  expect(await one.send(message('5491123450002'))).toEqual({ ok: true })
  expect(sent).toHaveLength(3)
})

test('with and without the 9 of Argentina a phone is one phone', async () => {
  const { make } = senders({ 'texts-phone': { times: 1 } })
  const { send } = make()
  expect(await send(message('541123450001'))).toEqual({ ok: true })
  expect(await send(message('5491123450001'))).toMatchObject({ ok: false, detail: 'limit texts-phone' })
})

test('a brand has so many, and codes that anybody asks for leave it its words about orders', async () => {
  const { make } = senders({ 'texts-brand': { times: 1 } })
  const { send } = make()
  expect(await send(message('1', 'a', 'sign-in'))).toEqual({ ok: true })
  expect(await send(message('2', 'a', 'sign-in'))).toEqual({ ok: true })
  expect(await send(message('3', 'a'))).toEqual({ ok: true })
  expect(await send(message('4', 'a'))).toMatchObject({ ok: false, detail: 'limit texts-brand' })
  expect(await send(message('4', 'b'))).toEqual({ ok: true })
})

test('all together have so many', async () => {
  const { send } = senders({ 'texts-all': { times: 2 } }).make()
  for (const to of ['1', '2']) expect(await send(message(to, to))).toEqual({ ok: true })
  expect(await send(message('3', '3'))).toMatchObject({ ok: false, detail: 'limit texts-all' })
})

test('codes for phones that somebody makes up end soon, for a network and for a brand', async () => {
  const rules = { 'sign-in-code-network': { times: 2 }, 'sign-in-code-brand': { times: 3 } }
  const api = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const contact = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
  const ask = async (phone: string, ip: string, at = contact) => {
    const body = { phone, branchId: at.branchId, branchContactId: at.id }
    const answer = await api.client.startDinerSession({ body }, { headers: { 'x-caller-ip': ip } })
    return answer.ok ? 'signed in' : answer.problem.code
  }
  expect(await ask('11 2345-0001', '2001:db8:1:2::1')).toBe('code-required')
  expect(await ask('11 2345-0002', '2001:db8:1:2::2')).toBe('code-required')
  expect(await ask('11 2345-0003', '2001:db8:1:2::3')).toBe('too-many-requests')
  expect(await ask('11 2345-0003', '2001:db8:1:3::3')).toBe('code-required')
  expect(await ask('11 2345-0004', '2001:db8:1:4::3')).toBe('too-many-requests')
  const other = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
  expect(await ask('11 2345-0004', '2001:db8:1:4::3', other)).toBe('code-required')
})

test('a stranger who asks for codes all day keeps her neither from her own nor from the words about her order', async () => {
  const rateLimiter = createRateLimiter({ rules: { 'code-texts-phone': { times: 5 } } })
  const messages = limitedSender({ send: async () => ({ ok: true }) }, rateLimiter)
  const api = await startTestApi({ messages, rateLimiter })
  const contact = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
  const own = api.browser()
  await api.given.order(contact, { client: own, body: { phone: '11 2345-6789' } })
  await api.ports.database.updateTable('orders').set({ status: 'DELIVERED' }).execute()
  const body = { phone: '11 2345-6789', branchId: contact.branchId, branchContactId: contact.id }
  const ask = async (client = api.client, ip = '203.0.113.1') => {
    const answer = await client.startDinerSession({ body }, { headers: { 'x-caller-ip': ip } })
    return answer.ok ? 'signed in' : answer.problem.code
  }
  const answers: string[] = []
  for (let at = 0; at < 9; at += 1) answers.push(await ask(api.client, `203.0.113.${at}`))
  expect(answers.filter((one) => one === 'code-required')).toHaveLength(5)
  expect(await ask(api.client, '198.51.100.9')).toBe('message-failed')
  expect(await ask(own, '198.51.100.1')).toBe('code-required')
  expect(await messages.send(message('5491123456789', contact.branchId))).toEqual({ ok: true })
})
