import { liveEvents, trackingChannel } from '@mostrador/domain/realtime/channel-names'
import type { Ports } from '../../ground/ports.ts'
import { announce } from '../../ground/realtime/announce.ts'
import { trackingInfo } from './tracking-info.ts'
import { listTracked } from './tracking-store.ts'

/**
 * Sends the present state of deliveries to their tracking pages; one query. A page replaces its
 * content by it. Failures are ignored: the page has its own refresh. Source: 001 §4 Tracking load.
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
