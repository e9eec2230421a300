import type { Client } from '@mostrador/contract/client'
import type { Message } from '@mostrador/messaging/message-sender'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PHONE = '11 2345-6789'
const HOME = '198.51.100.1'
const STRANGER = '203.0.113.66'

let api: TestApi
let contact: GivenContact
let texts: Message[]

beforeEach(async () => {
  texts = []
  const send = async (message: Message) => {
    texts.push(message)
    return { ok: true } as const
  }
  api = await startTestApi({ messages: { send }, rateLimiter: createRateLimiter() })
  contact = await api.given.branchContact({ contact: { sign_in: 'CODE' } })
})

async function signIn(client: Client, { ip = HOME, code }: { ip?: string; code?: string } = {}) {
  const body = { phone: PHONE, branchId: contact.branchId, ...(code && { code }) }
  const answer = await client.startDinerSession({ body }, { headers: { 'x-caller-ip': ip } })
  return answer.ok ? 'signed-in' : answer.problem.code
}
const sentCode = () => /^\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''

/** A stranger asks for codes for the phone, as often as one wants. */
async function pester(times: number, ip = STRANGER): Promise<void> {
  for (let at = 0; at < times; at += 1) await signIn(at % 2 === 0 ? api.client : api.browser(), { ip })
}

describe('a stranger who asks for codes for her phone', () => {
  /** spec('decisions who-sees-what.15') */
  test('does not replace the one that she is typing, and does not use up its tries', async () => {
    const own = api.browser()
    expect(await signIn(own)).toBe('code-required')
    const code = sentCode()
    await pester(4)
    const wrong = code === '000000' ? '000001' : '000000'
    const stranger = api.browser()
    for (let at = 0; at < 6; at += 1)
      expect(await signIn(stranger, { ip: STRANGER, code: wrong })).toBe('wrong-code')
    expect(await signIn(own, { code })).toBe('signed-in')
  })

  test('does not lock her out of her first one, in whatever browser', async () => {
    await pester(8)
    expect(texts).toHaveLength(6)
    const own = api.browser()
    expect(await signIn(own)).toBe('code-required')
    expect(await signIn(own, { code: sentCode() })).toBe('signed-in')
  })

  test('cannot use up those of the browser that is hers', async () => {
    const own = api.browser()
    await api.given.order(contact, { client: own, body: { phone: PHONE } })
    for (let at = 0; at < 20; at += 1) await pester(1, `203.0.113.${at}`)
    expect(await signIn(api.browser(), { ip: '203.0.113.99' })).toBe('too-many-requests')
    for (let at = 0; at < 4; at += 1) expect(await signIn(own)).toBe('code-required')
    expect(await signIn(own)).toBe('too-many-requests')
  })

  test('uses up no day of hers by a record that was begun with her phone', async () => {
    const browser = api.browser()
    const order = await api.given.order(contact, { client: browser, body: { phone: PHONE } })
    expect(await signIn(browser)).toBe('code-required')
    expect(texts.at(-1)).toMatchObject({ isOfOwner: false })
    await api.ports.database
      .updateTable('orders')
      .set({ status: 'DELIVERED' })
      .where('id', '=', order.id)
      .execute()
    expect(await signIn(browser)).toBe('code-required')
    expect(texts.at(-1)).toMatchObject({ isOfOwner: true })
  })

  test('does not bring a code of hers back in another browser', async () => {
    await signIn(api.browser())
    expect(await signIn(api.browser(), { code: sentCode() })).toBe('wrong-code')
  })
})

test('a stranger who asks about a phone a hundred times slows its owner down, and does not lock her out', async () => {
  contact = await api.given.branchContact()
  const own = api.browser()
  await api.given.order(contact, { client: own, body: { phone: PHONE } })
  const ask = async (client: Client, ip: string) => {
    const query = { branchId: contact.branchId }
    const found = await client.getOrderingCustomer(
      { params: { phone: PHONE }, query },
      { headers: { 'x-caller-ip': ip } },
    )
    return found.ok
  }
  const answers: boolean[] = []
  for (let at = 0; at < 100; at += 1) answers.push(await ask(api.client, STRANGER))
  expect(answers.filter(Boolean)).toHaveLength(72)
  expect(await ask(own, HOME)).toBe(true)
  const orders = await own.listOrders(
    { query: { phone: PHONE, branchContactId: contact.id } },
    { headers: { 'x-caller-ip': HOME } },
  )
  expect(orders).toMatchObject({ ok: true })
})
