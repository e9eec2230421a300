import { checkoutCopy } from '@mostrador/copy/checkout'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { orderCopy } from '@mostrador/copy/order'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import type { Ticket, TicketEntry } from '@mostrador/domain/pricing/ticket'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { href } from 'react-router'
import { useAlias } from '../alias/use-alias.ts'
import { extrasText } from '../cart/extras-text.ts'
import { KeptLink } from '../layout/kept-link.tsx'
import { useFormatAmount } from '../menu/use-format-amount.ts'
import { TicketRows } from './ticket-rows.tsx'
import type { TicketRow } from './ticket-rows.tsx'

type Format = ReturnType<typeof useFormatAmount>

const plus = (entries: readonly TicketEntry[], format: Format): readonly TicketRow[] =>
  entries.map(({ name, amount }) => ({ label: name, amount: format(amount) }))

const minus = (entries: readonly TicketEntry[], format: Format): readonly TicketRow[] =>
  entries.map(({ name, amount }) => ({ label: name, amount: format(-amount), isOff: true }))

/** The discounts, the one of an external partner with what the partner calls it. */
const discountsOf = ({ ticket, benefit }: Counted, format: Format): readonly TicketRow[] =>
  minus(ticket.discounts, format).map((row, index) =>
    ticket.discounts[index]?.referenceId === benefit?.id
      ? { ...row, hint: benefit?.externalBenefitType }
      : row,
  )

type Counted = Pick<TicketCardProps, 'ticket' | 'isDelivery' | 'benefit'> & {
  /** What the points of the programme are called. */
  readonly pointsName: string
}

/** The rows of a ticket between its items and its total, in the order in which they are counted. */
function rowsOf(counted: Counted, format: Format): readonly TicketRow[] {
  const { ticket, isDelivery, pointsName } = counted
  const fee = ticket.deliveryFee
  return [
    { label: checkoutCopy.subtotal, amount: format(ticket.linesPrice) },
    ...minus(ticket.menuDiscounts, format),
    ...plus(ticket.surcharges, format),
    ...discountsOf(counted, format),
    ...(ticket.loyaltyDiscount > 0
      ? [{ label: loyaltyCopy.ticketRow(pointsName), amount: format(-ticket.loyaltyDiscount), isOff: true }]
      : []),
    ...(ticket.userServiceFee > 0
      ? [{ label: checkoutCopy.serviceFee, amount: format(ticket.userServiceFee) }]
      : []),
    ...(isDelivery
      ? [{ label: checkoutCopy.deliveryFee, amount: fee === 0 ? checkoutCopy.free : format(fee) }]
      : []),
  ]
}

export type TicketCardProps = {
  readonly alias: string
  readonly ticket: Ticket
  readonly lines: readonly CartLine[]
  readonly isDelivery: boolean
  /** The benefit of an external partner that is one of the discounts. */
  readonly benefit?: Pick<ExternalBenefit, 'id' | 'externalBenefitType'> | undefined
  /** The minimum order is not met. */
  readonly error?: string | undefined
}

/** "Resumen": what is ordered, and how its total comes about. */
export function TicketCard({ alias, ticket, lines, isDelivery, benefit, error }: TicketCardProps) {
  const format = useFormatAmount()
  const pointsName = useAlias().loyalty?.name ?? ''
  const edit = (
    <KeptLink
      to={href('/menu/:alias/preview', { alias })}
      className="hit-44 shrink-0 text-14 font-medium underline underline-offset-4"
    >
      {cartPageCopy.edit}
    </KeptLink>
  )
  return (
    <Card title={checkoutCopy.ticketTitle} action={edit}>
      <ul className="grid gap-2 border-b border-line pb-3">
        {lines.map((line) => (
          <TicketLine key={line.id} line={line} amount={format(line.price * line.quantity)} />
        ))}
      </ul>
      <div className="pt-3">
        <TicketRows
          rows={rowsOf({ ticket, isDelivery, pointsName, benefit }, format)}
          total={{ label: checkoutCopy.total, amount: format(ticket.total) }}
        />
      </div>
      {error && (
        <Notice tone="danger" className="mt-4">
          {error}
        </Notice>
      )}
    </Card>
  )
}

function TicketLine({ line, amount }: { readonly line: CartLine; readonly amount: string }) {
  const details = [line.sizeName, ...extrasText(line.extras).map(({ items }) => items)].filter(Boolean)
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 text-14">
      <span className="price font-semibold">{orderCopy.quantityOf(line.quantity)}</span>
      <span className="min-w-[min(100%,6rem)] grow basis-0 wrap-anywhere">
        {line.name}
        {details.length > 0 && <span className="block text-12 text-muted">{details.join(' · ')}</span>}
        {line.notes && <span className="block text-12 text-muted italic">“{line.notes}”</span>}
      </span>
      <span className="price ml-auto">{amount}</span>
    </li>
  )
}
