import type { InterruptionLasting } from '@mostrador/domain/interruption/interruption-until'
import type { InterruptionKind } from '@mostrador/domain/interruption/interruption'
import { inUnits } from './short-duration.ts'
import { you } from './you.ts'

/** Fields of a sentence about an interruption. */
type Told = {
  readonly kind: InterruptionKind
  readonly thing: string
  readonly contact: string
  readonly extraMinutes: number
  /** As it follows "hasta". */
  readonly end: string
}

const what = ({ kind, thing }: Told): string => `la ${kind === 'PAUSE' ? 'pausa' : 'demora'} de ${thing}`

/** Sentences of the history about pauses and delays, as they go on from a name. */
export const interruptionNews = {
  all: 'todos los pedidos',
  zone: (name: string) => `la zona ${name}`,
  started: (told: Told) =>
    told.kind === 'PAUSE'
      ? `Pausó ${told.thing} en ${told.contact} hasta ${told.end}`
      : `Sumó ${told.extraMinutes} min de demora a ${told.thing} en ${told.contact} hasta ${told.end}`,
  extended: (told: Told) => `Extendió ${what(told)} en ${told.contact} hasta ${told.end}`,
  ended: (told: Told) => `Terminó ${what(told)} en ${told.contact}`,
  unheard: (told: Told) => `Pausó ${told.thing} en ${told.contact} hasta ${told.end}: nadie escuchaba`,
  heard: (told: Told) => `Terminó ${what(told)} en ${told.contact}: otra vez hay quien escucha`,
  over: (told: Told) => `Llegó a su fin ${what(told)} en ${told.contact}, a ${told.end}`,
} as const

/** For how long, as a button says it. */
export const INTERRUPTION_LASTING_LABELS = {
  MINUTES_15: '15 minutos',
  MINUTES_30: '30 minutos',
  MINUTES_60: '60 minutos',
  NEXT_SHIFT: 'Hasta el próximo turno',
  TOMORROW: 'Hasta mañana',
} satisfies Record<InterruptionLasting, string>

/** Returns minutes that are counted down: "24 min", "1 h 5 min". */
const leftText = (minutes: number): string => (minutes < 1 ? 'menos de 1 min' : inUnits(minutes))

/** Pauses and delays in the console. Ours. */
export const interruptionCopy = {
  title: 'Pausas y demoras',
  open: 'Pausar',
  openHint: 'Pausar pedidos o avisar que hay demora',
  close: 'Cerrar',
  all: 'Todo el local',
  zone: (name: string) => `Zona ${name}`,
  paused: (thing: string) => `${thing}: en pausa`,
  busy: (thing: string, minutes: number) => `${thing}: +${minutes} min`,
  left: (minutes: number) => `quedan ${leftText(minutes)}`,
  until: (end: string) => `Hasta ${end}`,
  by: (end: string, name: string | null) => (name === null ? `Hasta ${end}` : `Hasta ${end} · ${name}`),
  byItself: 'porque nadie escucha',
  extend: 'Extender 15 min',
  extendOf: (thing: string) => `Extender 15 min: ${thing}`,
  end: 'Terminar',
  endOf: (thing: string) => `Terminar: ${thing}`,
  now: 'Ahora',
  what: 'Qué',
  how: 'Pausa o más demora',
  pause: 'Pausa: sin pedidos',
  delay: (minutes: number) => `+${minutes} min`,
  delayOf: (minutes: number) => `+${minutes} min de demora`,
  howLong: 'Por cuánto tiempo',
  message: 'Mensaje para tus clientes',
  messageNote: 'opcional',
  messageHint: 'Por ejemplo: «Se cortó la luz, volvemos enseguida.»',
  messageTakesPassword: you`Para escribirles a tus clientes, {entra} con tu contraseña en un dispositivo tuyo.`,
  standsAlready: you`Ya está así. Arriba {puedes} extenderlo o terminarlo.`,
  laterStays: 'Los pedidos programados para después siguen entrando.',
  onlyNew: 'Vale para los pedidos que entren mientras tanto.',
  started: (kind: InterruptionKind, thing: string, end: string) =>
    kind === 'PAUSE' ? `${thing}: en pausa hasta ${end}.` : `${thing}: con más demora hasta ${end}.`,
  extended: (thing: string, end: string) => `${thing}: extendido hasta ${end}.`,
  ended: (thing: string) => `${thing}: terminado.`,
  loading: 'Buscando qué está en pausa…',
  loadFailed: 'No pudimos ver qué está en pausa.',
} as const

/** Commands of the palette about interruptions. */
export const interruptionCommands = {
  sheet: 'Pausas y demoras',
  sheetWords: 'pausar cerrar demora parar pedidos mensaje',
  pause: (thing: string, lasting: InterruptionLasting) =>
    `Pausar ${thing === interruptionCopy.all ? thing.toLowerCase() : thing} ${INTERRUPTION_LASTING_LABELS[lasting].toLowerCase()}`,
  pauseWords: 'pausa cerrar parar frenar cortar min',
  busy: (minutes: number) => `Sumar ${minutes} minutos de demora`,
  busyHint: 'Por 30 minutos',
  busyWords: 'demora atrasado ocupado cocina min',
  extend: (thing: string) => `Extender 15 minutos: ${thing}`,
  extendWords: 'pausa demora alargar más',
  end: (thing: string) => `Terminar: ${thing}`,
  endWords: 'pausa demora reanudar abrir volver',
} as const
