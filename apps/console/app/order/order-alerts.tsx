import type { OrderAlertsWire } from '@mostrador/contract/order-alert/order-alert-endpoints'
import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { alertCopy } from '@mostrador/copy/listening'
import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

type Told = { readonly at: string; readonly text: string; readonly isFailed: boolean }

/** Sentence on the outcome of an alert; none for one that was stopped before it went out. */
function toldOf({ channel, person, outcome, at }: OrderAlertsWire['alerts'][number]): readonly Told[] {
  switch (outcome) {
    case 'SENT':
      return [{ at, text: alertCopy.sent[channel](person), isFailed: false }]
    case 'WAITING':
      return [{ at, text: alertCopy.waiting[channel](person), isFailed: false }]
    case 'FAILED':
      return [{ at, text: alertCopy.failed[channel](person), isFailed: true }]
    case 'STOPPED':
      return []
  }
}

/** Lists alerts and the first look at an order, by time. */
export const alertsTold = ({ alerts, lookedAt, lookedBy }: OrderAlertsWire): readonly Told[] =>
  [
    ...alerts.flatMap(toldOf),
    ...(lookedAt === null ? [] : [{ at: lookedAt, text: alertCopy.lookedAt(lookedBy), isFailed: false }]),
  ].toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))

/** Alerts because no staff looked at the order; rendering this counts as a look and ends them. */
export function OrderAlerts({ order: { id, status } }: { readonly order: ConsoleOrder }) {
  const api = useApi()
  const { contact } = useWorkplace()
  const now = useNow()
  const { data } = useQuery({
    queryKey: ['alerts', id, status],
    queryFn: () => answerOf(api.lookAtOrder({ params: { id } })),
  })
  const told = data ? alertsTold(data) : []
  if (told.length === 0) return null
  return (
    <ol className="grid gap-1.5 text-14">
      {told.map(({ at, text, isFailed }, index) => (
        <li key={index} className="flex gap-3">
          <time dateTime={at} className="price min-w-12 font-semibold">
            {whenText(at, now, contact.timeZone)}
          </time>
          <span
            className={isFailed ? 'min-w-0 font-medium wrap-anywhere text-danger' : 'min-w-0 wrap-anywhere'}
          >
            {text}
          </span>
        </li>
      ))}
    </ol>
  )
}
