import { cartPageCopy } from '@mostrador/copy/cart-page'
import type { Minor } from '@mostrador/domain/money/minor'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { CartSum } from './ticket-of-cart.ts'

/** Amount at the end of a bar, with a note below it. */
export function BarAmount({ amount, note }: { readonly amount: Minor; readonly note?: string | undefined }) {
  const format = useFormatAmount()
  return (
    <span className="price grid justify-items-end">
      {format(amount)}
      {note && <span className="text-12 font-medium">{note}</span>}
    </span>
  )
}

/** Total of a cart; says so while the delivery fee is not known. */
export const BarSum = ({ sum: { ticket, isFeeKnown } }: { readonly sum: CartSum }) => (
  <BarAmount amount={ticket.total} note={isFeeKnown ? undefined : cartPageCopy.withoutDelivery} />
)
