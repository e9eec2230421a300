import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'

/** The days of the week. */
export const DAY_NAMES = {
  MONDAY: 'Lunes',
  TUESDAY: 'Martes',
  WEDNESDAY: 'Miércoles',
  THURSDAY: 'Jueves',
  FRIDAY: 'Viernes',
  SATURDAY: 'Sábado',
  SUNDAY: 'Domingo',
} satisfies Record<DayOfWeek, string>

/** Writes a moment on the shop's wall clock within a sentence: "viernes 20/11 a las 21:30". */
export function momentText(moment: { date: string; dayOfWeek: DayOfWeek; time: string }): string {
  const [, month = '', date = ''] = moment.date.split('-')
  return `${DAY_NAMES[moment.dayOfWeek].toLowerCase()} ${date}/${month} a las ${moment.time}`
}
