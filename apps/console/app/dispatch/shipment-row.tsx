import type { DispatchShipment } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { DISPATCH_ACTION_LABELS, dispatchCopy } from '@mostrador/copy/dispatch'
import { doorRemarks } from '@mostrador/copy/door-remarks'
import { SHIPMENT_STATUS_LABELS } from '@mostrador/copy/shipment'
import { dispatchActions, type DispatchAction } from '@mostrador/domain/dispatch/dispatch-action'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { Button } from '@mostrador/ui/button.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { Tag } from '@mostrador/ui/tag.tsx'
import { Link } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { hourText, whenText } from '../time/shop-time.ts'
import { minutesSince } from './dispatch-pins.ts'

export type ShipmentRowProps = {
  shipment: DispatchShipment
  now: Date
  onAction: (shipment: DispatchShipment, action: DispatchAction) => void
  /** Undefined without riders on shift. */
  onGive?: ((shipment: DispatchShipment) => void) | undefined
}

const ACTION_ICONS: Readonly<Partial<Record<DispatchAction, IconName>>> = {
  return: 'refresh',
  'no-return': 'close',
}

/** Shipment with diner, address, rider and times, and its actions. */
export function ShipmentRow({ shipment, now, onAction, onGive }: ShipmentRowProps) {
  const { contact } = useWorkplace()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to={`/${contact.alias}/orders/${shipment.orderId}`}
          className="hit-44 text-16 font-bold underline-offset-4 hover:underline"
        >
          {dispatchCopy.order(shipment.orderNumber)}
        </Link>
        <Tag tone={SHIPMENT_STATES[shipment.status].carried ? 'positive' : 'warning'}>
          {SHIPMENT_STATUS_LABELS[shipment.status]}
        </Tag>
        {shipment.returnShipment && <Tag>{dispatchCopy.returns}</Tag>}
      </div>
      <p className="text-14 wrap-anywhere">
        {shipment.address || dispatchCopy.noAddress}
        <DoorRemarks shipment={shipment} />
        <span className="block text-muted">{detailsOf(shipment, now, contact.timeZone)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {onGive && (
          <Button size="small" variant="secondary" icon="user" onClick={() => onGive(shipment)}>
            {dispatchCopy.give}
          </Button>
        )}
        {dispatchActions(shipment).map((action) => (
          <Button
            key={action}
            size="small"
            variant="secondary"
            icon={ACTION_ICONS[action]}
            onClick={() => onAction(shipment, action)}
          >
            {DISPATCH_ACTION_LABELS[action]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Remarks that help to find the door; null for none. */
export function DoorRemarks({ shipment }: Pick<ShipmentRowProps, 'shipment'>) {
  const text = doorRemarks(shipment.betweenStreets, shipment.addressDetails)
  return text === '' ? null : <span className="block">{text}</span>
}

function detailsOf(shipment: DispatchShipment, now: Date, timeZone: string): string {
  const { customerName, rider, scheduledAt, updatedAt, eta, status } = shipment
  const isOnTheWay = SHIPMENT_STATES[status].customerSeesDetails
  return [
    customerName,
    rider?.name,
    scheduledAt && dispatchCopy.scheduledFor(whenText(scheduledAt, now, timeZone)),
    dispatchCopy.waiting(minutesSince(updatedAt, now)),
    isOnTheWay && eta && dispatchCopy.arrival(hourText(eta, timeZone)),
  ]
    .filter(Boolean)
    .join(' · ')
}
