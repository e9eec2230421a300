import type { Ports, TrackingFeed } from '../../ground/ports.ts'
import { announceTracking } from '../../order/shipment/announce-tracking.ts'
import { throttleByKey } from './throttle-by-key.ts'

/** Shortest time between positions for a tracking page. Source: docs/decisions/015. */
const TELL_EVERY_MS = 1000

/**
 * Tells the pages of each delivery at most once a second from this process, with the state of that
 * moment: of many positions the first and the last arrive. Status changes are told at once
 * elsewhere.
 */
export function createTrackingFeed(
  ports: Pick<Ports, 'database' | 'publisher' | 'log' | 'now'>,
): TrackingFeed {
  const rest = (wake: () => void) => void setTimeout(wake, TELL_EVERY_MS).unref()
  const tell = throttleByKey(rest, (id) => void announceTracking(ports, [id]))
  return { moved: (ids) => ids.forEach(tell) }
}
