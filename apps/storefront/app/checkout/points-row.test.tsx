import type { LoyaltyProgramInfo } from '@mostrador/contract/loyalty/loyalty-endpoints'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderingCustomer } from '../diner/ordering-customer.ts'
import type { CheckoutState } from './checkout-inputs.ts'
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

test('the checkout offers points that are protected, or wait for an order, and says what they want', () => {
  const locked = { ...ana, loyaltyPointsBalance: null, pointsLock: 'VERIFY' } as const
  expect(rowFor(locked, null)).toContain('Confirma tu teléfono para usar tus Brasas')
  const waiting = { ...ana, loyaltyPointsBalance: 150, pointsLock: 'FIRST_ORDER' } as const
  expect(rowFor(waiting, null)).toContain('después de tu primer pedido pagado')
  expect(rowFor({ ...ana, loyaltyPointsBalance: 300, pointsLock: null }, points)).toContain(
    'Tienes 300 Brasas',
  )
})

test('of nobody there are none', () => {
  expect(rowFor(null, null)).toBe('')
})
