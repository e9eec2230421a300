import type { Change } from '@mostrador/domain/sales/compare-sales'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { DAY_NAMES } from './moment.ts'
import { changeText, nothingBefore, ordersText, thanLastWeek } from './sales.ts'
import { you } from './you.ts'

/** A day within a sentence: "jueves 26/11". */
function dayText(date: string, dayOfWeek: DayOfWeek): string {
  const [, month = '', day = ''] = date.split('-')
  return `${DAY_NAMES[dayOfWeek].toLowerCase()} ${day}/${month}`
}

/**
 * The mail with the five numbers of a day, its choice in the account, and the page that stops it.
 */
export const salesMailCopy = {
  /** Without numbers: a locked screen shows it. */
  subject: (company: string, date: string, dayOfWeek: DayOfWeek) =>
    `Las ventas de ${company} del ${dayText(date, dayOfWeek)}`,
  heading: (date: string, dayOfWeek: DayOfWeek) => `Ventas del ${dayText(date, dayOfWeek)}`,
  nothing: you`Ayer no se vendió nada, y el mismo día de la semana anterior sí. Si no fue a propósito, {míralo}.`,
  sales: 'Ventas',
  orders: 'Pedidos',
  average: 'Promedio por pedido',
  noAverage: '—',
  canceled: 'Cancelados',
  refunded: (orders: number) => `Además, ${ordersText(orders)} con el pago devuelto`,
  lastWeek: (dayOfWeek: DayOfWeek) => `El ${DAY_NAMES[dayOfWeek].toLowerCase()} anterior`,
  compared: (change: Change, dayOfWeek: DayOfWeek) =>
    `${changeText(change)} ${thanLastWeek(dayOfWeek, false)}`,
  notCompared: (dayOfWeek: DayOfWeek) => nothingBefore(dayOfWeek, false),
  all: (currency: string) => `Todos los locales, en ${currency}`,
  look: 'Ver el día',
  hint: 'El día va de las 5 a las 5: lo que se pidió después de medianoche cuenta en la noche que empezó.',
  why: 'Te llega porque lo pediste en tu cuenta.',
  stop: 'No recibir más este correo',
  stopTitle: 'Correo de ventas',
  stopping: 'Dándote de baja…',
  stopped: (company: string) => `Listo: ya no te llegan las ventas de ${company}.`,
  stoppedHint: you`Si fue sin querer, lo {vuelves} a activar en tu cuenta.`,
  toAccount: 'Ir a mi cuenta',
  stopFailed: 'No pudimos darte de baja.',
  tryAgain: 'Probar de nuevo',
  accountTitle: 'Ventas por correo',
  accountHint:
    'Cada mañana, los cinco números del día anterior: ventas, pedidos, promedio, cancelados y cómo fue una semana antes.',
  wanted: (company: string) => `Recibir las ventas de ${company}`,
  on: 'Te llegan desde mañana.',
  off: 'Ya no te llegan.',
} as const
