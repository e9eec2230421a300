import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { expectedAround, orderCopy } from '@mostrador/copy/order'
import { momentText } from '@mostrador/copy/moment'
import { isAwaited } from '@mostrador/domain/order/promised-time'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'

const MINUTE_MS = 60_000

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Time at an instant on the shop's clock, not the diner's. */
function onTheWall(instant: Date, timeZone: string) {
  const { date, dayOfWeek, minutes } = wallClock(instant, timeZone)
  return { date, dayOfWeek, time: timeText(minutes) }
}

type Timed = Pick<
  FollowUpOrder,
  'orderedAt' | 'scheduledAt' | 'minDelayInMinutes' | 'maxDelayInMinutes' | 'promisedAt' | 'type' | 'status'
> & { readonly branchContact: { readonly timeZone: string } }

/** Writes "Programado para el viernes 20/11 a las 21:30", else the time of the order. */
export function whenText({ scheduledAt, orderedAt, branchContact: { timeZone } }: Timed): string {
  if (scheduledAt) return orderCopy.scheduledFor(momentText(onTheWall(new Date(scheduledAt), timeZone)))
  return orderCopy.orderedAt(momentText(onTheWall(new Date(orderedAt), timeZone)))
}

/**
 * Writes "Llega entre las 20:35 y las 20:50", only for an order for now in progress; "Llega
 * alrededor de las 21:00" once the shop promised a later time.
 */
export function expectedText(order: Timed): string | undefined {
  const { scheduledAt, orderedAt, minDelayInMinutes: from, maxDelayInMinutes: to, type } = order
  const { promise } = ORDER_MODES[type]
  if (!isAwaited(order)) return undefined
  const timeAt = (instant: Date) => onTheWall(instant, order.branchContact.timeZone).time
  if (order.promisedAt) return expectedAround(type, timeAt(new Date(order.promisedAt)))
  if (scheduledAt || to <= 0 || !promise) return undefined
  const at = (delay: number) => timeAt(new Date(Date.parse(orderedAt) + delay * MINUTE_MS))
  const say = promise === 'arrival' ? orderCopy.arrivesBetween : orderCopy.readyBetween
  return say(at(Math.min(from, to)), at(to))
}

/** Writes the hour of an instant at the shop: "21:30". */
export const hourAt = (instant: string, timeZone: string): string =>
  onTheWall(new Date(instant), timeZone).time

/** Writes a past day and hour: "20/11 21:30". */
export function shortMoment(instant: string, timeZone: string): string {
  const { date, time } = onTheWall(new Date(instant), timeZone)
  const [, month = '', day = ''] = date.split('-')
  return `${day}/${month} ${time}`
}
