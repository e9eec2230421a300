import { statement } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { z } from 'zod'
import { done, type JobHandler } from '../../ground/job/job.ts'
import { announceMoves } from '../../order/shipment/announce-shipments.ts'
import type { MovedShipment } from '../../order/shipment/shipment-of-order.ts'

const payloadSchema = z.object({ shipmentId: z.uuid() })

/**
 * Offers a scheduled delivery to riders when its hour is near, unless it was offered or canceled.
 */
export const offerShipment: JobHandler = async (ports, job) => {
  const { shipmentId } = payloadSchema.parse(job.payload)
  const offering = statement()
    .part(
      'offered',
      () => sql`
        update shipments set status = 'LOOKING_FOR_DRIVER', updated_at = ${ports.now()}
        where id = ${shipmentId} and status = 'PENDING'
        returning *`,
    )
    .write(
      'event',
      ({ offered }) => sql`
        insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, created_at)
        select company_id, branch_id, id, ${ports.newId()}::uuid, status, 'SYSTEM', updated_at from ${offered}`,
    )
    .answer(
      ({ offered }) => sql<MovedShipment & { readonly contactId: string }>`
        select id, logistics_order_id as "logisticsOrderId", shipment_stack_id as "stackId", status,
          branch_contact_id as "contactId" from ${offered}`,
    )
  const { rows } = await offering.execute(ports.database)
  const [offered] = rows
  if (offered) await announceMoves(ports, offered.contactId, [offered])
  return done
}
