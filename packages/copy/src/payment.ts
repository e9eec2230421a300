import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import type { PaymentMethod, PaymentStatus } from '@mostrador/domain/payment/payment-type'
import { longDuration } from './duration.ts'
import { you } from './you.ts'

/** Ways to pay. Source: 000 §2 Checkout, Payment section. */
export const paymentCopy = {
  title: 'Mi pago',
  cashAmount: you`¿Con cuánto {abonas}?`,
  cashHint: 'Así el local prepara tu vuelto.',
  exactAmount: 'Pago justo',
  byTransfer: (minutes: number) =>
    `Al confirmar te damos los datos. Hay ${longDuration(minutes)} para transferir.`,
  changeText: you`Si {cambias} el medio de pago se borrará el código de descuento`,
  noTypes: 'Este local no tiene medios de pago disponibles.',
  failed: you`Hubo un error procesando {su} pago, {vuelva} a intentarlo en unos momentos`,
  rejected: 'El pago no pudo ser procesado.',
  approved: 'Pago procesado con éxito.',
  amountIs: (total: number) => `El total de este pedido es ${total}.`,
  goingToPay: 'Te llevamos a la página de pago…',
  goOnToPay: 'Continuar al pago',
  /** Reason of a cancel by the system. */
  takenBackReason: 'El pago fue devuelto en el medio de pago.',
  expiredReason: 'El pago no llegó a tiempo.',
  replacedReason: 'Hiciste otro pedido en su lugar.',
} as const

const PAYMENT_METHOD_NAMES = {
  CASH: 'Efectivo',
  CARD: 'Tarjeta',
  WALLET: 'Billetera virtual',
  OTHER: 'Otro medio',
} satisfies Record<PaymentMethod, string>

/** Shown for a card or a wallet that is paid at the door: the diner would look for its fields. */
export const PAID_AT_THE_DOOR = {
  DELIVERY: 'Se paga al recibir el pedido',
  TAKE_AWAY: 'Se paga al retirar el pedido',
  SELF_SERVICE: 'Se paga en el local',
  IN_DINING: 'Se paga en el local',
} satisfies Record<OrderModeType, string>

/** The state of a payment in a word or two. */
export const PAYMENT_STATUS_LABELS = {
  PENDING: 'Pendiente de pago',
  APPROVED: 'Pagado',
  REJECTED: 'Pago rechazado',
  EXPIRED: 'Pago vencido',
  REFUNDED: 'Pago devuelto',
} satisfies Record<PaymentStatus, string>

/** Money of a canceled order that goes back to the payer. */
export const REFUND_LABELS = {
  UNDER_WAY: 'Devolución en curso',
  FAILED: 'No se pudo devolver',
  OWED: 'Hay que devolverlo',
} as const

/** Refund for its diner, in place of the payment's state. */
export const REFUND_LABELS_FOR_DINERS = {
  UNDER_WAY: 'Devolución en curso',
  FAILED: 'Falta que te lo devuelvan',
  OWED: 'Falta que te lo devuelvan',
} as const satisfies Record<keyof typeof REFUND_LABELS, string>

/** Returns the name of a way to pay: the shop's own, or the default of its method. */
export const paymentTypeName = (type: {
  readonly paymentMethod: PaymentMethod
  readonly showName: string
}): string => type.showName.trim() || PAYMENT_METHOD_NAMES[type.paymentMethod]
