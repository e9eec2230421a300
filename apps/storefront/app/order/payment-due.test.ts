import { expect, test } from 'vitest'
import { paymentDue } from './payment-due.ts'

type Order = Parameters<typeof paymentDue>[0]

const order = (part: Partial<Order>): Order => ({
  status: 'GENERATED',
  paymentStatus: 'PENDING',
  paymentAttempt: null,
  refund: null,
  cancelReason: null,
  paymentType: { upload: 'APP' },
  ...part,
})

/** spec('001 §2.21') spec('decisions enumerations.3') */
test('an order waits for the diner, then for the provider, and for the diner again once it was declined', () => {
  expect(paymentDue(order({}))).toBe('due')
  expect(paymentDue(order({ paymentAttempt: 'PENDING' }))).toBe('pending')
  expect(paymentDue(order({ paymentAttempt: 'REJECTED' }))).toBe('rejected')
})

test('the page of a provider that was left may be opened again', () => {
  expect(paymentDue(order({ paymentType: { upload: 'API' }, paymentAttempt: 'PENDING' }))).toBe('due')
})

test('an ended order says how, and an order paid or never payable online says nothing', () => {
  expect(paymentDue(order({ status: 'CANCELED', paymentStatus: 'EXPIRED' }))).toBe('expired')
  expect(paymentDue(order({ status: 'CANCELED', paymentStatus: 'REFUNDED' }))).toBe('refunded')
  for (const paymentStatus of ['APPROVED', 'EXPIRED'] as const) {
    const canceled = { status: 'CANCELED', paymentStatus } as const
    expect(paymentDue(order({ ...canceled, refund: 'UNDER_WAY' }))).toBe('refunding')
    expect(paymentDue(order({ ...canceled, refund: 'FAILED' }))).toBe('refund-failed')
    expect(paymentDue(order({ ...canceled, refund: 'OWED' }))).toBe('owed')
  }
  expect(paymentDue(order({ paymentStatus: 'APPROVED', paymentAttempt: 'APPROVED' }))).toBeNull()
  expect(paymentDue(order({ paymentStatus: null, paymentType: { upload: null } }))).toBeNull()
  expect(paymentDue(order({ status: 'CANCELED' }))).toBeNull()
})

test('an order that gave way to a newer one says nothing of a time to pay, unless money came for it all the same', () => {
  const replaced = {
    status: 'CANCELED',
    paymentStatus: 'EXPIRED',
    cancelReason: 'Hiciste otro pedido en su lugar.',
  } as const
  expect(paymentDue(order(replaced))).toBeNull()
  expect(paymentDue(order({ ...replaced, refund: 'UNDER_WAY' }))).toBe('refunding')
  expect(paymentDue(order({ ...replaced, cancelReason: 'El pago no llegó a tiempo.' }))).toBe('expired')
})
