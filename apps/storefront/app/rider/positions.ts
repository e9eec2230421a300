import { metresBetween } from '@mostrador/domain/position/metres-between'
import { storedValues, fromJson } from '@mostrador/live/stored-value'

/** Where the rider was, how surely, and when the device found out. */
export type RiderPosition = {
  readonly lat: number
  readonly lng: number
  /** In metres. */
  readonly accuracy: number
  readonly at: string
}

/** As many as wait for a connection: a quarter of an hour. The oldest ones go. */
const MOST = 180

/**
 * A rider who moved less than this is where he or she was, in metres; and is told of anyway after a
 * while.
 */
const STEP_METRES = 15
const STEP_MS = 5_000
const ANYWAY_MS = 30_000

/** Whether a position is worth sending after the last one: moved, or some time has gone by. */
export function isWorthTelling(next: RiderPosition, last: RiderPosition | undefined): boolean {
  if (!last) return true
  const elapsed = Date.parse(next.at) - Date.parse(last.at)
  if (elapsed < STEP_MS) return false
  return elapsed >= ANYWAY_MS || metresBetween(last, next) >= STEP_METRES
}

const isPosition = (value: unknown): value is RiderPosition =>
  typeof value === 'object' &&
  value !== null &&
  ['lat', 'lng', 'accuracy'].every((field) => Number.isFinite(Reflect.get(value, field))) &&
  typeof Reflect.get(value, 'at') === 'string'

/** Reads a queue of positions; what is none is left out. */
export function parsePositions(json: string | null): readonly RiderPosition[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter(isPosition).slice(-MOST) : []
}

/** The positions that the server was not told of yet, in their order. */
export const waitingPositions = storedValues('mostrador.positions.', parsePositions)

/** Puts a position at the end of the queue. */
export const addPosition = (alias: string, position: RiderPosition): void =>
  waitingPositions(alias).write([...waitingPositions(alias).latest(), position].slice(-MOST))

/** Takes the first one out, if it still is that one. */
export function dropPosition(alias: string, { at }: RiderPosition): void {
  const queue = waitingPositions(alias)
  queue.write(queue.latest().filter((one) => one.at !== at))
}
