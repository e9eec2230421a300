import { describe, expect, test } from 'vitest'
import { sampleCode } from '../testing/sample-code.ts'
import { keepCode } from '../discount-code/kept-code.ts'
import type { PricedShop } from '../cart/load-priced-shop.ts'
import { ticketWithBenefits } from './ticket-with-benefits.ts'
import { benefitsAfter } from './use-refusal.ts'

const shop = {
  view: { menu: { discounts: [] } },
  surcharges: [],
  discounts: [],
  serviceFee: { userFee: 0, percentageUserFee: 0 },
} as unknown as PricedShop

const line = {
  id: 'line',
  referenceId: 'flan',
  referenceType: 'PLATE',
  name: 'Flan',
  price: 1_000_000,
  quantity: 1,
  categoryId: 'dolci',
  extras: [],
} as unknown as Parameters<typeof ticketWithBenefits>[1][number]

const program = {
  name: 'Brasas',
  active: true,
  orderPercentage: 5,
  minRedeemedPoints: 500,
  maxRedeemedPoints: 0,
  maxRedeemedPercentage: 50,
  supportsDiscounts: true,
  branchContactIds: [],
  rewards: [],
}

const code = keepCode(
  { ...sampleCode, value: 2000, minimumOrderAmount: 5000 },
  { orderModeId: 'mode', paymentTypeId: null, at: null },
  0,
)

const ticketOf = (wishes: Partial<Parameters<typeof ticketWithBenefits>[2]>, lines = [line]) =>
  ticketWithBenefits(shop, lines, {
    payment: null,
    terms: null,
    mantissa: 2,
    code: null,
    points: 0,
    loyalty: { program, balance: 5000 },
    ...wishes,
  })

describe('the ticket', () => {
  /** spec('000 §3.26') */
  test('takes off the code, and points of what the code leaves', () => {
    expect(ticketOf({}).ticket.total).toBe(1_000_000)
    const both = ticketOf({ code, points: 4000 })
    expect(both.ticket).toMatchObject({ total: 400_000, loyaltyDiscount: 400_000 })
    expect(both.code?.unmet).toEqual([])
    const above = ticketOf({ code, points: 4001 })
    expect(above.ticket.total).toBe(800_000)
    expect(above.points?.refusal).toEqual({ code: 'above-percentage', limit: 4000 })
  })

  test('takes off what a partner gives before the code, and points of what both leave', () => {
    const benefit = {
      id: 'b',
      name: 'Socios',
      type: 'PERCENT',
      value: 20,
      paymentTypeIds: [],
      priority: null,
      externalBenefitType: null,
    } as const
    const user = { partner: 'club', externalUserId: 'ana' }
    const withPartner = { ...shop, externalBenefits: { user, partnerName: 'Club Uno', benefit } }
    const { ticket, points } = ticketWithBenefits(withPartner, [line], {
      payment: null,
      terms: null,
      mantissa: 2,
      code,
      points: 3001,
      loyalty: { program, balance: 5000 },
    })
    expect(ticket.discounts.map(({ amount }) => amount)).toEqual([200_000, 200_000])
    expect(points?.refusal).toEqual({ code: 'above-percentage', limit: 3000 })
  })

  test('judges no free delivery by a fee of nothing where the address is outside every zone', () => {
    const free = { ...code, info: { ...code.info, deliveryFee: true } }
    const terms = { card: 0, cash: 0, minimumOrderPrice: 0, freeDeliveryFrom: null }
    const unmet = [{ code: 'already-free-delivery' }]
    expect(ticketOf({ code: free, terms }).code?.unmet).toEqual(unmet)
    expect(ticketOf({ code: free, isOutside: true, terms }).code?.unmet).toEqual([])
  })

  /** spec('000 §5.22') */
  test('leaves a code out that lacks something, and says what', () => {
    const cheap = ticketOf({ code }, [{ ...line, price: 100_000 }])
    expect(cheap.ticket).toMatchObject({ total: 100_000, discounts: [] })
    expect(cheap.code?.unmet).toEqual([{ code: 'minimum-amount', amount: 500_000 }])
  })

  test('leaves a free delivery out where nothing is delivered, and the points as they were', () => {
    const free = { ...code, info: { ...code.info, minimumOrderAmount: null, deliveryFee: true } }
    const apart = { program: { ...program, supportsDiscounts: false }, balance: 5000 }
    const taken = ticketOf({ code: free, points: 600, loyalty: apart })
    expect(taken.code?.unmet).toEqual([{ code: 'no-delivery' }])
    expect(taken.ticket).toMatchObject({ discounts: [], loyaltyDiscount: 60_000 })
    expect(taken.points?.isBlockedByCode).toBe(false)
  })

  test('has no fee while the zone is not known, and a free delivery is not called needless before', () => {
    const free = { ...code, info: { ...code.info, minimumOrderAmount: null, deliveryFee: true } }
    const lowest = { card: 0, cash: 0, minimumOrderPrice: 0, freeDeliveryFrom: null }
    const fee = { ...lowest, card: 90_000, cash: 90_000 }
    expect(ticketOf({ terms: fee, isFeeKnown: false }).ticket).toMatchObject({
      deliveryFee: 0,
      total: 1_000_000,
    })
    expect(ticketOf({ terms: fee }).ticket).toMatchObject({ deliveryFee: 90_000, total: 1_090_000 })
    for (const terms of [lowest, fee]) {
      expect(ticketOf({ code: free, terms, isFeeKnown: false }).code?.unmet).toEqual([])
    }
    expect(ticketOf({ code: free, terms: lowest }).code?.unmet).toEqual([{ code: 'already-free-delivery' }])
    const dear = { ...free, info: { ...free.info, minimumOrderAmount: 20_000 } }
    expect(ticketOf({ code: dear, terms: fee, isFeeKnown: false }).code?.unmet).toHaveLength(1)
  })

  /** spec('000 §5.33') */
  test('has no points beside a code where the programme does not combine, nor of somebody unknown', () => {
    const apart = { program: { ...program, supportsDiscounts: false }, balance: 5000 }
    expect(ticketOf({ code, points: 600, loyalty: apart }).ticket.loyaltyDiscount).toBe(0)
    expect(ticketOf({ points: 600, loyalty: apart }).ticket.loyaltyDiscount).toBe(60_000)
    expect(ticketOf({ points: 600, loyalty: null })).toMatchObject({ points: null })
  })
})

test('a refusal ends what it is about', () => {
  expect(benefitsAfter([{ code: 'discount-code-gone' }])).toEqual({ discountCode: null })
  expect(benefitsAfter([{ code: 'points-refused' }])).toEqual({ points: 0 })
  expect(benefitsAfter([{ code: 'loyalty-changed' }, { code: 'sold-out' }])).toEqual({ points: 0 })
  expect(benefitsAfter([{ code: 'discounts-changed' }, { code: 'total-changed' }])).toEqual({
    discountCode: null,
  })
  expect(benefitsAfter([{ code: 'price-changed' }, { code: 'discounts-changed' }])).toEqual({})
})
