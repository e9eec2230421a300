import { soldOutUntil, type LocalTime } from '../availability/sold-out-until.ts'
import { nextOpeningOn } from '../scheduling/hours-on.ts'
import { openingInstant } from '../scheduling/slots.ts'
import { wallClock } from '../scheduling/wall-clock.ts'

/** For how long something is interrupted, as staff say it: there is no way to say "for good". */
export const INTERRUPTION_LASTINGS = [
  'MINUTES_15',
  'MINUTES_30',
  'MINUTES_60',
  'NEXT_SHIFT',
  'TOMORROW',
] as const

export type InterruptionLasting = (typeof INTERRUPTION_LASTINGS)[number]

/** Minutes that a press adds to an interruption. */
export const EXTENSION_MINUTES = 15

const MINUTE_MS = 60_000

const MINUTES = {
  MINUTES_15: 15,
  MINUTES_30: 30,
  MINUTES_60: 60,
} as const satisfies Partial<Record<InterruptionLasting, number>>

/** So many minutes from an instant on, and on to the full minute that a wall shows. */
export const afterMinutes = (from: Date, minutes: number): Date =>
  new Date(Math.ceil((from.getTime() + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS)

/**
 * Returns when an interruption that begins now ends by itself. The next shift is the next opening
 * after now; a break of the clock moves neither it nor tomorrow's. Undefined where it opens no
 * more.
 */
export function interruptionUntil(lasting: InterruptionLasting, local: LocalTime): Date | undefined {
  const { now, timeZone, hours } = local
  switch (lasting) {
    case 'MINUTES_15':
    case 'MINUTES_30':
    case 'MINUTES_60':
      return afterMinutes(now, MINUTES[lasting])
    case 'NEXT_SHIFT': {
      const next = nextOpeningOn(hours, wallClock(now, timeZone))
      return next && openingInstant(next, { now, timeZone })
    }
    case 'TOMORROW':
      return soldOutUntil({ kind: 'TOMORROW' }, local) ?? undefined
  }
}
