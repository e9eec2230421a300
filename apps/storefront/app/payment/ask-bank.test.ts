import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { expect, test } from 'vitest'
import { askBank, bankOutcome } from './ask-bank.ts'

const unpaid = {
  status: 'GENERATED',
  paymentStatus: 'PENDING',
  paymentAttempt: 'PENDING',
  refund: null,
  cancelReason: null,
} as const

/** spec('001 §4.3') */
test.each([
  ['approved', { status: 'GENERATED', paymentStatus: 'APPROVED', paymentAttempt: 'APPROVED' }],
  ['rejected', { paymentAttempt: 'REJECTED' }],
  ['expired', { status: 'CANCELED', paymentStatus: 'EXPIRED', paymentAttempt: 'PENDING' }],
  ['expired', { status: 'CANCELED', paymentStatus: 'EXPIRED', paymentAttempt: 'REJECTED' }],
  [
    'over',
    { status: 'CANCELED', paymentStatus: 'EXPIRED', cancelReason: 'Hiciste otro pedido en su lugar.' },
  ],
  ['expired', { status: 'CANCELED', paymentStatus: 'EXPIRED', cancelReason: 'El pago no llegó a tiempo.' }],
  ['over', { status: 'CANCELED' }],
  ['over', { paymentStatus: 'REFUNDED' }],
  ['pending', {}],
  ['pending', { paymentAttempt: null }],
] as const)('a payment is %s by what its order says', (outcome, part) => {
  expect(bankOutcome({ ...unpaid, ...part })).toBe(outcome)
})

/** Asks with a server that answers with this status, and an order that stands so afterwards. */
function ask(status: number, order: Partial<FollowUpOrder> | undefined) {
  const asked: unknown[] = []
  const problem = { type: '', title: '', status, code: 'x', detail: '' }
  const client = {
    receiveBankReturn: async (input: unknown) => {
      asked.push(input)
      return status === 204 ? ({ ok: true, data: null } as const) : ({ ok: false, problem } as const)
    },
  }
  const refresh = async () => order && ({ ...unpaid, ...order } as FollowUpOrder)
  return { outcome: askBank(client, refresh, { orderCode: 'ABCDEFGHJK', token: 't' }), asked }
}

/** spec('001 §4.3') */
test('the bank is asked by its token, and the order tells how it ended', async () => {
  const { outcome, asked } = ask(204, { paymentStatus: 'APPROVED' })
  expect(await outcome).toBe('approved')
  expect(asked).toEqual([{ params: { orderCode: 'ABCDEFGHJK', token: 't' } }])
  expect(await ask(204, {}).outcome).toBe('pending')
})

test('a server that asks for patience has not said how it ended', async () => {
  expect(await ask(503, {}).outcome).toBe('pending')
  expect(await ask(500, {}).outcome).toBe('pending')
  expect(await ask(429, {}).outcome).toBe('pending')
})

test('without a connection nothing is known', async () => {
  expect(await ask(0, { paymentStatus: 'APPROVED' }).outcome).toBe('offline')
  expect(await ask(204, undefined).outcome).toBe('offline')
})

test('a token that is of no payment of this order is done with', async () => {
  expect(await ask(404, {}).outcome).toBe('over')
  expect(await ask(400, {}).outcome).toBe('over')
  expect(await ask(404, { paymentStatus: 'APPROVED' }).outcome).toBe('approved')
})
