import type { SaleMoment } from '@mostrador/domain/availability/sale-moment'
import { DAY_NAMES } from './moment.ts'
import { dayInWords } from './day-text.ts'

/** Reasons without an hour why a thing is not sold. */
export const saleWords = {
  notInMode: 'No se vende en esta modalidad',
  over: 'Ya no se vende',
  full: 'Agotado por hoy',
} as const

const DAYS_OF_A_WEEK = 7

const hourText = (time: string): string => time.replace(/^0/, '')

/**
 * Returns the next sale: "De 8:00 a 11:00" today, else "Vuelve mañana a las 8:00", "Vuelve el
 * lunes a las 8:00" or, where it begins, "Desde el 1 de diciembre".
 */
export function saleText(moment: SaleMoment): string {
  const { daysAhead, date, dayOfWeek, time, until, isFirst, isByDay } = moment
  if (isFirst) return daysAhead === 1 ? 'Desde mañana' : `Desde el ${dayInWords(date)}`
  const hour = hourText(time)
  if (daysAhead === 0 && isByDay) return 'Vuelve más tarde'
  if (daysAhead === 0) return until ? `De ${hour} a ${hourText(until)}` : `Desde las ${hour}`
  const day = daysAhead < DAYS_OF_A_WEEK ? DAY_NAMES[dayOfWeek].toLowerCase() : dayInWords(date)
  const when = daysAhead === 1 ? 'Vuelve mañana' : `Vuelve el ${day}`
  return isByDay || time === '00:00' ? when : `${when} a las ${hour}`
}
