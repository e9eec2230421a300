import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { sql, type Kysely } from 'kysely'
import {
  asMoved,
  changedOf,
  eventOf,
  seen,
  type Changed,
  type MovedAtContact,
} from './change-shipment-store.ts'

export type Gift = {
  readonly id: string
  readonly contactIds: readonly string[]
  readonly staffUserId: string
  readonly riderId: string
  readonly status: ShipmentStatus
  readonly eventId: string
  readonly now: Date
}

/**
 * Result of giving a shipment; `off-shift` where the rider is not at work at that branch contact.
 */
export type Given = Changed | 'off-shift'

/**
 * Gives a free, unstacked shipment to a rider on shift at its branch contact, as if taken by the
 * rider. Locks the rider first (docs/decisions/012), so that the end of the shift waits. Of two
 * gifts, or a gift and a take at once, one succeeds.
 */
export async function giveTo(db: Kysely<Database>, gift: Gift): Promise<Given> {
  const { riderId, contactIds, now } = gift
  const giving = statement()
    .part(
      'rider_held',
      () => sql`
        select r.id, r.branch_id, r.branch_contact_id from riders r
        where r.id = ${riderId} and r.branch_contact_id = any(${[...contactIds]}::uuid[]) and r.active and exists (
          select from rider_sessions t where t.branch_id = r.branch_id and t.rider_id = r.id
            and t.ended_at is null and t.expires_at > ${now})
        for share of r`,
      'materialized',
    )
    .part(
      'given',
      ({ rider_held }) => sql`
        update shipments s set status = 'ON_ROUTE_TO_PICK_UP', rider_id = h.id, updated_at = ${now}
        from ${rider_held} h
        where ${seen(gift)} and s.branch_id = h.branch_id and s.branch_contact_id = h.branch_contact_id
          and s.rider_id is null and s.shipment_stack_id is null
        returning s.*`,
    )
    .write('event', ({ given }) => eventOf(given, gift.eventId, gift.staffUserId))
    .answer(
      ({ rider_held, given }) => sql<{ readonly onShift: boolean; readonly moved: MovedAtContact[] }>`
        select exists (select from ${rider_held}) as "onShift",
          (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from (${asMoved(given)}) m) as moved`,
    )
  const { rows } = await againOnConflict(() => giving.execute(db))
  const [done] = rows
  return done?.onShift ? changedOf(done.moved) : 'off-shift'
}
