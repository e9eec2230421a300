import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { promisedTime } from '@mostrador/domain/order/promised-time'
import { useWorkplace } from '../workplace/contact-context.ts'
import { hourText } from '../time/shop-time.ts'

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
