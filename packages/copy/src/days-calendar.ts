import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import type { DifferingDayProblem } from '@mostrador/domain/scheduling/differing-days'
import { DAY_NAMES } from './moment.ts'
import { MONTHS } from './day-text.ts'
import { you } from './you.ts'

type Day = { readonly date: string; readonly dayOfWeek: DayOfWeek }

const monthOf = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? ''

const yearOf = (date: string): string => date.slice(0, 4)

const dayOf = (date: string): string => `${Number(date.slice(8))} de ${monthOf(date)}`

const longDay = ({ date, dayOfWeek }: Day): string => `${DAY_NAMES[dayOfWeek].toLowerCase()} ${dayOf(date)}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const counted = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

/** The days that differ from the week, on a calendar and in a list. Ours. */
export const daysCalendarCopy = {
  grid: 'Calendario de días distintos',
  hint: you`{Toca} un día para decir cómo abre. Para varios, {arrastra} de uno a otro o {elige} desde y hasta.`,
  month: (date: string) => capital(`${monthOf(date)} de ${yearOf(date)}`),
  before: 'Mes anterior',
  after: 'Mes siguiente',
  holiday: 'Feriado',
  closed: 'Cerrado',
  otherHours: 'Otro horario',
  asAlways: 'Como siempre',
  unread: 'No se entiende',
  cell: (day: Day, said: readonly string[]) => [longDay(day), ...said].join(', '),
  past: 'ya pasó',
  title: (from: Day, to: Day) =>
    from.date === to.date
      ? capital(`${longDay(from)} de ${yearOf(from.date)}`)
      : `Del ${dayOf(from.date)}${yearOf(from.date) === yearOf(to.date) ? '' : ` de ${yearOf(from.date)}`} al ${dayOf(to.date)} de ${yearOf(to.date)}`,
  /** A day of the list where its year counts: "Jueves 24 de diciembre de 2026". */
  dated: (day: Day) => capital(`${longDay(day)} de ${yearOf(day.date)}`),
  span: (from: string, to: string, count: number) => `${counted(count)}: del ${dayOf(from)} al ${dayOf(to)}.`,
  from: 'Desde',
  to: 'Hasta',
  how: 'Cómo abre',
  hours: 'Horarios',
  hoursHint: 'Como 12-15:30, 20-2.',
  hoursPlaceholder: '12-15:30',
  reason: 'Motivo',
  reasonHint: 'Lo leen tus clientes: «Feriado», «Vacaciones».',
  done: (count: number) => (count === 1 ? 'Listo' : `Listo: ${counted(count)}`),
  close: 'Cerrar',
  tooMany: (most: number) => you`{Puedes} cambiar hasta ${most} días por vez.`,
  fromPast: you`{Elige} un día desde hoy.`,
  toBefore: you`{Elige} el mismo día o uno después.`,
  hoursMissing: you`{Escribe} los horarios, o {elige} «Cerrado».`,
  pastDays: (count: number) => (count === 1 ? '1 día que ya pasó' : `${count} días que ya pasaron`),
  problem: {
    missing: you`{Elige} el día.`,
    twice: 'Ese día ya está en la lista.',
    malformed: you`{Escribe} los horarios así: 12-15:30, 20-2.`,
    past: 'Ese día ya pasó.',
    long: 'El motivo es demasiado largo.',
  } satisfies Record<DifferingDayProblem, string>,
  /** Problem of one day of the list, in a summary of all. */
  problemOf: (day: Day | undefined, problem: string) =>
    day === undefined ? `Sin fecha: ${problem}` : `${capital(longDay(day))}: ${problem}`,
} as const
