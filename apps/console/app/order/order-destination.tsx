import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { orderDetailCopy } from '@mostrador/copy/order-detail'
import { areaText, doorText } from '@mostrador/domain/delivery/shown-address'
import { Button } from '@mostrador/ui/button.tsx'
import { mapLink } from './address-text.ts'

type Destination = NonNullable<ConsoleOrder['destination']>

/** Address for a rider, with a link to the map. */
export function OrderDestination({ destination }: { destination: Destination }) {
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4">
      <div>
        <p className="text-18 font-bold wrap-anywhere">{doorText(destination)}</p>
        <p className="text-14 text-muted">{areaText(destination)}</p>
      </div>
      {destination.pointByCustomer && (
        <Extra label={orderDetailCopy.pointByCustomer} text={orderDetailCopy.pointByCustomerHint} />
      )}
      <Extra label={orderDetailCopy.betweenStreets} text={destination.betweenStreets} />
      <Extra label={orderDetailCopy.addressNotes} text={destination.details} />
      <Button
        variant="secondary"
        size="small"
        icon="pin"
        className="mt-1"
        render={<a href={mapLink(destination)} target="_blank" rel="noreferrer" />}
      >
        {orderDetailCopy.openMap}
      </Button>
    </div>
  )
}

function Extra({ label, text }: { label: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <p className="text-16 wrap-anywhere">
      <span className="block text-14 text-muted">{label}</span>
      {text}
    </p>
  )
}
