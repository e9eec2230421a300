import { riderStepsCopy } from '@mostrador/copy/rider-steps'
import { shipmentPageCopy } from '@mostrador/copy/shipment-page'
import { SHIPMENT_STATES } from '@mostrador/domain/shipment/shipment-states'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { CarriedShipment } from '../rider/delivery.ts'
import { doorOf } from './door-of.ts'
import { DoorRemarks } from './door-remarks.tsx'
import { mustComeBack } from './facts-of.ts'
import { ShipmentStatusTag } from './shipment-status-tag.tsx'

export type StopListProps = {
  readonly shipments: readonly CarriedShipment[]
  readonly currentId: string | undefined
  readonly canPick: boolean
  readonly onPick: (id: string) => void
}

/** List of a stack's doors. Source: 001 §4, in a stack the rider picks. */
export function StopList({ shipments, currentId, canPick, onPick }: StopListProps) {
  return (
    <Card title={shipmentPageCopy.stops} flush>
      <ol className="grid">
        {shipments.map((shipment) => (
          <Stop
            key={shipment.id}
            shipment={shipment}
            isCurrent={canPick && shipment.id === currentId}
            onPick={canPick && shipment.id !== currentId ? onPick : undefined}
          />
        ))}
      </ol>
    </Card>
  )
}

type StopProps = {
  readonly shipment: CarriedShipment
  readonly isCurrent: boolean
  readonly onPick: ((id: string) => void) | undefined
}

function Stop({ shipment, isCurrent, onPick }: StopProps) {
  const { id, status, logisticsOrder, keyUnchecked } = shipment
  const isOver = SHIPMENT_STATES[status].finished
  const name = `${shipmentPageCopy.order(logisticsOrder.orderNumber)}, ${doorOf(shipment)}`
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'grid gap-2 border-t border-line px-4 py-3',
        isCurrent && 'border-l-8 border-l-ink bg-sunken',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-16 font-bold">{shipmentPageCopy.order(logisticsOrder.orderNumber)}</span>
        <ShipmentStatusTag status={status} />
      </div>
      <p className={classNames('text-18 wrap-anywhere', isOver && 'line-through')}>
        {doorOf(shipment)}
        <DoorRemarks shipment={shipment} />
      </p>
      {keyUnchecked && <p className="text-16 font-semibold">{riderStepsCopy.keyUnchecked}</p>}
      {mustComeBack(shipment) && (
        <p className="flex items-center gap-1.5 text-16 font-semibold">
          <Icon name="store" size={20} />
          {isOver ? riderStepsCopy.returnsNow : riderStepsCopy.returnsAfter}
        </p>
      )}
      {SHIPMENT_STATES[status].canceled && <p className="text-16">{riderStepsCopy.canceledFood}</p>}
      {isCurrent && (
        <p className="text-14 font-semibold">
          {status === 'ON_ROUTE_TO_DROP_OFF' ? shipmentPageCopy.goingHere : shipmentPageCopy.next}
        </p>
      )}
      {onPick && !isOver && (
        <Button
          variant="secondary"
          wide
          aria-label={`${shipmentPageCopy.goHere}: ${name}`}
          onClick={() => onPick(id)}
        >
          {shipmentPageCopy.goHere}
        </Button>
      )}
    </li>
  )
}
