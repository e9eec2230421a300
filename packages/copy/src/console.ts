import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'
import type { OrderAction, OrderStatus } from '@mostrador/domain/order/order-status'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'
import { you } from './you.ts'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Returns a stretch of whole minutes in as few words as a card has room for: "12 min", "1 h 5
 * min", "2 días".
 */
export function durationText(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`
  if (minutes >= DAY) return minutes < 2 * DAY ? '1 día' : `${Math.floor(minutes / DAY)} días`
  const rest = minutes % HOUR
  return `${Math.floor(minutes / HOUR)} h${rest ? ` ${rest} min` : ''}`
}

/** The business's side. Source: decisions.md; the documents do not show it. */
export const consoleCopy = {
  title: 'Mostrador',
  signInTitle: you`{Ingresa} a tu local`,
  signInHint: 'Los pedidos y el menú de tu local, en vivo.',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  emailMissing: you`{Escribe} tu correo.`,
  /** For two or more; to screen readers. */
  fieldsMissing: (count: number) => `Faltan ${count} campos.`,
  passwordMissing: you`{Escribe} tu contraseña.`,
  noConnection: you`No pudimos conectarnos. {Revisa} tu conexión a internet y {vuelve} a intentarlo.`,
  email: 'Correo',
  password: 'Contraseña',
  signIn: 'Ingresar',
  signingIn: 'Ingresando…',
  signOut: 'Salir',
  wrongCredentials: 'El correo o la contraseña no son correctos.',
  tooManyAttempts: you`Demasiados intentos. {Espera} unos minutos y {vuelve} a probar.`,
  sessionEnded: you`Tu sesión terminó. {Vuelve} a ingresar.`,
  sessionOver: 'Tu sesión terminó',
  sessionOverHint: you`Lo que escribiste sigue acá. {Ingresa} otra vez para guardarlo.`,
  chooseContact: you`{Elige} un local`,
  noContacts: you`No {tienes} locales asignados.`,
  noContactsHint: you`{Pide} a quien administra tu cuenta que te asigne uno.`,
  contact: 'Local',
  contactMissing: 'No encontramos este local',
  contactMissingHint: 'Puede que el link esté mal escrito o que ya no tengas acceso.',
  goToContacts: 'Ir a mis locales',
  notPublished: 'Cerrado al público: qué falta',
  orderingPaused: 'Este local no está recibiendo pedidos.',
  sections: 'Secciones',
  moreSections: 'Más',
  moreOpen: (shown: number) =>
    you`Hay más de ${shown} pedidos en curso: se ven los ${shown} más nuevos. {Finaliza} algunos para ver los anteriores.`,
  more: 'Ver más',
  loadingMore: 'Buscando más…',
  byStatus: 'Pedidos por estado',
  columnCount: (label: string, count: number) => `${label} ${count}`,
  emptyColumn: 'Sin pedidos',
  emptyBoard: 'Todavía no hay pedidos',
  emptyBoardHint: 'Los pedidos nuevos aparecen acá solos, con un sonido.',
  newOrder: (number: number) => `Nuevo pedido #${number}`,
  newOrders: (count: number) => (count === 1 ? '1 pedido nuevo' : `${count} pedidos nuevos`),
  soundOff: 'Activar sonido',
  soundOn: 'Sonido activado',
  soundAsk: you`{Activa} el sonido para enterarte de cada pedido nuevo.`,
  soundBlocked: you`El navegador pausó el sonido. {Toca} para volver a activarlo.`,
  connected: 'En vivo',
  reconnecting: 'Sin conexión en vivo. Actualizamos cada 10 s.',
  offline: 'Sin conexión. Reintentamos cada 10 s.',
  rehearsal: 'ENSAYO',
  rehearsedOrder: (number: number) => `Ensayo #${number}`,
  unconfirmed: 'Sin confirmar',
  promiseChanged: 'Cambió la hora prometida',
  scheduledFor: (when: string) => `Para ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  /** Hour that the diner asked for, beside a later one that the shop promised. */
  askedFor: (when: string) => `Pidió para ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  waiting: (minutes: number) => (minutes < 1 ? 'Recién' : `Hace ${durationText(minutes)}`),
  dueIn: (minutes: number) => `En ${durationText(minutes)}`,
  dueNow: 'Es ahora',
  overdue: (minutes: number) => `Pasó hace ${durationText(minutes)}`,
  late: 'Demorado',
  promisedFor: (hour: string) => `Prometido para las ${hour}`,
  delay: '+10 min',
  delayLabel: (number: number) => `+10 min para el pedido #${number}`,
  delayed: (number: number, hour: string) => `Pedido #${number}: prometido para las ${hour}`,
  order: (number: number) => `Pedido #${number}`,
  itemsCount: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  moreItems: (count: number) => `y ${count} más`,
  noName: 'Sin nombre',
  tableNumber: (table: string) => `Mesa ${table}`,
  saving: 'Guardando…',
  statusNow: (status: string) => `Ahora está: ${status.toLowerCase()}.`,
  address: 'Dirección',
  payment: 'Pago',
  paysWithChange: (amount: string, change: string) => `Paga con ${amount}, vuelto ${change}`,
  paysExact: (amount: string) => `Paga justo, ${amount}`,
  whatsApp: 'WhatsApp',
  print: 'Imprimir',
  notPrinted: (number: number) =>
    you`El pedido #${number} no se imprimió: no hay conexión. {Ábrelo} para imprimirlo.`,
  close: 'Cerrar',
  loading: 'Buscando pedidos…',
  loadFailed: 'No pudimos cargar los pedidos.',
  retry: 'Reintentar',
  notRenewed: 'No pudimos actualizar esta parte. Lo que ves puede haber cambiado.',
  actionFailed: you`No se pudo cambiar el pedido. {Vuelve} a intentarlo.`,
  alreadyChanged: 'Otra persona ya cambió este pedido.',
  cancelByManager: 'Ya está pagado: lo cancela quien es dueño o encargado.',
  cancelTitle: 'Cancelar pedido',
  cancelQuestion: '¿Por qué se cancela?',
  cancelHint: 'El cliente va a ver este motivo.',
  cancelConfirm: 'Cancelar pedido',
  cancelBack: 'Volver',
  cancelReasonMissing: you`{Elige} o {escribe} un motivo.`,
  canceling: 'Cancelando…',
  otherReason: 'Otro motivo',
  writeReason: you`{Escribe} el motivo`,
  searchOrder: 'Buscar pedido',
  searchOrderBy: 'Número, nombre, teléfono o plato',
  ordersFound: (count: number) => (count === 1 ? '1 pedido encontrado' : `${count} pedidos encontrados`),
  noOrderFound: 'Ningún pedido en curso coincide.',
  newOrdersHidden: (count: number) =>
    count === 1
      ? 'Hay 1 pedido nuevo que esta búsqueda no muestra.'
      : `Hay ${count} pedidos nuevos que esta búsqueda no muestra.`,
  showAllOrders: 'Ver todos',
  boardSettings: 'Ajustes del tablero',
  stoppedSeen: 'Entendido',
  acceptAll: (count: number) => `Aceptar todos (${count})`,
  showModes: 'Qué pedidos mostrar',
  allModes: 'Todos',
  searchPlate: 'Buscar producto',
  soldOut: 'Agotado',
  available: 'Disponible',
  availability: (name: string) => `${name}: disponible`,
  soldOutSaved: (name: string) => `${name} quedó agotado.`,
  availableSaved: (name: string) => `${name} volvió al menú.`,
  saveFailed: you`No se pudo guardar. {Vuelve} a intentarlo.`,
  loadMenuFailed: 'No pudimos cargar el menú.',
  loadingMenu: 'Buscando el menú…',
  allPlates: 'Todos',
  soldOutPlates: (count: number) => `Agotados (${count})`,
  soldOutCount: (count: number) => (count === 1 ? '1 producto agotado' : `${count} productos agotados`),
  showPlates: 'Qué productos mostrar',
  emptyMenu: 'Este local todavía no tiene productos',
  noPlateFound: 'No encontramos ese producto',
  noPlateFoundHint: you`{Prueba} con otra palabra.`,
  noneSoldOut: 'No hay productos agotados',
  clearSearch: 'Borrar búsqueda',
} as const

export const BOARD_COLUMNS = {
  GENERATED: 'Nuevos',
  ACCEPTED: 'En preparación',
  READY: 'Listos',
  DELIVERED: 'Entregados',
  CANCELED: 'Cancelados',
} satisfies Record<OrderStatus, string>

export const ORDER_ACTION_LABELS = {
  accept: 'Aceptar',
  ready: 'Listo',
  deliver: 'Entregado',
  cancel: 'Cancelar',
} satisfies Record<OrderAction, string>

/** Confirmation of each action, with the order's number. */
export const ORDER_ACTION_DONE = {
  accept: (number) => `Pedido #${number} en preparación`,
  ready: (number) => `Pedido #${number} listo`,
  deliver: (number) => `Pedido #${number} entregado`,
  cancel: (number) => `Pedido #${number} cancelado`,
} satisfies Record<OrderAction, (number: number) => string>

type CancelReason = { readonly reason: string; readonly wish: CancelWish; readonly of?: OrderModeType }

/**
 * Offered reasons for a cancel, the most frequent first, each with the side that wishes it, and
 * with its only mode, where it has one; any other can be typed.
 */
export const CANCEL_REASONS = [
  { reason: 'Nos quedamos sin un producto', wish: 'SHOP' },
  { reason: 'El local está por cerrar', wish: 'SHOP' },
  { reason: 'No tenemos repartidores disponibles', wish: 'SHOP', of: 'DELIVERY' },
  { reason: 'La dirección está fuera de nuestra zona', wish: 'SHOP', of: 'DELIVERY' },
  { reason: 'El cliente no pasó a buscarlo', wish: 'SHOP', of: 'TAKE_AWAY' },
  { reason: 'La mesa se retiró', wish: 'SHOP', of: 'IN_DINING' },
  { reason: 'No pudimos contactar al cliente', wish: 'SHOP' },
  { reason: 'El cliente pidió cancelarlo', wish: 'CUSTOMER' },
  { reason: 'Pedido duplicado', wish: 'SHOP' },
] satisfies readonly CancelReason[] as readonly CancelReason[]
