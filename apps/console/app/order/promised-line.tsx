import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { promisedTime } from '@mostrador/domain/order/promised-time'
import { useWorkplace } from '../workplace/contact-context.ts'
import { hourText, whenText } from '../time/shop-time.ts'

/** Writes the scheduled time of an order; a later promise stands beside it, marked as such. */
export function scheduledText(
  { scheduled, scheduledAt, promisedAt }: ConsoleOrder,
  now: Date,
  timeZone: string,
): string | undefined {
  if (!scheduled || !scheduledAt) return undefined
  const when = whenText(scheduledAt, now, timeZone)
  return promisedAt === null ? consoleCopy.scheduledFor(when) : consoleCopy.askedFor(when)
}

/** Line with the promised time, where it differs from the scheduled one. */
export function PromisedLine({
  order,
  className,
}: {
  readonly order: ConsoleOrder
  readonly className: string
}) {
  const { contact } = useWorkplace()
  const promise = promisedTime(order)
  if (!promise || (order.scheduled && order.promisedAt === null)) return null
  return (
    <p className={className}>{consoleCopy.promisedFor(hourText(promise.toISOString(), contact.timeZone))}</p>
  )
}
