import { beforeEach, expect, test } from 'vitest'
import {
  askForPage,
  notify,
  payByCard,
  placeOnline,
  startOnlineShop,
  type OnlineShop,
} from '../../testing/online-orders.ts'
import type { TestProvider } from '../../testing/test-provider.ts'

// Answers to the page about a charge, by the provider's status.

let shop: OnlineShop
let provider: TestProvider

beforeEach(async () => {
  ;({ provider, ...shop } = await startOnlineShop())
})

const db = () => shop.api.ports.database
const attempts = () => db().selectFrom('payment_attempts').selectAll().orderBy('id').execute()
const pay = (orderId: string) => payByCard(shop.api, orderId)
const told = (status: string) => ({ ok: true, data: { status } })
const refusal = (code: string) => ({ ok: false, problem: { code } })

test.each([
  ['refused', 'REJECTED'],
  ['unreachable', 'REJECTED'],
  ['timeout', 'PENDING'],
  ['nonsense', 'PENDING'],
] as const)(
  'a charge that is %s, and of which the provider then knows nothing, is %s',
  async (failure, is) => {
    provider.instead.payCard = async () => ({ ok: false, failure, detail: 'a test' })
    const { id } = await placeOnline(shop)
    expect(await pay(id)).toEqual(told(is))
    expect(await attempts()).toMatchObject([{ status: is }])
  },
)

test('a charge that the provider looks into is pending, and kept by the number that it has there', async () => {
  provider.outcome = 'PENDING'
  const { id } = await placeOnline(shop)
  expect(await pay(id)).toEqual(told('PENDING'))
  const [attempt] = await attempts()
  expect(attempt).toMatchObject({ status: 'PENDING', provider_reference: `ref-${attempt?.id}` })
  // It was approved since: no second charge begins.
  provider.visit(attempt?.id ?? '', 'APPROVED', 100_000)
  expect(await pay(id)).toEqual(told('APPROVED'))
  expect(await attempts()).toMatchObject([{ status: 'APPROVED' }])
})

test('a charge of another amount goes back, and is none for the page', async () => {
  const { id } = await placeOnline(shop)
  const state = { reference: 'one', status: 'APPROVED', amount: 1, currency: null } as const
  provider.instead.payCard = async () => ({
    ok: true,
    value: { ...state, reason: null, cardLastDigits: null },
  })
  expect(await pay(id)).toEqual(told('EXPIRED'))
  expect(await attempts()).toMatchObject([{ status: 'REJECTED', reason: 'amount-differs' }])
})

test('one charge is made of eight that are asked for at once, and each is told how it stands', async () => {
  const { id } = await placeOnline(shop)
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id)))
  expect(answers).toContainEqual(told('APPROVED'))
  for (const answer of answers) expect([told('APPROVED'), told('PENDING')]).toContainEqual(answer)
  expect(provider.charged).toHaveLength(1)
})

test('an order whose money went back is not to be paid again, also before its window closes', async () => {
  const { id } = await placeOnline(shop)
  await pay(id)
  const [attempt] = await attempts()
  provider.visit(attempt?.id ?? '', 'REFUNDED', 100_000)
  await notify(shop.api, attempt?.id ?? '')
  expect(await pay(id)).toMatchObject(refusal('order-not-payable'))
})

test('where the shop’s account was closed neither a charge nor a page begins', async () => {
  const card = await placeOnline(shop)
  const page = await placeOnline(shop, { upload: 'API', name: 'two' })
  await db()
    .updateTable('payment_types')
    .set({ provider_name: 'closed' })
    .where('id', '=', shop.contact.payments.card)
    .execute()
  expect(await pay(card.id)).toMatchObject(refusal('payment-provider-failed'))
  expect(await askForPage(shop, page.code)).toMatchObject(refusal('payment-provider-failed'))
  expect(await attempts()).toEqual([])
})
