import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { cartRows } from '@mostrador/domain/cart/cart-rows'
import type { MenuDiscount } from '@mostrador/domain/menu/menu'
import { rowsTotal } from '@mostrador/domain/pricing/ticket-rows'
import { TicketRows } from '../ticket/ticket-rows.tsx'

export type CartTicketProps = {
  readonly lines: readonly CartLine[]
  readonly discounts: readonly MenuDiscount[]
}

/**
 * How the cart comes to its total, where that is not plain from its lines: a row for each discount
 * over several units.
 */
export function CartTicket({ lines, discounts }: CartTicketProps) {
  const rows = cartRows(lines, discounts)
  if (rows.length === 1) return null
  return (
    <div className="mt-4 border-t border-line pt-3">
      <TicketRows rows={rows} total={rowsTotal(rows)} />
    </div>
  )
}
