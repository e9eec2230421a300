import { SHIPMENT_STATUS_LABELS } from '@mostrador/copy/shipment'
import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link } from 'react-router'
import type { CarriedShipment, Delivery } from '../rider/delivery.ts'
import { DeliveryFacts } from './delivery-facts.tsx'
import { deliveryName } from './delivery-name.ts'
import { DoorRemarks } from './door-remarks.tsx'
import { factsOf } from './facts-of.ts'
import { ShipmentStatusTag } from './shipment-status-tag.tsx'
import { deliveryPath } from '../rider/shipment-path.ts'

export type DeliveryRowProps = {
  readonly alias: string
  readonly delivery: Delivery
  readonly isWaiting?: boolean
}

type Place = { readonly id: string; readonly place: string; readonly shipment?: CarriedShipment }

function placesOf(delivery: Delivery): readonly Place[] {
  const { shipments } = delivery
  if (factsOf(delivery).isReturning) {
    return shipments.slice(0, 1).map(({ id, pickUp }) => ({ id, place: `${pickUp.name}, ${pickUp.address}` }))
  }
  const open = shipments.filter(({ status }) => !SHIPMENT_STATES[status].finished)
  return (open.length > 0 ? open : shipments).map((shipment) => {
    const { address, zone } = shipment.logisticsOrder
    return { id: shipment.id, place: address || zone, shipment }
  })
}

/** Row of a delivery, linked to its page: its places and facts. */
export function DeliveryRow({ alias, delivery, isWaiting = false }: DeliveryRowProps) {
  const name = deliveryName(delivery)
  const isUnchecked = delivery.shipments.some(({ keyUnchecked }) => keyUnchecked)
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
            {placesOf(delivery).map(({ id, place, shipment }) => (
              <li key={id} className="text-18 wrap-anywhere">
                {place}
                {shipment && <DoorRemarks shipment={shipment} />}
              </li>
            ))}
          </ul>
          <DeliveryFacts delivery={delivery} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ShipmentStatusTag status={delivery.status} />
            {(isUnchecked || isWaiting) && (
              <span className="text-16 font-semibold text-warning">
                {isUnchecked ? riderStepsCopy.keyUnchecked : shipmentPageCopy.pending}
              </span>
            )}
          </p>
        </div>
        <Icon name="chevron-right" size={32} />
      </div>
    </li>
  )
}
