import { SHIPMENT_STATUS_LABELS } from '@mostrador/copy/shipment'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link } from 'react-router'
import type { Delivery } from '../rider/delivery.ts'
import { DeliveryFacts } from './delivery-facts.tsx'
import { DoorRemarks } from './door-remarks.tsx'
import { ShipmentStatusTag } from './shipment-status-tag.tsx'
import { deliveryPath } from '../rider/shipment-path.ts'

/** What a delivery is called: by its order's number, or as a stack of so many. */
export function deliveryName({ kind, shipments }: Delivery): string {
  const [first] = shipments
  if (kind === 'stack' || !first) return shipmentPageCopy.stack(shipments.length)
  return shipmentPageCopy.order(first.logisticsOrder.orderNumber)
}

export type DeliveryRowProps = { readonly alias: string; readonly delivery: Delivery }

/**
 * One delivery of the list: where it goes, how far, until when and for how much, and the way to its
 * page.
 */
export function DeliveryRow({ alias, delivery }: DeliveryRowProps) {
  const name = deliveryName(delivery)
  return (
    <li className="relative rounded-card border-2 border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 grow gap-1.5">
          <Link
            prefetch="render"
            to={deliveryPath(alias, delivery)}
            aria-label={`${shipmentPageCopy.open(name)}, ${SHIPMENT_STATUS_LABELS[delivery.status]}`}
            className="text-18 font-bold after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </Link>
          <ul className="grid gap-0.5">
            {delivery.shipments.map((shipment) => (
              <li key={shipment.id} className="text-18 wrap-anywhere">
                {shipment.logisticsOrder.address || shipment.logisticsOrder.zone}
                <DoorRemarks shipment={shipment} />
              </li>
            ))}
          </ul>
          <DeliveryFacts delivery={delivery} />
          <ShipmentStatusTag status={delivery.status} />
        </div>
        <Icon name="chevron-right" size={32} />
      </div>
    </li>
  )
}
