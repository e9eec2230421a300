import { againOnConflict } from '@mostrador/database/lock-conflict'
import type { Database } from '@mostrador/database/rows'
import { statement, type Cte } from '@mostrador/database/statement'
import type { ShipmentStatus } from '@mostrador/domain/shipment/shipment-status'
import { STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { freshStatus } from '@mostrador/domain/dispatch/dispatch-action'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { MovedShipment } from '../../order/shipment/shipment-of-order.ts'

/** Change of a shipment by staff, with the status in which it was seen. */
export type ShipmentChange = {
  readonly id: string
  readonly contactIds: readonly string[]
  readonly staffUserId: string
  readonly status: ShipmentStatus
  readonly freshId: string
  readonly eventIds: readonly [string, string]
  readonly now: Date
}

/**
 * Changed shipments and their branch contact; undefined when the shipment was no longer as seen.
 */
export type Changed = { readonly contactId: string; readonly shipments: readonly MovedShipment[] } | undefined

/** Selects the shipments of a part of a statement, as they are announced. */
export const asMoved = (from: Cte) => sql<MovedAtContact>`
  select id, logistics_order_id as "logisticsOrderId", shipment_stack_id as "stackId", status,
    branch_contact_id as "contactId" from ${from}`

export type MovedAtContact = MovedShipment & { readonly contactId: string }

/** Returns the change that the rows of a statement describe. */
export const changedOf = (rows: readonly MovedAtContact[]): Changed => {
  const [first] = rows
  return first && { contactId: first.contactId, shipments: rows }
}

/** Condition of the caller's shipment `s`, as it was seen. */
export const seen = ({
  id,
  contactIds,
  status,
}: Pick<ShipmentChange, 'id' | 'contactIds' | 'status'>): RawBuilder<boolean> => sql`
  s.id = ${id} and s.branch_contact_id = any(${[...contactIds]}::uuid[]) and s.status = ${status}`

/** Writes a change by staff into the history of the shipments of a part. */
export const eventOf = (from: Cte, id: string, staffUserId: string): RawBuilder<unknown> => sql`
  insert into shipment_events (company_id, branch_id, shipment_id, id, status, actor, staff_user_id, created_at)
  select company_id, branch_id, id, ${id}::uuid, status, 'STAFF', ${staffUserId}::uuid, updated_at
  from ${from}`

export async function offer(db: Kysely<Database>, change: ShipmentChange): Promise<Changed> {
  const offering = statement()
    .part(
      'offered',
      () => sql`
        update shipments s set status = 'LOOKING_FOR_DRIVER', updated_at = ${change.now}
        where ${seen(change)} and s.status = 'PENDING' returning s.*`,
    )
    .write('event', ({ offered }) => eventOf(offered, change.eventIds[0], change.staffUserId))
    .answer(({ offered }) => asMoved(offered))
  const { rows } = await offering.execute(db)
  return changedOf(rows)
}

export async function markReturn(
  db: Kysely<Database>,
  change: ShipmentChange,
  returns: boolean,
): Promise<Changed> {
  const marking = statement()
    .part(
      'marked',
      () => sql`
        update shipments s set return_shipment = ${returns}, updated_at = ${change.now}
        where ${seen(change)} and s.return_shipment <> ${returns} returning s.*`,
    )
    .answer(({ marked }) => asMoved(marked))
  const { rows } = await marking.execute(db)
  return changedOf(rows)
}

/**
 * Takes a shipment away from its rider and replaces it by a fresh one outside of any stack,
 * without an estimate. Locks the order first, so that it is not canceled meanwhile.
 */
export async function takeBack(db: Kysely<Database>, change: ShipmentChange): Promise<Changed> {
  const { staffUserId, now, eventIds } = change
  const taking = statement()
    .part(
      'order_held',
      () => sql`
        select o.id from shipments s
        join logistics_orders l on l.branch_id = s.branch_id and l.id = s.logistics_order_id
        join orders o on o.branch_id = l.branch_id and o.id = l.order_id
        where ${seen(change)} and o.status = any(${[...STATUSES_IN_PROGRESS]}::text[]) for update of o`,
    )
    .part(
      'taken',
      ({ order_held }) => sql`
        update shipments s set status = 'STORE_CANCELED', updated_at = ${now}
        where (select count(*) from ${order_held}) > 0 and ${seen(change)} returning s.*`,
    )
    .part(
      'fresh',
      ({ taken }) => sql`
        insert into shipments (company_id, branch_id, branch_contact_id, logistics_order_id, id, status,
          return_shipment, created_at, updated_at)
        select company_id, branch_id, branch_contact_id, logistics_order_id, ${change.freshId}::uuid,
          ${freshStatus(change.status)}, return_shipment, updated_at, updated_at from ${taken}
        returning *`,
    )
    .write(
      'no_estimate',
      ({ taken }) => sql`
        update logistics_orders l set eta = null from ${taken}
        where l.branch_id = taken.branch_id and l.id = taken.logistics_order_id`,
    )
    .write('event', ({ taken }) => eventOf(taken, eventIds[0], staffUserId))
    .write('fresh_event', ({ fresh }) => eventOf(fresh, eventIds[1], staffUserId))
    .answer(({ taken, fresh }) => sql<MovedAtContact>`${asMoved(taken)} union all ${asMoved(fresh)}`)
  const { rows } = await againOnConflict(() => taking.execute(db))
  return changedOf(rows)
}
