import type { BackMoment } from '@mostrador/domain/availability/back-moment'
import { DAY_NAMES } from './moment.ts'

const DAYS_OF_A_WEEK = 7

/** Writes a day and a month as people say them: "3/12". */
const dateText = (date: string): string => {
  const [, month, day] = date.split('-').map(Number)
  return `${day}/${month}`
}

/** Returns when a thing is back: "Vuelve a las 20:00", "Vuelve mañana", "Vuelve el lunes". */
export function backText({ daysAhead, date, dayOfWeek, time }: BackMoment): string {
  if (daysAhead === 0) return `Vuelve a las ${time}`
  if (daysAhead === 1) return 'Vuelve mañana'
  const day = daysAhead < DAYS_OF_A_WEEK ? DAY_NAMES[dayOfWeek].toLowerCase() : dateText(date)
  return `Vuelve el ${day}`
}
