import type { ShipmentInfo } from '@mostrador/contract/shipment/shipment-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'

/**
 * Where a shipment goes: its address, or while it is free the zone and how far that is. Source:
 * docs/decisions/046.
 */
export function doorOf({ logisticsOrder, distanceInMeters }: ShipmentInfo): string {
  const { address, zone } = logisticsOrder
  if (address !== '') return address
  const distance = distanceInMeters === null ? '' : branchContactCopy.distance(distanceInMeters)
  return [zone, distance].filter(Boolean).join(' · ')
}
