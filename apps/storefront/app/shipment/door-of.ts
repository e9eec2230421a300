import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'

/** Returns a shipment's address, or while free zone and distance. Source: docs/decisions/046. */
export function doorOf({ logisticsOrder, distanceInMeters }: ShipmentInfo): string {
  const { address, zone } = logisticsOrder
  if (address !== '') return address
  const distance = distanceInMeters === null ? '' : branchContactCopy.distance(distanceInMeters)
  return [zone, distance].filter(Boolean).join(' · ')
}
