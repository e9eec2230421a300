import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { promisedTime } from '@mostrador/domain/order/promised-time'
import { useWorkplace } from '../workplace/contact-context.ts'
import { hourText, whenText } from '../time/shop-time.ts'

/**
 * For when an order was asked, where it was for later; what was promised since stands beside it and
 * says that it is the promise.
 */
export function scheduledText(
  { scheduled, scheduledAt, promisedAt }: ConsoleOrder,
  now: Date,
  timeZone: string,
): string | undefined {
  if (!scheduled || !scheduledAt) return undefined
  const when = whenText(scheduledAt, now, timeZone)
  return promisedAt === null ? consoleCopy.scheduledFor(when) : consoleCopy.askedFor(when)
}

/**
 * For when an order is promised, where that is not the time that it is scheduled for, which is
 * said by itself.
 */
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
