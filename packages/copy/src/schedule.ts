import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'

/** Now or at a chosen time. Source: 000 §2 Checkout, Scheduled section. */
export const scheduleCopy = {
  scheduleTitle: 'Programa tu pedido',
  title: 'Tipo de pedido',
  now: 'En el momento',
  scheduled: 'Programado',
  day: 'Dia',
  hour: 'Hora',
  today: 'Hoy',
  tomorrow: 'Mañana',
  loading: 'Estamos calculando los horarios del local, aguarde unos momentos.',
  loadFailed: 'No pudimos calcular los horarios del local. Vuelve a intentarlo.',
  noSlots: 'No quedan horarios disponibles.',
  movedTo: (moment: string) => `Movimos tu pedido al primer horario libre: ${moment}.`,
  canBeFor: (moment: string) => `Puedes programarlo para el ${moment}.`,
} as const

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

/** A moment on the shop's wall, as it stands within a sentence: "viernes 20/11 a las 21:30". */
export function momentText(moment: { date: string; dayOfWeek: DayOfWeek; time: string }): string {
  const [, month = '', date = ''] = moment.date.split('-')
  return `${DAY_NAMES[moment.dayOfWeek].toLowerCase()} ${date}/${month} a las ${moment.time}`
}

/** A day to choose: "Hoy", "Mañana", else "Viernes 27/11". `daysAhead` counts from the shop's own today. */
export function dayLabel(day: { date: string; dayOfWeek: DayOfWeek; daysAhead: number }): string {
  if (day.daysAhead === 0) return scheduleCopy.today
  if (day.daysAhead === 1) return scheduleCopy.tomorrow
  const [, month = '', date = ''] = day.date.split('-')
  return `${DAY_NAMES[day.dayOfWeek]} ${date}/${month}`
}
