import type { Change } from '@mostrador/domain/sales/compare-sales'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { DAY_NAMES } from './moment.ts'
import { you } from './you.ts'

/** Page of the console about a branch contact's sales of a day. Ours. */
export const salesCopy = {
  sales: 'Ventas',
  orders: 'Pedidos',
  average: 'Promedio por pedido',
  noAverage: '—',
  dayBefore: 'Día anterior',
  dayAfter: 'Día siguiente',
  backToToday: 'Ir a hoy',
  dayHint: 'El día va de las 5 a las 5: lo que se pide después de medianoche cuenta en la noche que empezó.',
  aside: 'Además',
  inProgress: (orders: number) =>
    `${ordersText(orders)} en curso, ${orders === 1 ? 'ya sumado' : 'ya sumados'}`,
  canceled: (orders: number) =>
    `${ordersText(orders)} ${orders === 1 ? 'cancelado' : 'cancelados'}, sin sumar`,
  refunded: (orders: number) => `${ordersText(orders)} con el pago devuelto, sin sumar`,
  byHour: 'Por hora',
  byPayment: 'Por forma de pago',
  byMode: 'Por modalidad',
  bestPlates: 'Lo más pedido',
  made: 'De qué se componen',
  hour: 'Hora',
  payment: 'Forma de pago',
  /** Under cash that is rounded by law: the amount in the till. */
  collected: (amount: string) => `En la caja: ${amount}`,
  mode: 'Modalidad',
  plate: 'Plato',
  units: 'Unidades',
  amount: 'Monto',
  part: 'Concepto',
  total: 'Total',
  seeNumbers: 'Ver los números',
  hourOf: (hour: number) => `${String(hour).padStart(2, '0')} h`,
  bestHour: (hour: number, came: string) => `La mejor hora: ${String(hour).padStart(2, '0')} h, ${came}`,
  otherPlates: (plates: number) => (plates === 1 ? 'Otro plato' : `Otros ${plates} platos`),
  menuDiscounts: 'Promociones de la carta',
  items: 'Productos',
  surcharges: 'Recargos',
  discounts: 'Descuentos',
  loyalty: 'Puntos',
  serviceFee: 'Cargo por servicio',
  deliveryFee: 'Envíos',
  empty: 'Todavía no hay ventas',
  emptyDay: 'Este día no hubo ventas',
  emptyHint: you`Cada pedido que entra suma acá solo, y lo {puedes} comparar con las semanas anteriores.`,
  loading: 'Sumando las ventas…',
  loadFailed: 'No pudimos sumar las ventas.',
} as const

/** So many orders: "1 pedido", "12 pedidos". */
export const ordersText = (orders: number): string => (orders === 1 ? '1 pedido' : `${orders} pedidos`)

const WEEKEND: readonly DayOfWeek[] = ['SATURDAY', 'SUNDAY']

const weekday = (day: DayOfWeek): string => DAY_NAMES[day].toLowerCase()

/** A day that is not over is compared with the sales of others by the same hour. */
const byNow = (isToday: boolean): string => (isToday ? ' a esta hora' : '')

/** Returns the day of the comparison: "que el viernes anterior", up to the same hour. */
export const thanLastWeek = (day: DayOfWeek, isToday: boolean): string =>
  `que el ${weekday(day)} anterior${byNow(isToday)}`

type Usual = { readonly day: DayOfWeek; readonly days: number; readonly isToday: boolean }

/**
 * Returns the mean of the comparison, of several of the same weekday: "que el promedio de 4
 * viernes".
 */
export const thanUsual = ({ day, days, isToday }: Usual): string =>
  `que el promedio de ${days} ${weekday(day)}${WEEKEND.includes(day) ? 's' : ''}${byNow(isToday)}`

/** Writes a change in front of the value that it is compared with. */
export function changeText({ way, percent }: Change): string {
  if (way === 'same') return 'Igual'
  if (percent === 0) return 'Casi igual'
  if (percent === null) return way === 'more' ? 'Más' : 'Menos'
  return `${percent}% ${way === 'more' ? 'más' : 'menos'}`
}

/** Sentence without earlier sales to compare with. */
export const nothingBefore = (day: DayOfWeek, isToday: boolean): string =>
  `Sin ventas el ${weekday(day)} anterior${byNow(isToday)}`

/** Sentence without sales. */
export const nothingYet = (isToday: boolean): string =>
  isToday ? 'Todavía sin ventas' : 'Sin ventas este día'
