import type { Database } from '@mostrador/database/rows'
import type { DeliveryZone } from '@mostrador/domain/delivery/delivery-zone'
import { OFFER_LEAD_MINUTES } from '@mostrador/domain/dispatch/offer-lead'
import { STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { sql, type Kysely } from 'kysely'
import { inStates } from '../../ground/order-condition/in-states.ts'

/**
 * Whether a zone's riders are all taken. A scheduled delivery takes one once offered or ready, an
 * unpaid one none. One query; none without a limit. Source: 000 §5, checkout 9.
 */
export async function areRidersBusy(
  db: Kysely<Database>,
  zone: DeliveryZone | null,
  now: Date,
): Promise<boolean> {
  if (!zone || zone.riderCapacity === null) return false
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from orders
    where delivery_zone_id = ${zone.id} and status ${inStates(STATUSES_IN_PROGRESS)}
      and payment_status is distinct from 'PENDING' and rehearsal_id is null
      and (scheduled_at is null or status = 'READY'
        or scheduled_at - make_interval(mins => greatest(max_delay_minutes, ${OFFER_LEAD_MINUTES}))
          <= ${now}::timestamptz)`.execute(db)
  return (rows[0]?.taken ?? 0) >= zone.riderCapacity
}
