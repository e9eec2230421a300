import type { OrderType } from '@mostrador/domain/order-mode/order-mode-type'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { DAY_NAMES } from './moment.ts'

/** The working-hours dialog. Source: 000 §2 Working-hours and information modal. */
export const workingHoursCopy = {
  title: 'Informacion',
  seeHours: 'Ver horarios',
  hours: 'Horarios',
  closedAllDay: 'Cerrado',
  allDay: 'Abierto las 24 horas',
  range: (from: string, to: string) => `De ${from} a ${to}`,
  /** After hours that end on the day after the one of their row: "De 20:00 a 02:00 del sábado". */
  ofNextDay: (day: DayOfWeek) => `del ${DAY_NAMES[day].toLowerCase()}`,
  modes: 'Modalidades',
  modeAvailable: 'Disponible',
  modeClosed: 'Cerrado',
  modePaused: 'En pausa',
  modeDisabled: 'Sin pedidos por ahora',
  close: 'Cerrar',
} as const

/** Order types of a mode, beside its state. */
export const ORDER_TYPE_LABELS = {
  ON_DEMAND: 'En el momento',
  SCHEDULED: 'Programado',
  ALL: 'En el momento o programado',
} satisfies Record<OrderType, string>

/** Returns the next opening, as it follows "Abre": "hoy a las 20:00", "el lunes a las 11:30". */
export function openingText(opening: { daysAhead: number; dayOfWeek: DayOfWeek; time: string }): string {
  if (opening.daysAhead === 0) return `hoy a las ${opening.time}`
  if (opening.daysAhead === 1) return `mañana a las ${opening.time}`
  return `el ${DAY_NAMES[opening.dayOfWeek].toLowerCase()} a las ${opening.time}`
}
