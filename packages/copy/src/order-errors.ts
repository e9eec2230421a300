import type { CheckoutCode } from '@mostrador/domain/checkout/checkout-inputs'
import type { OrderRefusalCode } from '@mostrador/domain/order/order-refusal'
import { checkoutMessage } from './checkout.ts'
import { you } from './you.ts'

/**
 * Fields that a sentence about a refused order can name. The amounts come formatted. A value may
 * be missing; the sentence then leaves it out.
 */
export type OrderErrorDetails = {
  readonly plateName?: string | null | undefined
  /** Name of a discount or surcharge. */
  readonly name?: string | null | undefined
  readonly limit?: number | null | undefined
  readonly expected?: string | null | undefined
  readonly minimum?: string | null | undefined
  /** Next sale of a plate, as a sentence of its own without its full stop; the end of a pause. */
  readonly when?: string | null | undefined
  /** The shop's own message about a pause. */
  readonly note?: string | null | undefined
  /** Whether the order is for now: then its day is today. */
  readonly isForNow?: boolean | undefined
}

const plate = ({ plateName }: OrderErrorDetails): string => plateName || 'Un producto'

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const nowIs = (label: string, { expected }: OrderErrorDetails): string =>
  expected ? `${label} cambió: ahora es ${expected}.` : `${label} cambió.`

/** Names a discount or surcharge by its own name, and its change. */
const namedIs = (label: string, { name, ...details }: OrderErrorDetails): string =>
  nowIs(name ? `${label} “${name}”` : label, details)

const pausedUntil = (label: string, { when, note }: OrderErrorDetails): string =>
  `${label}${when ? ` hasta ${when}` : ''}.${note ? ` ${note}` : ''}`

/**
 * One sentence for each code in the list of a refused order. Source: decisions.md, Wire
 * conventions.
 */
const MESSAGES = {
  'price-changed': (details) =>
    details.expected
      ? `${plate(details)} ahora cuesta ${details.expected}.`
      : `${plate(details)} cambió de precio.`,
  'discounts-changed': (details) => namedIs('El descuento', details),
  'discount-code-gone': () => 'El código de descuento ya no se puede usar.',
  'external-benefit-changed': (details) => nowIs('Tu beneficio', details),
  'external-benefit-gone': () => 'Tu beneficio ya no está disponible.',
  'external-benefit-unconfirmed': () =>
    you`No pudimos confirmar tu beneficio. {Puedes} actualizar el pedido y hacerlo sin ese descuento.`,
  'surcharges-changed': (details) => namedIs('El recargo', details),
  'service-fee-changed': (details) => nowIs('La tarifa de servicio', details),
  'delivery-fee-changed': (details) => nowIs('El costo de envío', details),
  'loyalty-changed': (details) => nowIs('El descuento por puntos', details),
  'points-refused': () => 'Tus puntos ya no alcanzan para este pedido.',
  'total-changed': (details) => nowIs('El total', details),
  'menu-changed': () => 'El menú cambió mientras armabas tu pedido.',
  'branch-contact-blocked': () => 'Este local no está disponible en este momento.',
  'ordering-disabled': () => 'En este momento el local no recibe pedidos.',
  'order-mode-unavailable': () => 'Esta modalidad ya no está disponible en el local.',
  'payment-type-unavailable': () => you`Este medio de pago ya no está disponible. {Elige} otro.`,
  'category-not-in-cart': (details) => `${plate(details)} no se puede pedir en esta modalidad.`,
  'order-notes-too-long': ({ limit }) =>
    limit
      ? `Las aclaraciones pueden tener hasta ${limit} caracteres.`
      : 'Las aclaraciones son demasiado largas.',
  closed: () => 'El local está cerrado en este momento.',
  'ordering-paused': (details) => pausedUntil('Los pedidos están en pausa', details),
  'zone-paused': (details) => pausedUntil('El envío a tu zona está en pausa', details),
  'scheduling-unavailable': () => 'Esta modalidad no permite programar pedidos.',
  'slot-unavailable': () => 'El horario elegido ya no está disponible.',
  'slot-full': () => 'El horario elegido ya no tiene lugar.',
  'plate-missing': (details) => `${plate(details)} ya no está en el menú.`,
  'sold-out': (details) => `${plate(details)} se agotó.`,
  'day-sold-out': (details) => {
    const day = details.isForNow ? 'hoy' : 'ese día'
    if (details.limit)
      return `${details.limit === 1 ? 'Queda' : 'Quedan'} ${details.limit} de ${plate(details)} para ${day}.`
    return `${plate(details)} se agotó para ${day}${details.when ? `: ${lowered(details.when)}` : ''}.`
  },
  'off-hours': (details) =>
    `${plate(details)} no se vende en el horario de este pedido${details.when ? `: ${lowered(details.when)}` : ''}.`,
  'not-in-mode': (details) => `${plate(details)} no se vende en esta modalidad.`,
  'size-missing': (details) => `${plate(details)} ya no se ofrece en la opción elegida.`,
  'option-sold-out': (details) => `${plate(details)} se agotó en la opción elegida.`,
  'size-required': (details) => you`{Elige} una opción para ${details.plateName || 'el producto'}.`,
  'garnish-missing': (details) => `${plate(details)} ya no se ofrece con las guarniciones elegidas.`,
  'garnish-amount': () => you`{Revise} que {haya|hayas} agregado la cantidad correcta de guarniciones`,
  'quantity-invalid': (details) => `La cantidad de ${details.plateName || 'un producto'} no es válida.`,
  'max-quantity': ({ limit }) =>
    limit
      ? `Has alcanzado el máximo de unidades (${limit}) para este producto`
      : 'Has alcanzado el máximo de unidades para este producto',
  'notes-too-long': (details) =>
    details.limit
      ? `Las aclaraciones de ${details.plateName || 'un producto'} pueden tener hasta ${details.limit} caracteres.`
      : `Las aclaraciones de ${details.plateName || 'un producto'} son demasiado largas.`,
} satisfies Record<Exclude<OrderRefusalCode, CheckoutCode>, (details: OrderErrorDetails) => string>

const isOwn = (code: OrderRefusalCode): code is keyof typeof MESSAGES => Object.hasOwn(MESSAGES, code)

/**
 * Returns the sentence of one entry of a refused order; codes of the checkout have the same
 * sentence there.
 */
export const orderErrorText = (code: OrderRefusalCode, details: OrderErrorDetails = {}): string =>
  isOwn(code) ? MESSAGES[code](details) : checkoutMessage(code, details.minimum ?? '')
