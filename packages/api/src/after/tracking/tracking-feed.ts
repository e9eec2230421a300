import type { Ports, TrackingFeed } from '../../ground/ports.ts'
import { announceTracking } from '../../order/shipment/announce-tracking.ts'
import { throttleByKey } from './throttle-by-key.ts'

/** Shortest time between positions for a tracking page. Source: docs/decisions/015. */
const TELL_EVERY_MS = 1000

/**
 * Tells each delivery's pages at most once a second from this process, with what is true when it is
 * told: of many positions in a second the first and the last arrive. Changes of state do not go
 * this way, they are told at once.
 */
export function createTrackingFeed(
  ports: Pick<Ports, 'database' | 'publisher' | 'log' | 'now'>,
): TrackingFeed {
  // A process that ends does not wait for a position.
  const rest = (wake: () => void) => void setTimeout(wake, TELL_EVERY_MS).unref()
  const tell = throttleByKey(rest, (id) => void announceTracking(ports, [id]))
  return { moved: (ids) => ids.forEach(tell) }
}
