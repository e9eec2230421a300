import { checkoutCopy } from '@mostrador/copy/checkout'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { orderCopy } from '@mostrador/copy/order'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { ExternalBenefit } from '@mostrador/domain/loyalty/external-benefit'
import type { Ticket } from '@mostrador/domain/pricing/ticket'
import { ticketRows } from '@mostrador/domain/pricing/ticket-rows'
import type { TicketRow } from '@mostrador/domain/pricing/ticket-rows'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { href } from 'react-router'
import { extrasText } from '../cart/extras-text.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'
import { TicketRows } from '../ticket/ticket-rows.tsx'

/** The rows of the ticket; the discount of an external partner says what the partner calls it. */
function rowsOf({ ticket, isDelivery, benefit }: TicketCardProps): readonly TicketRow[] {
  const discounts = ticket.discounts.map((entry) =>
    entry.referenceId === benefit?.id
      ? { ...entry, externalBenefitType: benefit.externalBenefitType }
      : entry,
  )
  return ticketRows({ ...ticket, discounts }, { isDelivery })
}

export type TicketCardProps = {
  readonly alias: string
  readonly ticket: Ticket
  readonly lines: readonly CartLine[]
  readonly isDelivery: boolean
  /** Whether what delivery costs is known; true unless told. */
  readonly isFeeKnown?: boolean
  /** The benefit of an external partner that is one of the discounts. */
  readonly benefit?: Pick<ExternalBenefit, 'id' | 'externalBenefitType'> | undefined
  /** The minimum order is not met. */
  readonly error?: string | undefined
}

/** "Resumen": what is ordered, and how its total comes about. */
export function TicketCard(props: TicketCardProps) {
  const { alias, ticket, lines, error, isFeeKnown = true } = props
  const format = useFormatAmount()
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
          rows={rowsOf(props)}
          total={ticket.total}
          deliveryText={isFeeKnown ? undefined : deliveryCopy.unknownCost}
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
