import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { orderCopy } from '@mostrador/copy/order'
import { isDeliveryKey } from '@mostrador/domain/dispatch/delivery-key'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ORDER_STATES } from '@mostrador/domain/order/order-status'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { useShipments, type OrderShipment } from './use-shipments.ts'

const RiderOnWay = lazyOrNothing(() => import('../tracking/rider-on-way.tsx'))

export type ShipmentCardProps = {
  readonly order: Pick<FollowUpOrder, 'logisticsOrderId' | 'code' | 'status' | 'branchContact'>
  readonly loaded: readonly OrderShipment[]
}

/**
 * Card of an order's shipment with its key for the rider; hidden without one. Following it is the
 * main action once a rider has left with it. Source: 001 §2, §3.
 */
export function ShipmentCard({ order, loaded }: ShipmentCardProps) {
  const shipments = useShipments(order, loaded)
  const [isOnWay, setIsOnWay] = useState(false)
  const { code, status, branchContact } = order
  const shown = shipments.filter(
    ({ trackingUrl, shipmentUrl, securityCode }) => trackingUrl ?? shipmentUrl ?? isDeliveryKey(securityCode),
  )
  if (shown.length === 0) return null
  return (
    <Card title={orderCopy.shipment}>
      {ORDER_STATES[status].inProgress && (
        <Suspense>
          <div className="pb-3 empty:hidden">
            <RiderOnWay alias={branchContact.alias} orderCode={code} onChange={setIsOnWay} />
          </div>
        </Suspense>
      )}
      <ul className="grid gap-4">
        {shown.map((shipment) => (
          <li key={shipment.id} className="grid gap-3">
            <Shipment shipment={shipment} isOnWay={isOnWay} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type ShipmentProps = { readonly shipment: OrderShipment; readonly isOnWay: boolean }

function Shipment({ shipment, isOnWay }: ShipmentProps) {
  const { trackingUrl, shipmentUrl, securityCode } = shipment
  const link = trackingUrl ?? shipmentUrl
  return (
    <>
      {isDeliveryKey(securityCode) && (
        <p className="text-14 text-muted">
          {orderCopy.deliveryKey}
          <span className="price block text-28 font-bold tracking-widest text-ink">{securityCode}</span>
          {orderCopy.deliveryKeyHint}
        </p>
      )}
      {link && (
        <Button
          variant={isOnWay ? 'primary' : 'secondary'}
          wide
          icon="bike"
          render={<ShipmentLink to={link} />}
        >
          {orderCopy.followShipment}
        </Button>
      )}
    </>
  )
}

/** Link to a page of this shop or of the delivery company, as the shipment says. */
function ShipmentLink({ to, ...link }: { readonly to: string; readonly children?: ReactNode }) {
  return (
    <a {...link} href={to}>
      {link.children}
    </a>
  )
}
