import type { LocationPoint } from '../delivery/user-location.ts'
import { metresBetween } from '../position/metres-between.ts'

/** Distance at which a rider is at the door: a house front, and the error of a phone. Metres. */
const AT_THE_DOOR = 80

/** Age until which a position tells where a rider is. Milliseconds. */
const FRESH_MS = 2 * 60_000

/** Last position of a rider, and the stops before this one. Times in milliseconds since 1970. */
export type Approach = {
  readonly position: LocationPoint | null
  readonly seenAt: number | null
  readonly door: LocationPoint | null
  readonly stopsBefore: number
}

/**
 * Whether a rider is at a diner's door: seen near it a moment ago, with no other stop before. One
 * who only passes by on the way to another door is not there.
 */
export function isAtDoor({ position, seenAt, door, stopsBefore }: Approach, now: number): boolean {
  if (!position || seenAt === null || !door || stopsBefore > 0) return false
  return now - seenAt <= FRESH_MS && metresBetween(position, door) <= AT_THE_DOOR
}
