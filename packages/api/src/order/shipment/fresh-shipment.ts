import type { Statement } from '@mostrador/database/statement'
import { sql } from 'kysely'

/**
 * Part of a rider's action that replaces each given-up shipment by a fresh one, fed by `moved`:
 * outside of stacks, with a new key and no estimate. Source: docs/decisions/012.
 */
export const freshInPlace = (all: Statement<'moved'>): Statement<'fresh'> =>
  all
    .part(
      'fresh',
      ({ moved }) => sql`
        insert into shipments
          (company_id, branch_id, branch_contact_id, logistics_order_id, id, status, return_shipment, created_at, updated_at)
        select company_id, branch_id, branch_contact_id, logistics_order_id, "freshId", "freshStatus", return_shipment,
          updated_at, updated_at
        from ${moved} where "freshId" is not null
        returning company_id, branch_id, logistics_order_id, id, status, updated_at`,
    )
    .write(
      'no_estimate',
      ({ moved }) => sql`
        update logistics_orders l set eta = null from ${moved}
        where moved."freshId" is not null and l.eta is not null
          and l.branch_id = moved.branch_id and l.id = moved.logistics_order_id`,
    )
    .write(
      'fresh_event',
      ({ fresh, moved }) => sql`
        insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, created_at)
        select fresh.company_id, fresh.branch_id, fresh.id, moved."freshEventId", fresh.status, 'SYSTEM', fresh.updated_at
        from ${fresh} join ${moved} on moved."freshId" = fresh.id`,
    )
