import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { addressText } from '@mostrador/domain/delivery/shown-address'

type Destination = NonNullable<ConsoleOrder['destination']>

/** Returns a map link: the point that the delivery fee went by, or else the address. */
export function mapLink(destination: Destination): string {
  const { point } = destination
  const query = point ? `${point.lat},${point.lng}` : addressText(destination)
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
