import type { InterruptionKind } from '@mostrador/domain/interruption/interruption'

/** What the history says of an interruption. */
type Told = {
  readonly kind: InterruptionKind
  readonly thing: string
  readonly local: string
  readonly extraMinutes: number
  /** As it follows "hasta". */
  readonly end: string
}

const what = ({ kind, thing }: Told): string => `la ${kind === 'PAUSE' ? 'pausa' : 'demora'} de ${thing}`

/** What the history tells of pauses and of delays, as it goes on from a name. */
export const interruptionNews = {
  all: 'todos los pedidos',
  zone: (name: string) => `la zona ${name}`,
  started: (told: Told) =>
    told.kind === 'PAUSE'
      ? `Pausó ${told.thing} en ${told.local} hasta ${told.end}`
      : `Sumó ${told.extraMinutes} min de demora a ${told.thing} en ${told.local} hasta ${told.end}`,
  extended: (told: Told) => `Extendió ${what(told)} en ${told.local} hasta ${told.end}`,
  ended: (told: Told) => `Terminó ${what(told)} en ${told.local}`,
  over: (told: Told) => `Llegó a su fin ${what(told)} en ${told.local}, a ${told.end}`,
} as const
