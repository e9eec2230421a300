import { ORDER_MODES } from '../order-mode/order-modes.ts'
import type { OrderModeType } from '../order-mode/order-mode-type.ts'
import { ORDER_STATES, type OrderStatus } from './order-status.ts'

const MINUTE_MS = 60_000

/** Minutes by which one press delays the promise of an order. Ours. */
export const LATER_MINUTES = 10

/** Most delays of one order: after an hour staff call the diner. Ours. */
export const MOST_DELAYS = 6

export type Promised = {
  readonly orderedAt: string
  readonly scheduledAt: string | null
  readonly maxDelayInMinutes: number
  /** The time that the shop promised instead of its first one. */
  readonly promisedAt: string | null
}

/**
 * Returns the promised time of an order: the one that the shop told since, else the scheduled one,
 * else the longest delay of its mode after it was ordered. Undefined without a promise.
 */
export function promisedTime({
  orderedAt,
  scheduledAt,
  maxDelayInMinutes,
  promisedAt,
}: Promised): Date | undefined {
  const told = promisedAt ?? scheduledAt
  if (told !== null) return new Date(told)
  if (maxDelayInMinutes <= 0) return undefined
  return new Date(Date.parse(orderedAt) + maxDelayInMinutes * MINUTE_MS)
}

/**
 * Returns the later time that the shop promises: so many minutes after the last promise, or after
 * now where that has passed, or where there was none.
 */
export function laterPromise(order: Promised, now: Date): Date {
  const from = Math.max(promisedTime(order)?.getTime() ?? 0, now.getTime())
  return new Date(from + LATER_MINUTES * MINUTE_MS)
}

/**
 * Whether a diner still waits for an order: it is being made, or is ready and on its way. One that
 * is ready to be fetched, or will be at its table soon, needs no later time.
 */
export const isAwaited = ({
  status,
  type,
}: {
  readonly status: OrderStatus
  readonly type: OrderModeType
}): boolean =>
  ORDER_STATES[status].inProgress && (status !== 'READY' || ORDER_MODES[type].promise === 'arrival')
