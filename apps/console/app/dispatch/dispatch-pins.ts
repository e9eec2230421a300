import type { Dispatch } from '@mostrador/contract/dispatch/dispatch-endpoints'
import { dispatchCopy } from '@mostrador/copy/dispatch'
import type { LocationPoint } from '@mostrador/domain/delivery/user-location'

export type DispatchPin = {
  readonly key: string
  readonly kind: 'shop' | 'rider' | 'stale-rider' | 'shipment' | 'chosen'
  readonly at: LocationPoint
  readonly title: string
  readonly letters: string
}

/** Minutes after which a position is stale. */
const STALE_MINUTES = 3

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Returns the whole minutes since an instant, at least 0, since clocks differ. */
export const minutesSince = (instant: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000))

/** Returns pins of shop, known doors, and riders with a position; a stale one is pale. */
export function dispatchPins(
  { shop, shipments, riders }: Dispatch,
  chosen: ReadonlySet<string>,
  now: Date,
): DispatchPin[] {
  const pins: DispatchPin[] = []
  const { shop: shopName, order, seen } = dispatchCopy
  if (shop) pins.push({ key: 'shop', kind: 'shop', at: shop, title: shopName, letters: '⌂' })
  for (const { id, orderNumber, destination, address } of shipments) {
    if (!destination) continue
    const kind = chosen.has(id) ? 'chosen' : 'shipment'
    const title = [order(orderNumber), address].join(', ')
    pins.push({ key: id, kind, at: destination, title, letters: String(orderNumber) })
  }
  for (const { id, name, position, positionAt } of riders) {
    if (!position || !positionAt) continue
    const minutes = minutesSince(positionAt, now)
    const kind = minutes >= STALE_MINUTES ? 'stale-rider' : 'rider'
    pins.push({
      key: id,
      kind,
      at: position,
      title: [name, seen(minutes)].join(', '),
      letters: initials(name),
    })
  }
  return pins
}
