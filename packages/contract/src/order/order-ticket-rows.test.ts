import { sumOf } from '@mostrador/domain/pricing/sums'
import { ticketRows } from '@mostrador/domain/pricing/ticket-rows'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { anyMenuAndLines, anyTerms } from '@mostrador/domain/testing/arbitrary-cart'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorOf } from '../money/minor-of.ts'
import { wireAmounts } from '../testing/wire-amounts.ts'
import { orderTicketRows } from './order-ticket-rows.ts'

/** spec('000 §9.22') */
test('an order of the wire has the rows of its ticket, which come to its total', () => {
  const whole = fc.nat(50_000).map((points) => points * 100)
  fc.assert(
    fc.property(anyMenuAndLines, anyTerms, whole, ({ menu, lines }, terms, loyaltyDiscount) => {
      const ticket = makeTicket({ ...terms, loyaltyDiscount, lines, menuDiscounts: menu.discounts })
      // Points are whole: an order that they would pass is not placed.
      fc.pre(ticket.loyaltyDiscount === loyaltyDiscount)
      const order = { ...wireAmounts(ticket, lines, 2), type: 'TAKE_AWAY' as const }
      const rows = orderTicketRows(order, 2)
      expect(rows).toEqual(ticketRows(ticket))
      expect(sumOf(rows)).toBe(minorOf(order.total, 2))
    }),
    { numRuns: 200 },
  )
})
