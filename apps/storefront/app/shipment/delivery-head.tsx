import { nextStep } from '@mostrador/domain/shipment/next-step'
import { useContact } from '../place/use-alias.ts'
import { shortMoment } from '../order/order-moments.ts'
import type { Delivery } from '../rider/delivery.ts'
import { DeliveryFacts } from './delivery-facts.tsx'
import { deliveryName } from './delivery-name.ts'
import { ShipmentStatusTag } from './shipment-status-tag.tsx'

/** Heading of a delivery with its facts. Source: 001 §2 Rider shipment detail. */
export function DeliveryHead({ delivery }: { readonly delivery: Delivery }) {
  const timeZone = useContact()?.timeZone ?? 'UTC'
  return (
    <header className="grid gap-1.5">
      <h1 className="text-28 font-bold">{deliveryName(delivery)}</h1>
      <p className="price flex flex-wrap gap-x-3 text-16 text-muted">
        <span className="tracking-wide">{delivery.code}</span>
        <span>{shortMoment(delivery.createdAt, timeZone)}</span>
      </p>
      <ShipmentStatusTag status={delivery.status} />
      {nextStep(delivery) && <DeliveryFacts delivery={delivery} />}
    </header>
  )
}
