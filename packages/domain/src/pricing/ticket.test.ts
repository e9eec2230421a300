import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withLine } from '../cart/add-line.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { cartTotal } from '../cart/cart.ts'
import { formatAmount } from '../money/format-amount.ts'
import { toMajor, toMinor } from '../money/major.ts'
import { anyMenuAndLines, anyTerms } from '../testing/arbitrary-cart.ts'
import { sampleCode } from '../testing/sample-code.ts'
import { garnish, group, lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { makeTicket, type Ticket, type TicketInput } from './ticket.ts'

const nothing: Omit<TicketInput, 'lines' | 'menuDiscounts'> = {
  surcharges: [],
  discounts: [],
  serviceFee: { userFee: 0, percentageUserFee: 0 },
  delivery: null,
  paymentTypeId: null,
}

const add = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)

/** The total as a reader adds it up from the top of the ticket to its end. */
const readAloud = (ticket: Ticket): number =>
  ticket.linesPrice -
  add(ticket.menuDiscounts) +
  add(ticket.surcharges) -
  add(ticket.discounts) -
  ticket.loyaltyDiscount +
  ticket.userServiceFee +
  ticket.deliveryFee

const oneByOne = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => ({
      ...line,
      id: `${line.id}/${index}`,
      quantity: 1,
    })),
  )

describe('any ticket', () => {
  /** spec('000 §9.22') */
  test('adds up to its total, with no row and no total below zero', () => {
    fc.assert(
      fc.property(anyMenuAndLines, anyTerms, ({ menu, lines }, terms) => {
        const ticket = makeTicket({ ...terms, lines, menuDiscounts: menu.discounts })
        expect(readAloud(ticket)).toBe(ticket.total)
        expect(ticket.itemsPrice).toBe(cartTotal(lines, menu.discounts))
        const rows = [...ticket.menuDiscounts, ...ticket.surcharges, ...ticket.discounts].map(
          ({ amount }) => amount,
        )
        expect(Math.min(...rows, 1)).toBeGreaterThan(0)
        const { itemsPrice, userServiceFee, deliveryFee, loyaltyDiscount, total } = ticket
        const freeDelivery = add(ticket.discounts.filter(({ type }) => type === 'DELIVERY_FEE'))
        expect(freeDelivery).toBeLessThanOrEqual(deliveryFee)
        expect(
          Math.min(itemsPrice, loyaltyDiscount, total - userServiceFee - (deliveryFee - freeDelivery)),
        ).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 300 },
    )
  })

  /** spec('decisions wire-conventions.3') */
  test('adds up on the wire too, whatever the country’s decimals', () => {
    fc.assert(
      fc.property(anyMenuAndLines, anyTerms, fc.nat(3), ({ menu, lines }, terms, mantissa) => {
        const ticket = makeTicket({ ...terms, lines, menuDiscounts: menu.discounts })
        const sent = { ...ticket, total: toMinor(toMajor(ticket.total, mantissa), mantissa) }
        expect(sent.total).toBe(readAloud(ticket))
        expect(formatAmount(ticket.total, { code: 'X', symbol: '$', mantissa })).not.toContain('NaN')
      }),
    )
  })

  test('is the same whether lines are merged, split or in another order', () => {
    fc.assert(
      fc.property(anyMenuAndLines, anyTerms, ({ menu, lines }, terms) => {
        const totalOf = (of: readonly CartLine[]) =>
          makeTicket({ ...terms, lines: of, menuDiscounts: menu.discounts }).total
        const empty: readonly CartLine[] = []
        expect(totalOf(lines.reduce(withLine, empty))).toBe(totalOf(lines))
        expect(totalOf(oneByOne(lines))).toBe(totalOf(lines))
        expect(totalOf(lines.toReversed())).toBe(totalOf(lines))
      }),
      { numRuns: 200 },
    )
  })
})

describe('a benefit of an external partner', () => {
  /** spec('000 §4.40') */
  test('is a general discount: it takes what one would, after those of the shop, and its row is its own', () => {
    fc.assert(
      fc.property(anyMenuAndLines, anyTerms, ({ menu, lines }, { externalBenefit, ...terms }) => {
        const input = { ...terms, lines, menuDiscounts: menu.discounts }
        const ticket = makeTicket({ ...input, externalBenefit })
        const without = makeTicket(input)
        const own = ticket.discounts.filter(({ referenceId }) => referenceId === externalBenefit?.id)
        expect(own.length).toBeLessThanOrEqual(1)
        const asGeneral = externalBenefit ? [...terms.discounts, externalBenefit] : terms.discounts
        expect(ticket).toEqual(makeTicket({ ...input, discounts: asGeneral }))
        const ofShop = (of: Ticket) =>
          of.discounts.filter(({ referenceId }) => terms.discounts.some(({ id }) => id === referenceId))
        expect(ofShop(ticket)).toEqual(ofShop(without))
        expect(ticket.total).toBeLessThanOrEqual(without.total)
      }),
      { numRuns: 300 },
    )
  })

  test('stands before code and points, and for every way to pay', () => {
    const menu = menuOf([plate('pizza', { price: 10_000 })])
    const ticket = makeTicket({
      ...nothing,
      lines: [lineOn(menu, selection('pizza'))],
      menuDiscounts: [],
      discounts: [{ id: 'd', name: 'd', type: 'FIXED', value: 500, paymentTypeIds: [] }],
      externalBenefit: {
        id: 'b',
        name: 'Socios',
        type: 'PERCENT',
        value: 20,
        paymentTypeIds: [],
        priority: null,
        externalBenefitType: 'Nivel Oro',
      },
      code: { code: sampleCode({ type: 'FIXED', value: 100_000 }), name: 'Cupón' },
    })
    expect(ticket.discounts.map(({ referenceId, amount }) => [referenceId, amount])).toEqual([
      ['d', 500],
      ['b', 2000],
      ['code', 7500],
    ])
  })
})

describe('a ticket by hand', () => {
  const menu = menuOf([plate('pizza', { price: 10_000 }), plate('agua', { price: 1_000 })])
  const lines = [lineOn(menu, selection('pizza', { quantity: 2 })), lineOn(menu, selection('agua'))]

  /** spec('000 §3.21') spec('000 §9.21') */
  test('follows the order that is written down', () => {
    const ticket = makeTicket({
      lines,
      menuDiscounts: [],
      surcharges: [{ id: 's', name: 'Cubierto', type: 'FIXED', value: 500, paymentTypeIds: [] }],
      discounts: [{ id: 'd', name: 'Efectivo', type: 'PERCENT', value: 10, paymentTypeIds: ['cash'] }],
      code: { code: sampleCode({ type: 'FIXED', value: 1000 }), name: 'Cupón' },
      loyaltyDiscount: 400,
      serviceFee: { userFee: 100, percentageUserFee: 5 },
      delivery: {
        terms: { card: 900, cash: 1200, minimumOrderPrice: 0, freeDeliveryFrom: null },
        paymentMethod: 'CASH',
      },
      paymentTypeId: 'cash',
    })
    // 21000 + 500 - 2100 - 1000 - 400 = 18000, of which 5 % and 100 more are the service.
    expect(ticket).toMatchObject({
      itemsPrice: 21_000,
      userServiceFee: 1000,
      deliveryFee: 1200,
      total: 20_200,
    })
    expect(ticket.discounts.map(({ amount }) => amount)).toEqual([2100, 1000])
  })

  test('a rule for some ways to pay does not touch the others', () => {
    const discounts = [
      { id: 'd', name: 'Efectivo', type: 'PERCENT', value: 10, paymentTypeIds: ['cash'] } as const,
    ]
    const totalFor = (paymentTypeId: string | null) =>
      makeTicket({ ...nothing, lines, menuDiscounts: [], discounts, paymentTypeId }).total
    expect([totalFor('cash'), totalFor('card'), totalFor(null)]).toEqual([18_900, 21_000, 21_000])
  })

  test('whatever is given away stops at zero, and the fees remain', () => {
    const ticket = makeTicket({
      ...nothing,
      lines,
      menuDiscounts: [],
      discounts: [
        { id: 'a', name: 'a', type: 'FIXED', value: 20_000, paymentTypeIds: [] },
        { id: 'b', name: 'b', type: 'FIXED', value: 20_000, paymentTypeIds: [] },
      ],
      code: { code: sampleCode({ type: 'FIXED', value: 5 }), name: 'Cupón' },
      loyaltyDiscount: 5,
      serviceFee: { userFee: 100, percentageUserFee: 50 },
    })
    expect(ticket.discounts.map(({ amount }) => amount)).toEqual([20_000, 1_000])
    expect(ticket).toMatchObject({ loyaltyDiscount: 0, userServiceFee: 100, total: 100 })
  })

  test('a code for free delivery gives away the fee, and neither items nor service fee', () => {
    const delivery = {
      terms: { card: 900, cash: 1200, minimumOrderPrice: 0, freeDeliveryFrom: null },
      paymentMethod: 'CASH',
    } as const
    const free = { code: sampleCode({ deliveryFee: true }), name: 'Cupón' }
    const serviceFee = { userFee: 0, percentageUserFee: 10 }
    const of = (part: Partial<TicketInput>) =>
      makeTicket({ ...nothing, lines, menuDiscounts: [], serviceFee, ...part })
    expect(of({ delivery, code: free })).toMatchObject({
      deliveryFee: 1200,
      userServiceFee: 2100,
      total: 23_100,
      discounts: [{ type: 'DELIVERY_FEE', amount: 1200, value: 1200 }],
    })
    expect(of({ code: free }).discounts).toEqual([])
  })

  /** spec('000 §3.10') */
  test('MULTIPLE gives away the cheapest units of a plate over all its lines, never the extras', () => {
    const sized = plate('empanada', {
      sizes: [
        { id: 's', name: 'S', price: 300 },
        { id: 'm', name: 'M', price: 500 },
      ],
      garnishGroups: [group('extra', { garnishes: [garnish('queso', 50)] })],
    })
    const threeForTwo = {
      id: 'd',
      name: '3x2',
      plateIds: ['empanada'],
      type: 'MULTIPLE',
      buy: 3,
      pay: 2,
    } as const
    const promo = menuOf([sized], [threeForTwo])
    const cheese = [{ groupId: 'extra', items: [{ garnishId: 'queso', quantity: 1 }] }]
    const ticket = makeTicket({
      ...nothing,
      lines: [
        lineOn(promo, selection('empanada', { sizeId: 'm', quantity: 5 })),
        lineOn(promo, selection('empanada', { sizeId: 's', quantity: 1, groups: cheese })),
      ],
      menuDiscounts: promo.discounts,
    })
    expect(ticket.menuDiscounts).toEqual([
      { referenceId: 'd', name: '3x2', type: 'MULTIPLE', value: 2, amount: 300 + 500 },
    ])
    expect(ticket.itemsPrice).toBe(5 * 500 + 350 - 800)
  })
})
