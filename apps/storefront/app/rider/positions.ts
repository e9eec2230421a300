import { metresBetween } from '@mostrador/domain/position/metres-between'
import { storedValues, fromJson } from '@mostrador/live/stored-value'

export type RiderPosition = {
  readonly lat: number
  readonly lng: number
  /** In metres. */
  readonly accuracy: number
  readonly at: string
}

/** Most positions that wait for a connection, a quarter of an hour; the oldest are dropped. */
const MOST = 180

/** Distance in metres that counts as a move, and the shortest time between two messages. */
const STEP_METRES = 15
const STEP_MS = 5_000
const ANYWAY_MS = 30_000

/** Whether to send a position after the last one: the rider moved, or some time has passed. */
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

/** Reads a queue of positions; malformed ones are left out. */
export function parsePositions(json: string | null): readonly RiderPosition[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter(isPosition).slice(-MOST) : []
}

/** Unsent positions, in their order. */
export const waitingPositions = storedValues('mostrador.positions.', parsePositions)

/** Appends a position to the queue. */
export const addPosition = (alias: string, position: RiderPosition): void =>
  waitingPositions(alias).write([...waitingPositions(alias).latest(), position].slice(-MOST))

/** Removes the first position, if it is that one. */
export function dropPosition(alias: string, { at }: RiderPosition): void {
  const queue = waitingPositions(alias)
  queue.write(queue.latest().filter((one) => one.at !== at))
}
