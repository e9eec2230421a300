import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { announceMoves } from '../../order/shipment/announce-shipments.ts'
import { offerScheduled } from './dispatch-store.ts'

const payloadSchema = z.object({ shipmentId: z.uuid() })

/**
 * Offers a scheduled delivery to riders when its hour is near, unless it was offered or canceled.
 */
export const offerShipment: JobHandler = async (ports, job) => {
  const { shipmentId } = payloadSchema.parse(job.payload)
  const offered = await offerScheduled(ports.database, {
    id: shipmentId,
    eventId: ports.newId(),
    now: ports.now(),
  })
  if (offered) await announceMoves(ports, offered.contactId, [offered])
  return done
}
