import type { Point } from '../delivery/contains-point.ts'

/** Most stops that the maps service takes on the way. */
const MOST_WAYPOINTS = 9

const text = ({ lat, lng }: Point): string => `${lat},${lng}`

/** A way through some places: from where, over which, to where. */
export type Way = { readonly origin: Point | null; readonly stops: readonly Point[] }

/**
 * Returns a link to a maps service with the way through all stops, in their order: the last one is
 * the destination. Without an origin the service begins at the device's place; undefined with no
 * stop at all. Source: 001 §2 Rider shipment detail.
 */
export function directionsLink({ origin, stops }: Way): string | undefined {
  const destination = stops.at(-1)
  if (!destination) return undefined
  const waypoints = stops.slice(0, -1).slice(0, MOST_WAYPOINTS)
  const query = new URLSearchParams({ api: '1', travelmode: 'driving' })
  if (origin) query.set('origin', text(origin))
  if (waypoints.length > 0) query.set('waypoints', waypoints.map(text).join('|'))
  query.set('destination', text(destination))
  return `https://www.google.com/maps/dir/?${query.toString()}`
}
