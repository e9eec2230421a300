import type { PaymentProvider } from '@mostrador/payments/payment-provider'
import { beforeEach, expect, test } from 'vitest'
import { payByCard, placeOnline, startOnlineShop, type OnlineShop } from '../../testing/online-orders.ts'
import { runHandler } from '../../testing/run-handler.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import type { TestProvider } from '../../testing/test-provider.ts'
import { refundPayment } from './refund-payment.ts'

let shop: OnlineShop
let provider: TestProvider
/** Refunds that the provider was asked for. */
let asked: Parameters<PaymentProvider['refund']>[0][]

beforeEach(async () => {
  ;({ provider, ...shop } = await startOnlineShop())
  asked = []
  provider.instead.refund = async (attempt) => {
    asked.push(attempt)
    return { ok: true, value: null }
  }
})

const db = () => shop.api.ports.database
const attempt = () => db().selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow()
const refund = (attemptId: string) =>
  runHandler(refundPayment, shop.api.ports, { attemptId, reason: 'order-canceled' })
const done = { kind: 'done' }

/** An order that is paid with a card, and the id of its attempt. */
async function paid() {
  const order = await placeOnline(shop)
  await payByCard(shop.api, order.id)
  return { ...order, attemptId: (await attempt()).id }
}

test('the whole amount goes back, and the order, its board and the diner’s page say so', async () => {
  const { id, code, attemptId } = await paid()
  shop.api.published.length = 0
  expect(await refund(attemptId)).toEqual(done)
  const amount = { minor: 100_000, currency: 'ARS', mantissa: 2 }
  expect(asked).toEqual([{ attemptId, reference: `ref-${attemptId}`, token: null, amount }])
  expect(await attempt()).toMatchObject({ status: 'REFUNDED', reason: 'order-canceled' })
  const order = await db().selectFrom('orders').select('payment_status').executeTakeFirstOrThrow()
  expect(order).toEqual({ payment_status: 'REFUNDED' })
  const status = 'GENERATED'
  expect(shop.api.published).toEqual([
    {
      channel: expect.stringContaining(shop.contact.id),
      event: 'board-updated',
      data: { id, status },
    },
    { channel: expect.stringContaining(code), event: 'order-updated', data: { code, status } },
  ])
})

test('an attempt that was refunded already, or is gone, is not refunded again', async () => {
  const { attemptId } = await paid()
  await refund(attemptId)
  shop.api.published.length = 0
  expect(await refund(attemptId)).toEqual(done)
  expect(await refund(nextTestId())).toEqual(done)
  expect(asked).toHaveLength(1)
  expect(shop.api.published).toEqual([])
})

test('why it could not be sent is what the job failed of', async () => {
  const { attemptId } = await paid()
  provider.instead = {}
  provider.failing = 'refused'
  expect(await refund(attemptId)).toEqual({ kind: 'failed', reason: 'refused: as the test wants it' })
  await db().updateTable('payment_attempts').set({ provider_name: 'closed' }).execute()
  expect(await refund(attemptId)).toEqual({ kind: 'failed', reason: 'No account at closed' })
  expect(await attempt()).toMatchObject({ status: 'APPROVED', refunded_at: null })
})
