import { describe, expect, test } from 'vitest'
import { codeEntry } from '../discount-code/code-entry.ts'
import { codeCartOf } from '../discount-code/unmet-conditions.ts'
import { sampleCode } from '../testing/sample-code.ts'
import { lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { deliveryFeeFor } from './delivery-fee.ts'
import { discountEntries, surchargeEntries } from './general-adjustments.ts'
import { orderProgress } from './progress.ts'
import { serviceFeeOn } from './service-fee.ts'
import { ticketRows } from './ticket-rows.ts'
import { amountBeforePoints, makeTicket, priceOf } from './ticket.ts'

type Rule = readonly [id: string, type: 'PERCENT' | 'FIXED', value: number]

const rule = ([id, type, value]: Rule, paymentTypeIds: readonly string[] = []) => ({
  id,
  name: `Regla ${id}`,
  type,
  value,
  paymentTypeIds,
})
const order = { itemsPrice: 10_005, paymentTypeId: 'cash' }

describe('general surcharges and discounts', () => {
  test('are percentages of the items and amounts, for the ways to pay that they name', () => {
    const rules = [
      rule(['a', 'PERCENT', 10]),
      rule(['b', 'FIXED', 300], ['cash', 'card']),
      rule(['c', 'FIXED', 300], ['card']),
      rule(['d', 'PERCENT', 0]),
      rule(['e', 'FIXED', -50]),
    ]
    expect(surchargeEntries(rules, order)).toEqual([
      { referenceId: 'a', name: 'Regla a', type: 'PERCENT', value: 10, amount: 1001 },
      { referenceId: 'b', name: 'Regla b', type: 'FIXED', value: 300, amount: 300 },
    ])
    expect(
      surchargeEntries([rule(['b', 'FIXED', 300], ['cash'])], { ...order, paymentTypeId: null }),
    ).toEqual([])
  })

  test('take no more together than there is: the one that would is cut, those after it are left out', () => {
    const rules = [
      rule(['a', 'FIXED', 700]),
      rule(['b', 'FIXED', -5]),
      rule(['c', 'FIXED', 700]),
      rule(['d', 'FIXED', 1]),
    ]
    const amounts = (atMost: number) =>
      discountEntries(rules, { ...order, atMost }).map(
        ({ referenceId, amount }) => `${referenceId} ${amount}`,
      )
    expect(amounts(1000)).toEqual(['a 700', 'c 300'])
    expect(amounts(1401)).toEqual(['a 700', 'c 700', 'd 1'])
    expect(amounts(0)).toEqual([])
  })
})

test('the service fee is its amount and its percentage, rounded half up', () => {
  expect(serviceFeeOn({ userFee: 100, percentageUserFee: 5 }, 10_010)).toBe(601)
})

test('a delivery that never becomes free is paid for whatever is ordered', () => {
  const terms = { card: 900, cash: null, minimumOrderPrice: 0, freeDeliveryFrom: null }
  expect(deliveryFeeFor(terms, { itemsPrice: 99_999_999, paymentMethod: null })).toBe(900)
})

test.each([
  [9999, { kind: 'free-delivery', target: 10_000, missing: 1, ratio: 0.9999, color: 'green' }],
  [10_000, { kind: 'free-delivery-reached', target: 10_000, missing: 0, ratio: 1, color: 'green' }],
])('with items of %i, one unit decides', (itemsPrice, progress) => {
  expect(orderProgress(itemsPrice, { minimumOrderPrice: 5000, freeDeliveryFrom: 10_000 })).toEqual(progress)
})

test('a minimum that was reached says so', () => {
  expect(orderProgress(5000, { minimumOrderPrice: 5000, freeDeliveryFrom: null })).toEqual({
    kind: 'minimum-reached',
    target: 5000,
    missing: 0,
    ratio: 1,
    color: 'green',
  })
  expect(orderProgress(5000, { minimumOrderPrice: 0, freeDeliveryFrom: null })).toBeUndefined()
})

describe('a ticket with a code for free delivery', () => {
  const menu = menuOf([plate('pizza', { price: 10_000 })])
  const code = sampleCode({ deliveryFee: true, maximumDiscountAmount: 500 })
  const ticket = makeTicket({
    lines: [lineOn(menu, selection('pizza', { quantity: 2 }))],
    menuDiscounts: [],
    surcharges: [rule(['s', 'FIXED', 700])],
    discounts: [rule(['d', 'PERCENT', 10])],
    serviceFee: { userFee: 50, percentageUserFee: 0 },
    delivery: {
      terms: { card: 900, cash: 1200, minimumOrderPrice: 0, freeDeliveryFrom: null },
      paymentMethod: 'CARD',
    },
    paymentTypeId: null,
    code: { code, name: 'Cupón' },
    loyaltyDiscount: 300,
  })

  test('comes to what its rows say', () => {
    expect(ticketRows(ticket)).toEqual([
      { kind: 'items', amount: 20_000, name: null, benefit: null },
      { kind: 'surcharge', amount: 700, name: 'Regla s', benefit: null },
      { kind: 'discount', amount: -2000, name: 'Regla d', benefit: null },
      { kind: 'discount', amount: -500, name: 'Cupón', benefit: null },
      { kind: 'points', amount: -300, name: null, benefit: null },
      { kind: 'service-fee', amount: 50, name: null, benefit: null },
      { kind: 'delivery-fee', amount: 900, name: null, benefit: null },
    ])
    // 20000 + 700 - 2000 - 500 - 300 + 50 + 900.
    expect(ticket.total).toBe(18_850)
  })

  test('has as its price the items with delivery, and leaves to points what is not the delivery’s', () => {
    expect(priceOf(ticket)).toBe(20_900)
    expect(amountBeforePoints(ticket)).toBe(18_700)
  })

  test('is judged for a code without that code’s own row', () => {
    const lines = [{ referenceId: 'pizza', categoryId: 'pizzas' }]
    const expected = { itemsPrice: 20_000, lines, atMost: 18_700, deliveryFee: 900 }
    expect(codeCartOf(code, { ticket, lines, hasDelivery: true })).toEqual(expected)
    expect(codeCartOf({ id: 'another' }, { ticket, lines, hasDelivery: false })).toEqual({
      ...expected,
      atMost: 18_200,
      deliveryFee: null,
    })
  })
})

test('a partner’s benefit has its kind in its row, and a free delivery a row where one asks for it', () => {
  const amounts = {
    linesPrice: 0,
    menuDiscounts: [{ name: '2x1', amount: 100 }],
    surcharges: [],
    discounts: [{ name: 'Socios', amount: 200, externalBenefitType: 'Nivel Oro' }],
    loyaltyDiscount: 0,
    userServiceFee: 0,
    deliveryFee: 0,
  }
  expect(ticketRows(amounts)).toEqual([
    { kind: 'items', amount: 0, name: null, benefit: null },
    { kind: 'discount', amount: -100, name: '2x1', benefit: null },
    { kind: 'discount', amount: -200, name: 'Socios', benefit: 'Nivel Oro' },
  ])
  expect(ticketRows(amounts, { isDelivery: true }).at(-1)).toMatchObject({ kind: 'delivery-fee', amount: 0 })
})

test('the row of a code says which it is, of what kind, and for how much', () => {
  const base = { itemsPrice: 10_000, atMost: 9000, deliveryFee: 900 }
  expect(codeEntry({ code: sampleCode(), name: 'Cupón' }, base)).toEqual({
    referenceId: 'code',
    name: 'Cupón',
    type: 'PERCENT',
    value: 10,
    amount: 1000,
  })
  const free = sampleCode({ deliveryFee: true, maximumDiscountAmount: 300 })
  expect(codeEntry({ code: free, name: 'Cupón' }, base)).toMatchObject({ type: 'DELIVERY_FEE', value: 300 })
})
