import type { OrderTextWords } from '@mostrador/domain/order/order-text'

/** The words of the order as it is sent by a messaging app. Source: 000 §4 Checkout flow 4. */
export const orderTextWords: OrderTextWords = {
  title: (code) => `Pedido ${code}`,
  customer: 'Nombre',
  phone: 'Teléfono',
  table: 'Mesa',
  address: 'Dirección',
  scheduledFor: 'Programado para',
  notes: 'Aclaraciones',
  items: 'Productos',
  delivery: 'Envío',
  serviceFee: 'Tarifa de servicio',
  loyalty: 'Puntos',
  total: 'Total',
  payment: 'Pago',
  paysWith: 'Abona con',
  followUp: 'Seguimiento',
  andMore: (count) => `… y ${count} más`,
}
