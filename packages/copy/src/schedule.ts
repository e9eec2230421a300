import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { DAY_NAMES } from './moment.ts'
import { you } from './you.ts'

/**
 * Sentences about now or a chosen time, and about dates with other hours. Source: 000 §2 Checkout,
 * Scheduled section.
 */
export const scheduleCopy = {
  scheduleTitle: you`{Programa} tu pedido`,
  title: 'Tipo de pedido',
  now: 'En el momento',
  scheduled: 'Programado',
  day: 'Dia',
  hour: 'Hora',
  today: 'Hoy',
  tomorrow: 'Mañana',
  loading: you`Estamos calculando los horarios del local, {aguarde} unos momentos.`,
  loadFailed: you`No pudimos calcular los horarios del local. {Vuelve} a intentarlo.`,
  exceptions: 'Fechas especiales',
  noSlots: 'No quedan horarios disponibles.',
  /** Tells that the order was moved; `from` is absent where no hour had been chosen. */
  movedTo: (moment: string, from?: string) =>
    `Movimos tu pedido ${from === undefined ? '' : `del ${from} `}al primer horario libre: ${moment}.`,
  canBeFor: (moment: string) => you`{Puedes} programarlo para el ${moment}.`,
} as const

/**
 * Labels a day to choose: "Hoy", "Mañana", else "Viernes 27/11". `daysAhead` counts from the
 * shop's own today.
 */
export function dayLabel(day: { date: string; dayOfWeek: DayOfWeek; daysAhead: number }): string {
  if (day.daysAhead === 0) return scheduleCopy.today
  if (day.daysAhead === 1) return scheduleCopy.tomorrow
  return dateLabel(day)
}

/** Returns a date of the wall with its weekday: "Viernes 27/11". */
export function dateLabel(day: { date: string; dayOfWeek: DayOfWeek }): string {
  const [, month = '', date = ''] = day.date.split('-')
  return `${DAY_NAMES[day.dayOfWeek]} ${date}/${month}`
}
