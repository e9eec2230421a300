import type { TicketRow } from '@mostrador/domain/pricing/ticket-rows'

/** The words of a ticket beside its rows. */
export const ticketCopy = {
  total: 'Total',
  /** What is handed over where the law rounds cash, under a total that it is not. */
  cashTotal: 'En efectivo',
  free: 'Gratis',
} as const

/** What the points of a shop without a programme by name are called. */
const POINTS = 'puntos'

/**
 * What a row of a ticket is called: the shop's own name of a surcharge or discount, or what the row
 * stands for; `pointsName` is what the points of the programme are called, where that is known.
 * Source: 000 §9 (Total).
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
