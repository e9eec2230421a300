import { liveEvents, trackingChannel } from '@mostrador/domain/realtime/channel-names'
import type { Ports } from '../../ground/ports.ts'
import { announce } from '../../ground/realtime/announce.ts'
import { trackingInfo } from './tracking-info.ts'
import { listTracked } from './tracking-store.ts'

/**
 * Tells the tracking pages of deliveries how they stand now; one query. A page replaces what it
 * shows by it. What cannot be told is not told: the page has its own refresh. Source: 001 §4
 * Tracking load.
 */
export async function announceTracking(
  ports: Pick<Ports, 'database' | 'publisher' | 'log' | 'now'>,
  logisticsOrderIds: readonly string[],
): Promise<void> {
  try {
    for (const row of await listTracked(ports.database, logisticsOrderIds)) {
      const data = trackingInfo(row, ports.now())
      announce(ports, { channel: trackingChannel(row.id), event: liveEvents.trackingUpdated, data })
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    ports.log.warn('tracking-not-told', { logisticsOrderIds, reason })
  }
}
