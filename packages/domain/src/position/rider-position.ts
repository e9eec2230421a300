import type { LocationPoint } from '../delivery/user-location.ts'
import { metresBetween } from './metres-between.ts'

/** Fix of a rider's phone: `accuracy` in metres, `at` in milliseconds since 1970. */
export type Fix = LocationPoint & { readonly accuracy: number; readonly at: number }

/**
 * Known position of a rider. `doubted` is a fix that could not be believed, `since` the time of
 * the first such one.
 */
export type RiderPosition = {
  readonly believed: Fix | null
  readonly doubted: (Fix & { readonly since: number }) | null
  /** The last fix that the track keeps. */
  readonly kept: Fix | null
}

export type TrackPoint = Fix & { readonly believed: boolean }

/** Highest speed of a rider in a town: 130 km/h, in metres per second. */
const FASTEST = 36

/** Furthest delivery from a shop, in metres: beyond it is the sea, or a wrong sign. */
const FARTHEST = 100_000

/** Largest accuracy that a fix may claim, in metres: beyond it the fix tells little. */
const MOST_ACCURACY = 500

/**
 * Time for which a phone that seems to have jumped must repeat its place before it is believed, in
 * milliseconds.
 */
const DOUBT_MS = 30_000

/** Distance or time between two fixes of a track: metres, milliseconds. */
const TRACK_STEP = { metres: 20, ms: 10_000 } as const

/** Whether a rider can have come from one fix to the other in the time between them. */
function canReach(from: Fix, to: Fix): boolean {
  const slack = Math.min(from.accuracy, MOST_ACCURACY) + Math.min(to.accuracy, MOST_ACCURACY)
  return metresBetween(from, to) - slack <= (FASTEST * Math.max(0, to.at - from.at)) / 1000
}

const isNear = (shop: LocationPoint | null, fix: Fix): boolean =>
  fix.lat !== 0 && fix.lng !== 0 && (shop === null || metresBetween(shop, fix) <= FARTHEST)

function isBelievable({ believed, doubted }: RiderPosition, fix: Fix): boolean {
  if (believed === null || canReach(believed, fix)) return true
  // The believed fix may have been the wrong one.
  return doubted !== null && canReach(doubted, fix) && fix.at - doubted.since >= DOUBT_MS
}

const isWorthKeeping = (kept: Fix | null, fix: Fix): boolean =>
  kept === null || fix.at - kept.at >= TRACK_STEP.ms || metresBetween(kept, fix) >= TRACK_STEP.metres

/** Returns the time of the newest fix, believed or not: one with an earlier time is too late. */
const newest = ({ believed, doubted }: RiderPosition): number =>
  Math.max(believed?.at ?? Number.NEGATIVE_INFINITY, doubted?.at ?? Number.NEGATIVE_INFINITY)

function withFix(position: RiderPosition, fix: Fix, shop: LocationPoint | null): RiderPosition {
  if (isNear(shop, fix) && isBelievable(position, fix)) return { ...position, believed: fix, doubted: null }
  const { doubted } = position
  const since = doubted && canReach(doubted, fix) ? doubted.since : fix.at
  return { ...position, doubted: { ...fix, since } }
}

/** Fixes that a phone sent, to be joined to the known position. */
export type NewFixes = {
  readonly fixes: readonly Fix[]
  readonly shop: LocationPoint | null
  /** The server's clock: a fix from the future is one of now. */
  readonly now: number
}

/**
 * Joins fixes to the known position of a rider, in the order of their times: a late one never
 * replaces a newer one, and an impossible one (0, 0; the sea; too fast) is kept apart until it was
 * repeated for half a minute. Returns the new position, and the fixes that the track keeps.
 */
export function joinFixes(
  before: RiderPosition,
  { fixes, shop, now }: NewFixes,
): { readonly position: RiderPosition; readonly track: readonly TrackPoint[] } {
  const track: TrackPoint[] = []
  let position = before
  const inOrder = fixes.map((fix) => ({ ...fix, at: Math.min(fix.at, now) })).toSorted((a, b) => a.at - b.at)
  for (const fix of inOrder) {
    if (fix.at <= newest(position)) continue
    position = withFix(position, fix, shop)
    if (!isWorthKeeping(position.kept, fix)) continue
    track.push({ ...fix, believed: position.doubted === null })
    position = { ...position, kept: fix }
  }
  return { position, track }
}
