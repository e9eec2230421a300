import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { doorRemarks } from '@mostrador/copy/door-remarks'

/** What helps to find the door of a stop; nothing while it is on offer. */
export function DoorRemarks({ shipment }: { readonly shipment: ShipmentInfo }) {
  const { betweenStreets, addressDetails } = shipment.logisticsOrder
  const text = doorRemarks(betweenStreets, addressDetails)
  return text === '' ? null : <span className="block text-16">{text}</span>
}
