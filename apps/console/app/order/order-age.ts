import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'

/** How an order stands against the clock. */
export type AgeTone = 'calm' | 'soon' | 'late'

/**
 * `waiting` counts up from when it was ordered, `due` down to the scheduled time. Whole minutes,
 * never negative.
 */
export type OrderAge = {
  readonly kind: 'waiting' | 'due' | 'overdue'
  readonly minutes: number
  readonly tone: AgeTone
}

type Timed = Pick<ConsoleOrder, 'status' | 'orderedAt' | 'scheduled' | 'scheduledAt' | 'maxDelayInMinutes'>

const MINUTE_MS = 60_000

/**
 * A new order that nobody took: after this many minutes the diner begins to wonder, and then to
 * call.
 */
const UNTAKEN = { soon: 3, late: 8 } as const

/** What a diner expects where the shop promises nothing, in minutes. */
const USUAL_DELAY = 40

/**
 * A scheduled order asks for work this many minutes before its time: the least lead of a slot.
 * Source: decisions.md, Constants.
 */
const LEAD = 30

const minutesBetween = (from: string, to: Date): number =>
  Math.floor((to.getTime() - Date.parse(from)) / MINUTE_MS)

const toneOf = (minutes: number, bounds: { readonly soon: number; readonly late: number }): AgeTone =>
  minutes >= bounds.late ? 'late' : minutes >= bounds.soon ? 'soon' : 'calm'

function scheduledAge(scheduledAt: string, now: Date): OrderAge {
  const past = minutesBetween(scheduledAt, now)
  if (past >= 1) return { kind: 'overdue', minutes: past, tone: 'late' }
  const left = Math.max(0, -past)
  return { kind: 'due', minutes: left, tone: left <= LEAD ? 'soon' : 'calm' }
}

/**
 * The age of an order in progress and how urgent it is. A new one is judged by how long nobody took
 * it, one in the kitchen by the longest delay that the shop promises (three quarters of it is
 * soon), a scheduled one by its own time.
 */
export function orderAge(order: Timed, now: Date): OrderAge {
  if (order.scheduled && order.scheduledAt !== null) return scheduledAge(order.scheduledAt, now)
  const minutes = Math.max(0, minutesBetween(order.orderedAt, now))
  const promise = order.maxDelayInMinutes > 0 ? order.maxDelayInMinutes : USUAL_DELAY
  const bounds = order.status === 'GENERATED' ? UNTAKEN : { soon: promise * 0.75, late: promise }
  return { kind: 'waiting', minutes, tone: toneOf(minutes, bounds) }
}
