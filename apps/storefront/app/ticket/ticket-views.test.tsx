import { wireAmounts } from '@mostrador/contract/testing/wire-amounts'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { cartTotal } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { MenuDiscount } from '@mostrador/domain/menu/menu'
import { makeTicket } from '@mostrador/domain/pricing/ticket'
import { anyMenuAndLines, anyTerms } from '@mostrador/domain/testing/arbitrary-cart'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import fc from 'fast-check'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AliasContext } from '../place/use-alias.ts'
import { CartTicket } from '../cart/cart-ticket.tsx'
import { LineCard } from '../cart/line-card.tsx'
import { offersOf } from '../cart/line-offers.ts'
import { TicketCard } from '../checkout/ticket-card.tsx'
import { OrderDetails } from '../order/order-details.tsx'
import { textOf } from '../testing/text-of.ts'

type Alias = NonNullable<ComponentProps<typeof AliasContext>['value']>

/** Of an alias these views need the money, and what points are called. */
const alias = {
  lookup: { type: 'branch' },
  country: { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 },
  loyalty: { name: 'Brasas' },
} as unknown as Alias

const chile = {
  ...alias,
  country: { currency: { code: 'CLP', symbol: '$' }, mantissa: 0 },
} as unknown as Alias

const render = (view: ReactNode, at: Alias = alias): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AliasContext value={at}>{view}</AliasContext>
    </MemoryRouter>,
  )

const AMOUNT = /(-?)\$\u00a0([\d.]+)(?:,(\d\d))?/g

/** The amounts in a piece of HTML from top to bottom, in cents: "-$ 1.234,50" is -123450. */
const amountsIn = (html: string): readonly number[] =>
  Array.from(html.matchAll(AMOUNT), ([, sign, whole = '', cents = '00']) =>
    Number(`${sign}${whole.replaceAll('.', '')}${cents}`),
  )

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Texts of the rows of a view, and the total under them. */
function readRows(html: string) {
  const rows = amountsIn(/<dl[^>]*>.*<\/dl>/s.exec(html)?.[0] ?? '')
  return { rows: sum(rows.slice(0, -1)), total: rows.at(-1) }
}

/** The ticket of lines to which a shop adds nothing. */
const plainTicket = (lines: readonly CartLine[], menuDiscounts: readonly MenuDiscount[]) =>
  makeTicket({
    lines,
    menuDiscounts,
    surcharges: [],
    discounts: [],
    serviceFee: { userFee: 0, percentageUserFee: 0 },
    delivery: null,
    paymentTypeId: null,
  })

/** spec('000 §9.22') */
test('the rows of the cart, of the checkout and of the follow-up come to the total of any order', () => {
  const points = fc.nat(50_000).map((whole) => whole * 100)
  fc.assert(
    fc.property(anyMenuAndLines, anyTerms, points, ({ menu, lines }, terms, loyaltyDiscount) => {
      const ticket = makeTicket({ ...terms, loyaltyDiscount, lines, menuDiscounts: menu.discounts })
      fc.pre(ticket.loyaltyDiscount === loyaltyDiscount)
      const isDelivery = ticket.deliveryFee > 0
      const type = isDelivery ? 'DELIVERY' : 'TAKE_AWAY'
      const order = { ...wireAmounts(ticket, lines, 2), type, notes: '', cashTotal: null } as FollowUpOrder
      for (const view of [
        <TicketCard
          key="checkout"
          payment={null}
          alias="a"
          ticket={ticket}
          lines={lines}
          isDelivery={isDelivery}
        />,
        <CartTicket key="cart" payment={null} ticket={ticket} isDelivery={isDelivery} />,
        <OrderDetails key="follow-up" order={order} />,
      ]) {
        expect(readRows(render(view))).toEqual({ rows: ticket.total, total: ticket.total })
      }
    }),
    { numRuns: 60 },
  )
})

/** spec('000 §2.62') */
test('the lines of any cart come to its items, and a ticket without charges to the same', () => {
  fc.assert(
    fc.property(anyMenuAndLines, ({ menu: { discounts }, lines }) => {
      const total = cartTotal(lines, discounts)
      const offers = offersOf(lines, discounts)
      const nothing = () => undefined
      const cards = lines.map((line) =>
        render(
          <LineCard
            shown={{ line, change: undefined }}
            image={null}
            offer={offers.get(line.id)}
            onQuantity={nothing}
            onRemove={nothing}
          />,
        ),
      )
      expect(sum(cards.map((card) => amountsIn(card)[0] ?? 0))).toBe(total)
      const rows = render(
        <CartTicket payment={null} ticket={plainTicket(lines, discounts)} isDelivery={false} />,
      )
      expect(readRows(rows)).toEqual({ rows: total, total })
    }),
    { numRuns: 60 },
  )
})

test('a 2x1 is named at its line and in a row of the cart, with the price before it', () => {
  const menu = menuOf(
    [plate('pizza', { price: 590_000 })],
    [{ id: 'd', name: '2x1 en pizza', plateIds: ['pizza'], type: 'MULTIPLE', buy: 2, pay: 1 }],
  )
  const line = lineOn(menu, selection('pizza', { quantity: 2 }))
  const offer = offersOf([line], menu.discounts).get(line.id)
  const nothing = () => undefined
  const shown = { line, change: undefined }
  const card = textOf(
    render(<LineCard shown={shown} image={null} offer={offer} onQuantity={nothing} onRemove={nothing} />),
  )
  expect(card).toMatch(/2x1 en pizza .*\$ 5\.900 .*\$ 11\.800/)
  const ticket = plainTicket([line], menu.discounts)
  expect(textOf(render(<CartTicket payment={null} ticket={ticket} isDelivery={false} />))).toBe(
    'Subtotal $ 11.800 2x1 en pizza -$ 5.900 Total $ 5.900',
  )
  const one = lineOn(menu, selection('pizza'))
  expect(offersOf([one], menu.discounts).size).toBe(0)
})

test('a delivery of which nobody knows the zone depends on the address, and costs nothing yet', () => {
  const ticket = plainTicket([], [])
  const rows = (isFeeKnown: boolean) =>
    textOf(
      render(
        <TicketCard alias="a" payment={null} ticket={ticket} lines={[]} isDelivery isFeeKnown={isFeeKnown} />,
      ),
    )
  expect(rows(false)).toContain('Según tu dirección')
  expect(rows(false)).not.toContain('Gratis')
  expect(rows(true)).not.toContain('Según tu dirección')
})

test('in Chile cart, checkout and follow-up say what is handed over in cash, and only there', () => {
  const lines = [lineOn(menuOf([plate('empanada', { price: 11_625 })]), selection('empanada'))]
  const ticket = plainTicket(lines, [])
  const read = (view: ReactNode, at?: Alias) => textOf(render(view, at))
  const order = {
    ...wireAmounts(ticket, lines, 0),
    type: 'TAKE_AWAY',
    notes: '',
    cashTotal: 11_620,
  } as FollowUpOrder
  const inCash = { ticket, isDelivery: false, payment: { paymentMethod: 'CASH' } } as const
  for (const view of [
    <CartTicket key="cart" {...inCash} />,
    <TicketCard key="checkout" alias="a" lines={lines} {...inCash} />,
    <OrderDetails key="follow-up" order={order} />,
  ]) {
    expect(read(view, chile)).toMatch(/Total \$ 11\.625 En efectivo \$ 11\.620$/)
  }
  expect(read(<CartTicket {...inCash} />)).not.toContain('En efectivo')
  expect(read(<CartTicket {...inCash} payment={{ paymentMethod: 'CARD' }} />, chile)).not.toContain(
    'efectivo',
  )
})
