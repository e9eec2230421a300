import type { LocationPoint } from '../delivery/user-location.ts'
import { SHIPMENT_STATES } from '../shipment/shipment-states.ts'
import type { ShipmentStatus } from '../shipment/shipment-status.ts'
import { nextArrival, observedSpeed, secondsOfWay } from './arrival.ts'
import type { Fix } from './rider-position.ts'

/** Delivery on its way to a door; `eta` is the last told estimate, in milliseconds. */
export type OnTheWay = {
  readonly status: ShipmentStatus
  readonly stackingOrder: number
  readonly destination: LocationPoint | null
  readonly eta: number | null
}

/**
 * Orders deliveries as a rider goes: the picked one first, then the others by their place in the
 * stack.
 */
export const inRideOrder = <One extends OnTheWay>(deliveries: readonly One[]): One[] => {
  const isNext = ({ status }: One): number => (SHIPMENT_STATES[status].next === 'DELIVERED' ? 0 : 1)
  return deliveries.toSorted((a, b) => isNext(a) - isNext(b) || a.stackingOrder - b.stackingOrder)
}

/** Positions that the estimates are computed from. Times are milliseconds. */
export type Ride = {
  readonly from: Fix
  readonly track: readonly Fix[]
  /** Time of the rider's previous fix, at which the estimates were told. */
  readonly toldAt: number | null
}

/**
 * Returns when a rider will be at each door with a known place, the doors before it included, in
 * milliseconds.
 */
export function arrivalsOf<One extends OnTheWay>(
  deliveries: readonly One[],
  { from, track, toldAt }: Ride,
): (One & { readonly eta: number })[] {
  const speed = observedSpeed(track)
  const doors = inRideOrder(deliveries).flatMap((one) =>
    one.destination ? [{ one, to: one.destination }] : [],
  )
  return doors.map(({ one, to }, index) => {
    const stops = doors.slice(0, index).map((door) => door.to)
    const computed = Math.round(from.at + secondsOfWay({ from, stops, to, speed }) * 1000)
    // An estimate told at an unknown time may have become anything since.
    const since = toldAt ?? Number.NEGATIVE_INFINITY
    const told = one.eta === null ? null : { eta: one.eta, since }
    return { ...one, eta: nextArrival(told, { computed, now: from.at }) }
  })
}
