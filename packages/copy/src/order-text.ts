import type { OrderTextWords } from '@mostrador/domain/order/order-text'
import { ticketCopy, ticketRowLabel } from './ticket.ts'

/** Words of the order in a messaging app. Source: 000 §4 Checkout flow 4. */
export const orderTextWords: OrderTextWords = {
  title: (code) => `Pedido ${code}`,
  customer: 'Nombre',
  phone: 'Teléfono',
  table: 'Mesa',
  address: 'Dirección',
  scheduledFor: 'Programado para',
  notes: 'Aclaraciones',
  row: ticketRowLabel,
  total: ticketCopy.total,
  cashTotal: ticketCopy.cashTotal,
  payment: 'Pago',
  paysWith: 'Abona con',
  followUp: 'Seguimiento',
  andMore: (count) => `… y ${count} más`,
}
