import { checkoutCopy } from '@mostrador/copy/checkout'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { orderCopy } from '@mostrador/copy/order'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { href } from 'react-router'
import { CartTicket, type CartTicketProps } from '../cart/cart-ticket.tsx'
import { extrasText } from '../cart/extras-text.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'

export type TicketCardProps = CartTicketProps & {
  readonly alias: string
  readonly lines: readonly CartLine[]
  readonly error?: string | undefined
}

/** Card "Resumen": the lines of the order and its ticket. */
export function TicketCard({ alias, lines, error, ...ticket }: TicketCardProps) {
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
        <CartTicket {...ticket} />
      </div>
      {error && (
        <div data-items tabIndex={-1} className="mt-4 rounded-card">
          <Notice tone="danger">{error}</Notice>
        </div>
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
