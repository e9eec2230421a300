import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { each } from '@mostrador/live/timers'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useEffect, useState, type ReactNode } from 'react'
import { serverNow } from '../frame/server-clock.ts'
import { useFormatMajor } from '../order/order-details.tsx'
import { hourAt } from '../order/order-moments.ts'
import { useContact } from '../place/use-alias.ts'
import type { Delivery } from '../rider/delivery.ts'
import { factsOf, minutesLeft } from './facts-of.ts'

/**
 * Facts of a delivery: distance, promised time, amount to collect, doors, and orders to bring
 * back; unknown ones are left out.
 */
export function DeliveryFacts({ delivery }: { readonly delivery: Pick<Delivery, 'shipments'> }) {
  const format = useFormatMajor()
  const { metres, promisedAt, collect, stops, returns, isReturning } = factsOf(delivery)
  const distance = metres === null ? undefined : branchContactCopy.distance(metres)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-16 font-semibold">
      {promisedAt !== null && <Promised at={promisedAt} />}
      {distance !== undefined && (
        <Fact icon="pin">{stops > 1 ? shipmentPageCopy.upTo(distance) : distance}</Fact>
      )}
      {stops > 1 && <Fact icon="bike">{shipmentPageCopy.stopCount(stops)}</Fact>}
      {!isReturning && (
        <Fact icon="cash">
          {collect > 0 ? shipmentPageCopy.collect(format(collect)) : shipmentPageCopy.paidShort}
        </Fact>
      )}
      {returns.length > 0 && <Fact icon="store">{riderStepsCopy.returns(returns)}</Fact>}
    </ul>
  )
}

type FactProps = { readonly icon: IconName; readonly isLate?: boolean; readonly children: ReactNode }

function Fact({ icon, isLate = false, children }: FactProps) {
  return (
    <li className={classNames('inline-flex items-center gap-1.5', isLate && 'text-danger')}>
      <Icon name={icon} size={20} />
      {children}
    </li>
  )
}

const TICK_MS = 20_000

function Promised({ at }: { readonly at: string }) {
  const timeZone = useContact()?.timeZone ?? 'UTC'
  const [, setTick] = useState(0)
  useEffect(() => each(TICK_MS, () => setTick((tick) => tick + 1)), [])
  const minutes = minutesLeft(at, serverNow())
  return (
    <Fact icon="clock" isLate={minutes < 0}>
      {shipmentPageCopy.promise(hourAt(at, timeZone), minutes)}
    </Fact>
  )
}
