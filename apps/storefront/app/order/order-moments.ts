import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { momentText } from '@mostrador/copy/moment'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'

const MINUTE_MS = 60_000

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** What the clock on the shop's wall shows at an instant, not the diner's own clock. */
function onTheWall(instant: Date, timeZone: string) {
  const { date, dayOfWeek, minutes } = wallClock(instant, timeZone)
  return { date, dayOfWeek, time: timeText(minutes) }
}

type Timed = Pick<
  FollowUpOrder,
  'orderedAt' | 'scheduledAt' | 'minDelayInMinutes' | 'maxDelayInMinutes' | 'type' | 'status'
> & { readonly branchContact: { readonly timeZone: string } }

/** "Programado para el viernes 20/11 a las 21:30", else when it was ordered. */
export function whenText({ scheduledAt, orderedAt, branchContact: { timeZone } }: Timed): string {
  if (scheduledAt) return orderCopy.scheduledFor(momentText(onTheWall(new Date(scheduledAt), timeZone)))
  return orderCopy.orderedAt(momentText(onTheWall(new Date(orderedAt), timeZone)))
}

/** "Llega entre las 20:35 y las 20:50": only for an order for now that is still being made. */
export function expectedText(order: Timed): string | undefined {
  const { scheduledAt, orderedAt, minDelayInMinutes: from, maxDelayInMinutes: to, type, status } = order
  const { promise } = ORDER_MODES[type]
  const isOnItsWay =
    status === 'GENERATED' || status === 'ACCEPTED' || (status === 'READY' && promise === 'arrival')
  if (scheduledAt || to <= 0 || !promise || !isOnItsWay) return undefined
  const at = (delay: number) =>
    onTheWall(new Date(Date.parse(orderedAt) + delay * MINUTE_MS), order.branchContact.timeZone).time
  const say = promise === 'arrival' ? orderCopy.arrivesBetween : orderCopy.readyBetween
  return say(at(Math.min(from, to)), at(to))
}

/** A day and hour of the past, short: "20/11 21:30". */
export function shortMoment(instant: string, timeZone: string): string {
  const { date, time } = onTheWall(new Date(instant), timeZone)
  const [, month = '', day = ''] = date.split('-')
  return `${day}/${month} ${time}`
}
