import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { GivenContact } from './given-contact.ts'
import type { GivenPlate } from './given-menu.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'
import { testProvider, type TestProvider } from './test-provider.ts'

/** An order of a test that is paid online: where, and of what. */
export type OnlineShop = {
  readonly api: TestApi
  readonly contact: GivenContact
  /** It costs 1,000.00. */
  readonly plate: GivenPlate
}

/** A shop whose provider does what the test says; `ports` replaces single ports. */
export async function startOnlineShop(
  ports: Parameters<typeof startTestApi>[0] = {},
): Promise<OnlineShop & { readonly provider: TestProvider }> {
  const provider = testProvider()
  const api = await startTestApi({ payments: provider, ...ports })
  const contact = await api.given.branchContact()
  return { api, provider, contact, plate: await api.given.plate(contact, { price: 100_000 }) }
}

/** How an order of a test differs from a plain one that is paid with a card. */
export type OnlineWish = {
  /** With the card's fields (APP), or on the provider's page (API). */
  readonly upload?: 'APP' | 'API'
  /** Another key is another order. */
  readonly name?: string
  readonly claim?: Partial<OrderRequestBody>
}

/** Places an order that is paid online by the provider of the tests. */
export async function placeOnline(
  { api, contact, plate }: OnlineShop,
  { upload = 'APP', name = 'one', claim = {} }: OnlineWish = {},
): Promise<{ readonly id: string; readonly code: string }> {
  await api.given.change(contact, () =>
    api.ports.database
      .updateTable('payment_types')
      .set({ provider_name: 'sandbox', upload })
      .where('id', '=', contact.payments.card)
      .execute(),
  )
  const body = await api.given.orderBody(contact, {
    items: [{ plate }],
    body: { paymentType: contact.payments.card },
  })
  const placed = await api.client.placeOrder({
    headers: { 'idempotency-key': `key-of-${name}` },
    body: { ...body, paysWith: null, ...claim },
  })
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem))
  return placed.data
}

/** Pays an order with the token of a card. */
export const payByCard = ({ client }: Pick<TestApi, 'client'>, orderId: string) =>
  client.payOrder({
    body: {
      token: 'tok',
      paymentMethodId: 'visa',
      dinerOrderId: orderId,
      cardName: 'ANA PEREZ',
      identificationNumber: '12345678',
    },
  })

/** Asks for the page to pay an order at. */
export const askForPage = ({ api, contact }: OnlineShop, code: string, amount = 1000) =>
  api.client.createPaymentUrl({ body: { code, branchContactId: contact.id, amount } })

/** The provider tells that something changed of an attempt. */
export const notify = ({ fetch }: Pick<TestApi, 'fetch'>, attemptId: string, signature = 'right') =>
  fetch(`/api/payments/sandbox/notifications?attempt=${attemptId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body: '{"status":"APPROVED"}',
  })
