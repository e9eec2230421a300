import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '../order/order-status.ts'
import { PAYMENT_STATUSES } from '../payment/payment-type.ts'
import { mayRate } from './may-rate.ts'

test('an order is rated once the shop accepted it, never when it was canceled', () => {
  const rated = ORDER_STATUSES.filter((status) => mayRate({ status, confirmed: true, paymentStatus: null }))
  expect(rated).toEqual(['ACCEPTED', 'READY', 'DELIVERED'])
  expect(mayRate({ status: 'ACCEPTED', confirmed: false, paymentStatus: null })).toBe(false)
})

test('an order that was never paid is not rated', () => {
  const paid = PAYMENT_STATUSES.filter((paymentStatus) =>
    mayRate({ status: 'DELIVERED', confirmed: true, paymentStatus }),
  )
  expect(paid).toEqual(['APPROVED', 'REFUNDED'])
})
