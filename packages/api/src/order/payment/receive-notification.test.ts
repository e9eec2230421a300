import type { KnownAttempt, ProviderCall } from '@mostrador/payments/payment-provider'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import {
  askForPage,
  notify,
  placeOnline,
  startOnlineShop,
  type OnlineShop,
} from '../../testing/online-orders.ts'
import type { TestProvider } from '../../testing/test-provider.ts'

// A notification finds its payment, and the provider that is asked about it.

let shop: OnlineShop
let provider: TestProvider
let asked: KnownAttempt[]

beforeEach(async () => {
  ;({ provider, ...shop } = await startOnlineShop())
  asked = []
  provider.instead = {
    find: async (attempt) => {
      asked.push(attempt)
      return { ok: true, value: null }
    },
  }
})

/** The attempt of a new order whose page was made, as the provider knows it by `reference`. */
async function atPage(name: string, contact: GivenContact = shop.contact): Promise<KnownAttempt> {
  const there = { ...shop, contact, plate: await shop.api.given.plate(contact, { price: 100_000 }) }
  const { id: orderId, code } = await placeOnline(there, { upload: 'API', name })
  await askForPage(there, code)
  const reference = `number-of-${name}`
  const { id: attemptId, token } = await shop.api.ports.database
    .updateTable('payment_attempts')
    .set({ provider_reference: reference })
    .where('order_id', '=', orderId)
    .returning(['id', 'token'])
    .executeTakeFirstOrThrow()
  return { attemptId, reference, token }
}

/** Has every call read as of this payment; returns the calls that were read. */
function readsAs(reference: string): ProviderCall[] {
  const read: ProviderCall[] = []
  provider.instead.readNotification = async (call) => {
    read.push(call)
    return { ok: true, reference }
  }
  return read
}

test('the payment that the provider names is asked about, also where the address names another', async () => {
  const [one, two] = [await atPage('one'), await atPage('two')]
  const read = readsAs('number-of-two')
  expect((await notify(shop.api, one.attemptId)).status).toBe(204)
  expect(asked).toEqual([two])
  const [call] = read
  expect([...(call?.query ?? [])]).toEqual([['attempt', one.attemptId]])
  expect(call?.headers.get('x-signature')).toBe('right')
})

test('a payment that is not known by its number yet is that of the address', async () => {
  const { attemptId } = await atPage('one')
  readsAs('never-heard')
  expect((await notify(shop.api, attemptId)).status).toBe(204)
  expect(asked).toMatchObject([{ attemptId }])
})

test('a payment of another shop is none of the account that signed: nobody is asked', async () => {
  const { attemptId } = await atPage('one')
  await atPage('theirs', await shop.api.given.branchContact())
  readsAs('number-of-theirs')
  expect((await notify(shop.api, attemptId)).status).toBe(204)
  expect(asked).toEqual([])
})

test('a signed notification that is no payment is accepted, and the provider is not asked', async () => {
  const { attemptId } = await atPage('one')
  provider.instead.readNotification = async () => ({ ok: false, reason: 'not-a-payment' })
  expect((await notify(shop.api, attemptId)).status).toBe(204)
  expect(asked).toEqual([])
})

test('a notification for no attempt of that provider, or for one without an account, is not found', async () => {
  const { attemptId } = await atPage('one')
  const send = async (provided: string, attempt: string) => {
    const path = `/api/payments/${provided}/notifications?attempt=${attempt}`
    const headers = { 'x-signature': 'right' }
    const answer = await shop.api.fetch(path, { method: 'POST', body: '{}', headers })
    return [answer.status, (await answer.json()).code]
  }
  const unknown = [404, 'payment-not-found']
  for (const attempt of ['-'.repeat(36), `0${attemptId}`, `${attemptId}0`, shop.contact.id, ''])
    expect(await send('sandbox', attempt)).toEqual(unknown)
  await shop.api.ports.database.updateTable('payment_attempts').set({ provider_name: 'closed' }).execute()
  expect(await send('sandbox', attemptId)).toEqual(unknown)
  expect(await send('closed', attemptId)).toEqual(unknown)
  expect(asked).toEqual([])
})
