import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { OrderStatus } from '@mostrador/domain/order/order-status'
import { you } from './you.ts'

/** The follow-up page. Source: 001 §2 Order follow-up page. */
export const orderCopy = {
  title: 'Seguimiento del pedido',
  number: (number: number) => `Pedido #${number}`,
  code: (code: string) => `Código ${code}`,
  copyCode: 'Copiar código',
  copied: 'Código copiado',
  progress: 'Estado de tu pedido',
  details: 'Detalle del pedido',
  payment: 'Pago',
  paysWith: (amount: string) => you`{Abonas} con ${amount}`,
  change: (amount: string) => `Tu vuelto: ${amount}`,
  notes: 'Aclaraciones',
  table: (table: string) => `Mesa ${table}`,
  deliverTo: 'Entregar en',
  pickUpAt: 'Retirar en',
  orderedAt: (when: string) => `Pedido el ${when}`,
  scheduledFor: (when: string) => `Programado para el ${when}`,
  cancelReason: (reason: string) => `Motivo: ${reason}`,
  cancel: 'Cancelar pedido',
  cancelHint: 'Se abre WhatsApp con un mensaje para el local.',
  cancelSelfHint: you`{Puedes} cancelarlo hasta que el local lo acepte.`,
  cancelQuestion: '¿Cancelar el pedido?',
  cancelAfter: 'El local no lo va a preparar.',
  cancelRefund: 'Lo que pagaste vuelve a tu medio de pago.',
  cancelBack: 'No, seguir con mi pedido',
  canceling: 'Cancelando…',
  cancelFailed: you`No pudimos cancelar tu pedido. {Vuelve} a intentarlo.`,
  cancelTooLate: you`El local ya aceptó tu pedido. Para cancelarlo, {comunícate} con el local.`,
  /** The reason that is written down; the shop reads it. */
  canceledByDiner: 'El cliente lo canceló antes de que lo aceptaran',
  canceledByYou: 'Cancelaste este pedido antes de que el local lo aceptara.',
  cancelText: (code: string) => `Hola, quisiera cancelar mi pedido ${code}.`,
  help: 'Ayuda',
  helpText: (code: string) => `Hola, tengo una consulta sobre mi pedido ${code}.`,
  openWhatsApp: 'Abrir WhatsApp',
  sendByWhatsApp: you`{Envía} tu pedido por WhatsApp`,
  sendByWhatsAppHint: 'El local lo confirma cuando recibe tu mensaje.',
  sendByWhatsAppButton: 'Enviar por WhatsApp',
  unconfirmed: 'Falta que el local confirme tu pedido',
  unconfirmedNext: 'Cuando reciba tu mensaje y lo acepte, empieza a prepararlo y lo ves acá.',
  generatedNext: 'Cuando lo acepte, empieza a prepararlo y lo ves acá.',
  shipment: 'Envío',
  followShipment: 'Seguir el envío',
  deliveryKey: 'Clave de entrega',
  deliveryKeyHint: you`{Díctasela} al repartidor cuando te entregue el pedido.`,
  willGain: (points: string, name: string) => you`Cuando lo recibas {sumas} ${points} ${name}`,
  gained: (points: string, name: string) => `Sumaste ${points} ${name} con este pedido`,
  arrivesBetween: (from: string, to: string) => `Llega entre las ${from} y las ${to}`,
  readyBetween: (from: string, to: string) => `Listo entre las ${from} y las ${to}`,
  canceledTitle: 'Pedido cancelado',
  itemsTitle: 'Tu pedido',
  contactTitle: 'Local',
  call: 'Llamar',
  whatsApp: 'WhatsApp',
  seeOnMap: 'Ver en el mapa',
  quantityOf: (quantity: number) => `${quantity} ×`,
  extra: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  betweenStreets: (streets: string) => `Entre calles: ${streets}`,
  offline: 'Sin conexión en vivo: se actualiza cada pocos segundos.',
  loyalty: 'Puntos',
  live: 'Se actualiza solo',
  refresh: 'Actualizar',
  backToMenu: 'Volver al Menú',
  loading: 'Buscando tu pedido…',
  errorTitle: 'No encontramos este pedido',
  errorHint: you`{Revisa} el link o {comunícate} con el local.`,
  loadFailedTitle: 'No pudimos cargar tu pedido',
  loadFailedHint: you`Tu pedido sigue en marcha. {Vuelve} a intentarlo.`,
  retry: 'Reintentar',
  paymentExpired: you`Tiempo de pago vencido, {vuelva} a generar el pedido`,
} as const

/** Returns the later time of an order, by the shop's wall clock. */
export const expectedAround = (mode: OrderModeType, time: string): string =>
  `${EXPECTED_AROUND[mode]} alrededor de las ${time}`

const EXPECTED_AROUND = {
  DELIVERY: 'Llega',
  TAKE_AWAY: 'Está listo',
  IN_DINING: 'Llega a tu mesa',
  SELF_SERVICE: 'Está listo',
} satisfies Record<OrderModeType, string>

/** The state of an order in one word. */
export const ORDER_STATUS_LABELS = {
  GENERATED: 'Generado',
  ACCEPTED: 'Aceptado',
  READY: 'Listo',
  DELIVERED: 'Entregado',
  CANCELED: 'Cancelado',
} satisfies Record<OrderStatus, string>

/** Labels of the nodes of the progress, for screen readers. */
export const STATUS_NODE_LABELS = {
  done: 'Hecho',
  current: 'En curso',
  todo: 'Pendiente',
  canceled: 'Cancelado',
} as const

const READY_NEXT = {
  DELIVERY: 'Tu pedido está listo y sale hacia tu dirección.',
  TAKE_AWAY: you`Tu pedido está listo. ¡Ya {puedes} pasar a buscarlo!`,
  IN_DINING: 'Tu pedido está listo y va hacia tu mesa.',
  SELF_SERVICE: you`Tu pedido está listo. {Retíralo} en el mostrador.`,
} satisfies Record<OrderModeType, string>

const DELIVERED_NEXT = {
  DELIVERY: 'Tu pedido fue entregado. ¡Buen provecho!',
  TAKE_AWAY: 'Ya retiraste tu pedido. ¡Buen provecho!',
  IN_DINING: 'Tu pedido está en la mesa. ¡Buen provecho!',
  SELF_SERVICE: 'Ya retiraste tu pedido. ¡Buen provecho!',
} satisfies Record<OrderModeType, string>

const NEXT = {
  GENERATED: () => 'El local recibió tu pedido y lo va a confirmar en unos minutos.',
  ACCEPTED: () => 'El local aceptó tu pedido y lo está preparando.',
  READY: (mode) => READY_NEXT[mode],
  DELIVERED: (mode) => DELIVERED_NEXT[mode],
  CANCELED: () => you`El pedido fue cancelado. Si {tienes} dudas, {comunícate} con el local.`,
} satisfies Record<OrderStatus, (mode: OrderModeType) => string>

/** Returns the sentence about the next step, shown under the four nodes. */
export const whatHappensNext = (status: OrderStatus, mode: OrderModeType): string => NEXT[status](mode)
