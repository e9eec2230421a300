import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMenuAndLines, anyTerms } from '../testing/arbitrary-cart.ts'
import { sumOf } from './sums.ts'
import { ticketRows } from './ticket-rows.ts'
import { makeTicket } from './ticket.ts'

const anyTicket = fc
  .tuple(anyMenuAndLines, anyTerms)
  .map(([{ menu, lines }, terms]) => makeTicket({ ...terms, lines, menuDiscounts: menu.discounts }))

/** spec('000 §9.22') */
test('the rows of any ticket come to its total, and none but the items and a free delivery is zero', () => {
  fc.assert(
    fc.property(anyTicket, fc.boolean(), (ticket, isDelivery) => {
      const [items, ...others] = ticketRows(ticket, { isDelivery })
      expect(items).toMatchObject({ kind: 'items', amount: ticket.linesPrice })
      expect(sumOf(ticketRows(ticket, { isDelivery }))).toBe(ticket.total)
      const zeros = others.filter(({ amount }) => amount === 0).map(({ kind }) => kind)
      expect(zeros).toEqual(isDelivery && ticket.deliveryFee === 0 ? ['delivery-fee'] : [])
    }),
    { numRuns: 300 },
  )
})
