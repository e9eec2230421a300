import { expect, test } from 'vitest'
import { refusalByError } from './order-refusal.ts'

const CHECK = '23514'

test.each([
  ['plate_stocks', 'out-of-stock'],
  ['slot_bookings', 'slot-full'],
  ['discount_codes', 'discount-code-used-up'],
  ['discount_code_customers', 'discount-code-used-up'],
  ['discount_code_uses', 'discount-code-not-first'],
  ['customers', 'points-short'],
])('a check of %s that fails is the refusal %s', (table, refusal) => {
  expect(refusalByError({ code: CHECK, table })).toBe(refusal)
  // A missing or doubled row is nothing that a diner could mend.
  expect(refusalByError({ code: '23502', table })).toBeUndefined()
  expect(refusalByError({ code: '23505', table })).toBeUndefined()
})

test('a code of an order that is taken is drawn anew', () => {
  expect(refusalByError({ code: '23505', constraint: 'orders_code_key' })).toBe('code-taken')
  expect(refusalByError({ code: CHECK, constraint: 'orders_code_key' })).toBeUndefined()
  expect(refusalByError({ code: '23505', constraint: 'orders_pkey' })).toBeUndefined()
})

test('a deadlock is tried again, and anything else is nobody’s refusal', () => {
  expect(refusalByError({ code: '40P01' })).toBe('stale')
  expect(refusalByError({ code: CHECK, table: 'orders' })).toBeUndefined()
  expect(refusalByError(new Error('The disk is full'))).toBeUndefined()
})
