import { wireAmounts } from '@mostrador/contract/testing/wire-amounts'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { anyMenuAndLines, anyTerms } from '@mostrador/domain/testing/arbitrary-cart'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorkplaceContext } from '../workplace/contact-context.ts'
import { givenOrder } from '../testing/given-order.ts'
import { workplace } from '../testing/given-workplace.ts'
import { TicketPaper } from './kitchen-ticket.tsx'
import { OrderTicket } from './order-ticket.tsx'

const render = (view: ReactNode): string =>
  renderToStaticMarkup(<WorkplaceContext value={workplace}>{view}</WorkplaceContext>)

/** The amounts of a view from top to bottom, in cents: "−$ 1.234,50" is -123450. */
const amountsIn = (html: string): readonly number[] =>
  Array.from(
    html.matchAll(/class="price">(−?)\$\s([\d.]+)(?:,(\d\d))?</g),
    ([, sign, whole = '', cents = '00']) =>
      (sign === '' ? 1 : -1) * Number(whole.replaceAll('.', '') + cents),
  )

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** spec('000 §9.22') */
test('the rows of the sheet and of the printed ticket come to the total of any order', () => {
  const points = fc.nat(50_000).map((whole) => whole * 100)
  fc.assert(
    fc.property(anyMenuAndLines, anyTerms, points, ({ menu, lines }, terms, loyaltyDiscount) => {
      const ticket = makeTicket({ ...terms, loyaltyDiscount, lines, menuDiscounts: menu.discounts })
      fc.pre(ticket.loyaltyDiscount === loyaltyDiscount)
      const order = givenOrder({ ...wireAmounts(ticket, lines, 2), type: 'TAKE_AWAY' })
      for (const view of [
        <OrderTicket key="sheet" order={order} />,
        <TicketPaper key="paper" order={order} />,
      ]) {
        const amounts = amountsIn(render(view))
        expect(amounts.at(-1)).toBe(ticket.total)
        expect(sum(amounts.slice(0, -1))).toBe(ticket.total)
      }
    }),
    { numRuns: 60 },
  )
})

test('a 2x1 is taken off what the lines cost, once, and so are points', () => {
  const menu = menuOf(
    [plate('pizza', { price: 590_000 })],
    [{ id: 'd', name: '2x1 en pizza', plateIds: ['pizza'], type: 'MULTIPLE', buy: 2, pay: 1 }],
  )
  const lines = [lineOn(menu, selection('pizza', { quantity: 2 }))]
  const ticket = makeTicket({
    lines,
    menuDiscounts: menu.discounts,
    surcharges: [],
    discounts: [],
    serviceFee: { userFee: 60_000, percentageUserFee: 0 },
    delivery: null,
    paymentTypeId: null,
    loyaltyDiscount: 100_000,
  })
  const order = givenOrder({ ...wireAmounts(ticket, lines, 2), type: 'TAKE_AWAY' })
  const text = render(<OrderTicket order={order} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(text.trim()).toBe(
    'Subtotal $ 11.800 2x1 en pizza −$ 5.900 Descuento por puntos −$ 1.000 Tarifa de servicio $ 600 Total $ 5.500',
  )
})
