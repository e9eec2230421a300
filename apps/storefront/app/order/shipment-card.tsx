import { orderCopy } from '@mostrador/copy/order'
import { isDeliveryKey } from '@mostrador/domain/dispatch/delivery-key'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import type { ReactNode } from 'react'
import { useShipments } from './use-shipments.ts'
import type { OrderShipment } from './use-shipments.ts'

export type ShipmentCardProps = {
  readonly order: { readonly logisticsOrderId: string | null }
  /** The shipments as the page was loaded with them. */
  readonly loaded: readonly OrderShipment[]
}

/**
 * Where an order is on its way, and the key that is told to the rider. Nothing where nothing is
 * shipped. Source: 001 §2, §3.
 */
export function ShipmentCard({ order, loaded }: ShipmentCardProps) {
  const shipments = useShipments(order, loaded)
  const shown = shipments.filter(
    ({ trackingUrl, shipmentUrl, securityCode }) => trackingUrl ?? shipmentUrl ?? isDeliveryKey(securityCode),
  )
  if (shown.length === 0) return null
  return (
    <Card title={orderCopy.shipment}>
      <ul className="grid gap-4">
        {shown.map((shipment) => (
          <li key={shipment.id} className="grid gap-3">
            <Shipment shipment={shipment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Shipment({ shipment }: { readonly shipment: OrderShipment }) {
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
        <Button variant="secondary" wide icon="bike" render={<ShipmentLink to={link} />}>
          {orderCopy.followShipment}
        </Button>
      )}
    </>
  )
}

/** Leads to a page of this shop or of the delivery company: its address comes with the shipment. */
function ShipmentLink({ to, ...link }: { readonly to: string; readonly children?: ReactNode }) {
  return (
    <a {...link} href={to}>
      {link.children}
    </a>
  )
}
