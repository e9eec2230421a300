import type { LocationPoint } from '../delivery/user-location.ts'
import { metresBetween } from './metres-between.ts'
import type { Fix } from './rider-position.ts'

/** A street is so much longer than the straight line between its ends. */
export const DETOUR = 1.35

/**
 * Speed of a rider without known positions, in metres per second: 20 km/h, lights and corners
 * included.
 */
export const USUAL_SPEED = 5.5

/** Believed speeds of a rider, in metres per second: from walking to the fastest of a town. */
export const SLOWEST_SPEED = 1.2
export const FASTEST_SPEED = 14

/** Time that a rider spends at a door, in seconds. */
export const STOP_SECONDS = 180

/** Speed below which a rider stands: at a light or at a door. Metres per second. */
const STANDING = 0.7

/** Seconds of movement after which a rider's own speed counts whole. */
const SEEN_ENOUGH = 300

/**
 * Returns a rider's speed along the streets, by the track of the last minutes in the order of
 * time: the observed movement, mixed with the usual speed while there is little of it. Metres per
 * second.
 */
export function observedSpeed(track: readonly Fix[]): number {
  let seconds = 0
  let metres = 0
  for (const [index, fix] of track.entries()) {
    const before = track[index - 1]
    if (!before) continue
    const took = (fix.at - before.at) / 1000
    const went = metresBetween(before, fix)
    // A gap tells nothing of the speed in it.
    if (took <= 0 || took > 120 || went / took < STANDING) continue
    seconds += took
    metres += went
  }
  if (seconds === 0) return USUAL_SPEED
  const share = Math.min(1, seconds / SEEN_ENOUGH)
  const speed = (metres / seconds) * share + USUAL_SPEED * (1 - share)
  return Math.min(FASTEST_SPEED, Math.max(SLOWEST_SPEED, speed))
}

/** A way to a door: from where, over which doors before it, and how fast. */
export type Way = {
  readonly from: LocationPoint
  readonly stops: readonly LocationPoint[]
  readonly to: LocationPoint
  /** Metres per second. */
  readonly speed: number
}

/**
 * Returns the time of a way, in seconds: along the streets, with a stop at every door before the
 * last.
 */
export function secondsOfWay({ from, stops, to, speed }: Way): number {
  let metres = 0
  let here = from
  for (const next of [...stops, to]) {
    metres += metresBetween(here, next)
    here = next
  }
  return (metres * DETOUR) / Math.max(speed, SLOWEST_SPEED) + stops.length * STOP_SECONDS
}

/**
 * An estimate may jump by so much at once, in milliseconds; beyond that it moves with the clock.
 */
export const MOST_JUMP_MS = 60_000

/**
 * Returns the next estimate for a customer, an instant in milliseconds: the computed one, but no
 * farther from the one told `since` than one jump and the time that passed, and never in the past.
 */
export function nextArrival(
  told: { readonly eta: number; readonly since: number } | null,
  { computed, now }: { readonly computed: number; readonly now: number },
): number {
  if (!told) return Math.max(now, computed)
  const most = MOST_JUMP_MS + Math.max(0, now - told.since)
  return Math.max(now, Math.min(told.eta + most, Math.max(told.eta - most, computed)))
}
