import { codeEntry } from '@mostrador/domain/discount-code/code-entry'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { expect, test } from 'vitest'
import { ticketClaim } from '../order/order-items.ts'
import type { DiscountCodeInfo } from './discount-code-endpoints.ts'
import { discountCodeFromWire } from './discount-code-from-wire.ts'

const INFO: DiscountCodeInfo = {
  id: '0197f000-0000-7000-8000-000000000001',
  code: 'HOLA',
  type: 'FIXED',
  value: 12.5,
  minimumOrderAmount: 100,
  plate: null,
  category: null,
  maximumDiscountAmount: null,
  firstTimeUse: false,
  limitedUsage: false,
  deliveryFee: false,
  externalBenefitType: null,
  active: true,
  paymentTypeIds: [],
  heldUntil: null,
}

test('amounts of a code become minor units of the country, percentages stay', () => {
  expect(discountCodeFromWire(INFO, 2)).toMatchObject({ value: 1250, minimumOrderAmount: 10_000 })
  expect(discountCodeFromWire({ ...INFO, value: 500, minimumOrderAmount: null }, 0)).toMatchObject({
    value: 500,
    minimumOrderAmount: null,
  })
  expect(discountCodeFromWire({ ...INFO, type: 'PERCENT', value: 12.5 }, 2)).toMatchObject({ value: 12.5 })
})

/** spec('000 §3.23') */
test('a free delivery is worth the delivery, whatever its value says', () => {
  const code = discountCodeFromWire({ ...INFO, type: 'DELIVERY_FEE', deliveryFee: true, value: 0 }, 2)
  const entry = codeEntry({ code, name: 'Cupón' }, { itemsPrice: 100, atMost: 100, deliveryFee: 900 })
  expect(entry).toMatchObject({ type: 'DELIVERY_FEE', amount: 900 })
})

test('the row of a code says its code to the server, and a free delivery its amount in major units', () => {
  const code = discountCodeFromWire({ ...INFO, type: 'DELIVERY_FEE', deliveryFee: true, value: 0 }, 2)
  const ticket = makeTicket({
    lines: [],
    menuDiscounts: [],
    surcharges: [],
    discounts: [],
    serviceFee: { userFee: 0, percentageUserFee: 0 },
    delivery: {
      terms: { card: 900, cash: null, minimumOrderPrice: 0, freeDeliveryFrom: null },
      paymentMethod: null,
    },
    paymentTypeId: null,
    code: { code, name: 'Cupón' },
  })
  expect(ticketClaim(ticket, 2, { code }).discounts).toEqual([
    {
      name: 'Cupón',
      type: 'DELIVERY_FEE',
      value: 9,
      amount: 9,
      discountReferenceId: INFO.id,
      code: 'HOLA',
      externalBenefitType: null,
    },
  ])
})
