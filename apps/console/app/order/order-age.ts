import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { LATER_MINUTES, promisedTime, type Promised } from '@mostrador/domain/order/promised-time'

export type AgeTone = 'calm' | 'soon' | 'late'

/** Age in whole minutes from 0: `waiting` since the order, `due` until the promised time. */
export type OrderAge = {
  readonly kind: 'waiting' | 'due' | 'overdue'
  readonly minutes: number
  readonly tone: AgeTone
}

type Timed = Promised & Pick<ConsoleOrder, 'status' | 'scheduled'>

const MINUTE_MS = 60_000

/** Minutes after which the diner of an unaccepted order wonders, and then calls. */
const UNTAKEN = { soon: 3, late: 8 } as const

/** Minutes that a diner expects where the shop promises nothing. */
const USUAL = { soon: 30, late: 40 } as const

/**
 * A scheduled order asks for work this many minutes before its time: the least lead of a slot.
 * Source: decisions.md, Constants.
 */
const LEAD = 30

/** Share of the promised delay that is urgent. */
const LAST_PART = 0.25

const minutesBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / MINUTE_MS)

const toneOf = (minutes: number, bounds: { readonly soon: number; readonly late: number }): AgeTone =>
  minutes >= bounds.late ? 'late' : minutes >= bounds.soon ? 'soon' : 'calm'

/** Minutes before its promised time from which an order is urgent. */
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
 * Returns an order's age and urgency: a new one by its waiting time; accepted, scheduled and
 * delayed ones by their promised time, whose last quarter is `soon`.
 */
export function orderAge(order: Timed, now: Date): OrderAge {
  const promise = promisedTime(order)
  const isUntaken = order.status === 'GENERATED' && !order.scheduled && order.promisedAt === null
  if (promise && !isUntaken) return promisedAge(promise, now, hasteOf(order))
  const minutes = Math.max(0, minutesBetween(new Date(order.orderedAt), now))
  return { kind: 'waiting', minutes, tone: toneOf(minutes, isUntaken ? UNTAKEN : USUAL) }
}
