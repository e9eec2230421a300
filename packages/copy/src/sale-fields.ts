import { ORDER_MODE_NAMES } from './order-mode.ts'
import { you } from './you.ts'

/** The fields of the console that say when and how something is sold. Ours. */
export const saleFieldsCopy = {
  title: 'Cuándo y cómo se vende',
  hint: 'Cuenta la hora de cada local, y la del horario que el cliente elige: lo del desayuno de mañana se puede pedir hoy.',
  ofPlate: 'Vale además de lo que diga su categoría.',
  hours: 'Horarios',
  someHours: 'Solo a ciertas horas',
  anyHour: 'A cualquier hora',
  notThatDay: 'No se vende',
  pastMidnight: 'Lo que termina antes de empezar sigue hasta el día siguiente.',
  firstDay: 'Desde el día',
  lastDay: 'Hasta el día',
  daysHint: 'Vacío: sin principio o sin fin.',
  dayMalformed: you`{Elige} un día.`,
  daysTurned: 'Termina antes de empezar.',
  modes: 'Modalidades',
  modesHint: 'Sin elegir ninguna, se vende en todas.',
  mode: ORDER_MODE_NAMES,
} as const
