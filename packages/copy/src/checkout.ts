import type { CheckoutCode } from '@mostrador/domain/checkout/checkout-inputs'
import { you } from './you.ts'

/** The labels of the checkout page. Source: 000 §2 Checkout. */
export const checkoutCopy = {
  title: 'Finalizar pedido',
  contactTitle: 'Local',
  seeHours: 'Ver Horarios',
  customerTitle: 'Mis datos',
  street: 'Calle',
  number: 'Número',
  locality: 'Localidad',
  country: 'País',
  phoneLocked: 'El teléfono llegó con tu link y no se puede cambiar.',
  tableLocked: 'La mesa llegó con tu link y no se puede cambiar.',
  belowMinimum: you`{Agrega} más productos para llegar al mínimo.`,
  loadFailedTitle: 'No pudimos preparar tu pedido',
  loadFailedHint: you`Tus productos y tus datos siguen guardados. {Vuelve} a intentarlo.`,
  closedNow: 'El local está cerrado en este momento.',
  name: 'Nombre',
  document: 'Documento',
  table: 'Número de mesa',
  phone: 'Teléfono',
  phoneCountry: 'País del teléfono',
  email: 'Email',
  optional: 'Opcional',
  deliveryTitle: 'Entrega',
  address: 'Dirección',
  addressNotes: 'Aclaraciones',
  betweenStreets: 'Entrecalles',
  deliveryCost: 'Costo de envío',
  free: 'Gratis',
  orderNotes: 'Aclaraciones del pedido',
  orderNotesHint: '¿Algo que el local deba saber?',
  ticketTitle: 'Resumen',
  place: 'Hacer pedido',
  alreadyPlaced: 'Tu pedido anterior ya había llegado al local. Es este.',
  placing: 'Enviando tu pedido…',
  backToMenu: 'Volver al Menú',
  empty: 'Tu pedido está vacío',
  orderingDisabled: 'Menú informativo. Pedidos disabled',
  refusedTitle: 'Tu pedido cambió',
  refusedHint: you`{Revisa} qué cambió y {vuelve} a intentarlo.`,
  refusedUpdate: 'Actualizar pedido',
  refusedBack: 'Volver',
  refusedSchedule: 'Programar pedido',
  refusedUnknown: 'Algo de tu pedido cambió.',
  failed: you`Hubo un error enviando el pedido, {inténtelo} en unos minutos, o {comuníquese} con el local si el error persiste.`,
  updateFailed: 'Hubo un error actualizando el pedido',
  textFailed: you`Hubo un error generando el link de pago o el texto a enviar, {inténtelo} en unos minutos.`,
} as const

const MESSAGES = {
  'phone-required': you`{Debe} ingresar {su} número de teléfono para continuar.`,
  'name-required': you`{Debe} ingresar {su} nombre para poder realizar el pedido.`,
  'phone-invalid': you`{Debe} ingresar un número de teléfono válido para continuar.`,
  'table-required': you`{Debe} ingresar número de mesa para poder realizar el pedido.`,
  'email-required': you`{Debe} ingresar {su} email para poder realizar el pedido`,
  'email-invalid': you`{Ingrese} un email valido`,
  'document-invalid': you`{Ingrese} un documento valido`,
  'cash-amount-required': you`{Debe} ingresar con cuanto {abona|abonás} para poder realizar el pedido.`,
  'cash-amount-invalid': you`El monto con el que {abonas} no es válido.`,
  'cash-amount-too-low': you`El monto con el cual {abonará|abonarás} no puede ser menor al precio del pedido.`,
  'address-required': you`{Debe} ingresar dirección para poder realizar el pedido.`,
  'between-streets-required': you`{Debe} ingresar entrecalles para poder realizar el pedido.`,
  'below-minimum': (minimum: string) => `El precio del pedido debe ser mayor a ${minimum}`,
  'riders-unavailable': you`En este momento no contamos con repartidores en la zona. {Vuelva} a intentar más tarde`,
  'outside-zone': 'Tu dirección no se encuentra dentro de la zona de entrega.',
  'delivery-loading': you`Estamos calculando el costo de envío, {aguarde} unos momentos.`,
  'no-cash-delivery': you`En este momento no contamos con repartidores en la zona que acepten efectivo. {Vuelva} a intentar más tarde`,
  'card-incomplete': you`{Debe} completar correctamente los campos de la tarjeta para continuar.`,
  'card-token-failed': you`{Debe} completar los campos de {su} tarjeta correctamente`,
  'schedule-loading': you`Estamos calculando los horarios del local, {aguarde} unos momentos.`,
  'schedule-required': you`{Seleccione} un horario de programación del pedido`,
} satisfies Record<CheckoutCode, string | ((minimum: string) => string)>

/**
 * Returns the sentence of a refusal of the checkout. `below-minimum` needs its minimum, to the
 * cent by which it is judged; without cents it stands in the header alone. Source: 000 §5,
 * Checkout; §2 Branch header.
 */
export function checkoutMessage(code: CheckoutCode, minimum = ''): string {
  const message = MESSAGES[code]
  return typeof message === 'string' ? message : message(minimum)
}
