import type { TicketRow } from '@mostrador/domain/pricing/ticket-rows'

/** The words of a ticket beside its rows. */
export const ticketCopy = {
  total: 'Total',
  /** Rounded amount in cash, under an exact total, where the law rounds cash. */
  cashTotal: 'En efectivo',
  free: 'Gratis',
} as const

/** Name of the points of a shop without a named programme. */
const POINTS = 'puntos'

/**
 * Returns the label of a ticket's row: the shop's own name of a surcharge or discount, or the kind
 * of the row; `pointsName` is the programme's name of its points, where that is known. Source: 000
 * §9 (Total).
 */
export function ticketRowLabel(
  { kind, name }: Pick<TicketRow, 'kind' | 'name'>,
  pointsName?: string,
): string {
  switch (kind) {
    case 'items':
      return 'Subtotal'
    case 'surcharge':
    case 'discount':
      return name ?? ''
    case 'points':
      return `Descuento por ${pointsName || POINTS}`
    case 'service-fee':
      return 'Tarifa de servicio'
    case 'delivery-fee':
      return 'Envío'
  }
}
