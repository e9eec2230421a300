import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { LATER_MINUTES, promisedTime, type Promised } from '@mostrador/domain/order/promised-time'

/** How an order stands against the clock. */
export type AgeTone = 'calm' | 'soon' | 'late'

/**
 * `waiting` counts up from when it was ordered, `due` down to the promised time. Whole minutes,
 * never negative.
 */
export type OrderAge = {
  readonly kind: 'waiting' | 'due' | 'overdue'
  readonly minutes: number
  readonly tone: AgeTone
}

type Timed = Promised & Pick<ConsoleOrder, 'status' | 'scheduled'>

const MINUTE_MS = 60_000

/**
 * A new order that nobody took: after this many minutes the diner begins to wonder, and then to
 * call.
 */
const UNTAKEN = { soon: 3, late: 8 } as const

/** Minutes that a diner expects where the shop promises nothing. */
const USUAL = { soon: 30, late: 40 } as const

/**
 * A scheduled order asks for work this many minutes before its time: the least lead of a slot.
 * Source: decisions.md, Constants.
 */
const LEAD = 30

/** The last part of the promised delay asks for haste. */
const LAST_PART = 0.25

const minutesBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / MINUTE_MS)

const toneOf = (minutes: number, bounds: { readonly soon: number; readonly late: number }): AgeTone =>
  minutes >= bounds.late ? 'late' : minutes >= bounds.soon ? 'soon' : 'calm'

/** How long before its promised time an order grows urgent, in minutes. */
function hasteOf({ scheduled, promisedAt, maxDelayInMinutes }: Timed): number {
  if (promisedAt !== null) return LATER_MINUTES
  return scheduled ? LEAD : maxDelayInMinutes * LAST_PART
}

function promisedAge(promise: Date, now: Date, haste: number): OrderAge {
  const past = minutesBetween(promise, now)
  if (past >= 1) return { kind: 'overdue', minutes: past, tone: 'late' }
  const left = Math.max(0, -past)
  return { kind: 'due', minutes: left, tone: left <= haste ? 'soon' : 'calm' }
}

/**
 * The age of an order in progress and how urgent it is. A new one is judged by how long nobody took
 * it, one in the kitchen by the time that it is promised for (the last quarter of the delay is
 * soon), and so is a scheduled one, and one that was promised later.
 */
export function orderAge(order: Timed, now: Date): OrderAge {
  const promise = promisedTime(order)
  const isUntaken = order.status === 'GENERATED' && !order.scheduled && order.promisedAt === null
  if (promise && !isUntaken) return promisedAge(promise, now, hasteOf(order))
  const minutes = Math.max(0, minutesBetween(new Date(order.orderedAt), now))
  return { kind: 'waiting', minutes, tone: toneOf(minutes, isUntaken ? UNTAKEN : USUAL) }
}
