import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { doorRemarks } from '@mostrador/copy/door-remarks'

/** Remarks that help to find the door of a stop; empty while it is on offer. */
export function DoorRemarks({ shipment }: { readonly shipment: ShipmentInfo }) {
  const { betweenStreets, addressDetails } = shipment.logisticsOrder
  const text = doorRemarks(betweenStreets, addressDetails)
  return text === '' ? null : <span className="block text-16">{text}</span>
}
