import type { LASTINGS } from '@mostrador/domain/availability/sold-out-until'
import { you } from './you.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** Sentences about sold-out things and until when, as the shop marks them. */
export const availabilityCopy = {
  ingredients: 'Ingredientes',
  isSoldOut: (name: string) => `${name}, agotado`,
  garnishes: 'Agregados',
  sizes: 'Tamaños',
  choose: '¿Hasta cuándo no hay?',
  chooseFor: (name: string) => `Elegir hasta cuándo no hay ${name}`,
  close: 'Cerrar',
  sellAgain: 'Volver a vender',
  day: 'Vuelve el día',
  untilDay: 'Hasta ese día',
  dayMissing: you`{Elige} el día en que vuelve.`,
  noEnd: 'Hasta nuevo aviso',
  backIn: (minutes: number, time: string) => `Vuelve en ${minutes} min, a las ${time}`,
  backAt: (time: string) => `Vuelve a las ${time}`,
  backOn: (when: string) => `Vuelve el ${when}`,
  backTomorrow: (time: string) => `Vuelve mañana a las ${time}`,
  /** Missing ingredients, or sold-out sizes. */
  without: (names: readonly string[]) => `Sin ${names.join(', ')}`,
  fullToday: 'Se vendió todo lo de hoy',
  nothingLeft: 'No quedan unidades, tamaños o algo que hay que elegir',
  /** Number of things that a mark of an ingredient takes along. */
  takesAlong: (plates: number, garnishes: number) =>
    [
      ...(plates > 0 ? [counted(plates, 'plato', 'platos')] : []),
      ...(garnishes > 0 ? [counted(garnishes, 'agregado', 'agregados')] : []),
    ].join(' y '),
  strip: (count: number, today: number) =>
    `${counted(count, 'cosa agotada', 'cosas agotadas')}${today > 0 ? `, ${counted(today, 'vuelve hoy', 'vuelven hoy')}` : ''}`,
  undo: 'Deshacer',
} as const

/** For how long something is marked, on its button. */
export const LASTING_LABELS = {
  HALF_HOUR: 'Media hora',
  TWO_HOURS: '2 horas',
  TOMORROW: 'Hasta mañana',
  DATE: 'Hasta un día',
  NOTICE: 'Hasta nuevo aviso',
} satisfies Record<(typeof LASTINGS)[number], string>
