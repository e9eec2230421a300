import { DAY_NAMES } from './moment.ts'

/** Day that a shop is asked about: a holiday by law, or one on which offices close. */
type Asked = { readonly day: string; readonly name: string; readonly isPublic: boolean }

const whatIs = ({ name, isPublic }: Omit<Asked, 'day'>): string =>
  isPublic ? `feriado (${name})` : name.replace(/^Día /, 'día ')

/** Sentences about a coming holiday and the shop's hours on it. Ours. */
export const holidayCopy = {
  /** "El martes 8 es feriado (Inmaculada Concepción): ¿abren?" */
  question: (day: keyof typeof DAY_NAMES, { day: date, ...holiday }: Asked) =>
    `El ${DAY_NAMES[day].toLowerCase()} ${Number(date.slice(8))} es ${whatIs(holiday)}: ¿abren?`,
  today: (holiday: Omit<Asked, 'day'>) => `Hoy es ${whatIs(holiday)}: ¿abren?`,
  locals: 'En estos locales',
  closed: 'Cerrado',
  asAlways: 'Horario de siempre',
  other: 'Otro horario',
  hours: 'Horario de ese día',
  hoursHint: 'Como 12-15:30, 20-2.',
  placeholder: '12-15:30',
  save: 'Guardar el horario',
  cancel: 'Cancelar',
  saidClosed: (count: number) => (count === 1 ? 'Cerrado ese día.' : `Cerrado ese día en ${count} locales.`),
  saidOther: (count: number) =>
    count === 1 ? 'Ese día abre con otro horario.' : `Ese día abren con otro horario ${count} locales.`,
  saidAlways: 'Ese día abren como siempre.',
  source: 'Feriados: date-holidays, con datos de Wikipedia (CC BY-SA 3.0).',
} as const
