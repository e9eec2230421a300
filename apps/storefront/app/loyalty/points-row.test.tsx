import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderingCustomer } from '../account/ordering-customer.ts'
import type { CheckoutState } from '../checkout/checkout-inputs.ts'
import { textOf } from '../testing/text-of.ts'
import { PointsRow } from './points-row.tsx'

const program = { name: 'Brasas' } as LoyaltyProgramInfo
const points = { redeemed: 0, balance: 300, amount: 1000, isBlockedByCode: false, refusal: undefined }
const ana = { name: 'Ana', phone: '+5491123456789', optIn: false, addressesRegistered: [] }

function rowFor(customer: OrderingCustomer | null, now: typeof points | null): string {
  const benefits = { kept: null, code: null, program, points: now, customer, external: null }
  const state = { benefits } as unknown as CheckoutState
  return textOf(renderToStaticMarkup(<PointsRow state={state} change={() => undefined} />))
}

test.each([
  ['that are protected', { loyaltyPointsBalance: null, pointsLock: 'VERIFY' }, null, 'Confirma tu teléfono'],
  ['that wait for an order', { loyaltyPointsBalance: 150, pointsLock: 'FIRST_ORDER' }, null, 'primer pedido'],
  ['that are free', { loyaltyPointsBalance: 300, pointsLock: null }, points, 'Tienes 300 Brasas'],
] as const)('the checkout offers points %s, and says what they want', (_, customer, now, text) => {
  expect(rowFor({ ...ana, ...customer }, now)).toContain(text)
})

test('of nobody there are none', () => {
  expect(rowFor(null, null)).toBe('')
})
