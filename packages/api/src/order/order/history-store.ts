import type { Database, OrdersTable } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { SHIPMENT_STATES, statusesThat } from '@mostrador/domain/shipment/shipment-states'
import { sql, type Kysely } from 'kysely'
import { inStates } from '../../ground/order-condition/in-states.ts'

export type HistoryPage = {
  readonly branchId: string
  readonly contactId: string
  readonly phoneKey: string
  readonly browserId: string | undefined
  readonly verified: boolean
  readonly offset: number
  readonly limit: number
}

export type HistoryRow = {
  readonly code: string
  readonly number: number
  readonly status: OrdersTable['status']
  readonly orderedAt: Date
  readonly scheduledAt: Date | null
  readonly total: number
  /** Whether it is being delivered by a rider whom the diner can follow. */
  readonly isOnItsWay: boolean
}

/** Open statuses of a shipment that a diner sees. */
const followed = statusesThat('visibleToCustomer').filter((status) => !SHIPMENT_STATES[status].finished)

/**
 * Lists the orders of a phone at a branch contact, newest first: one query. The page is found in
 * the index alone, so that only shown orders are read.
 */
export async function listHistory(db: Kysely<Database>, page: HistoryPage): Promise<HistoryRow[]> {
  const isTheirs = page.verified ? sql`true` : sql`browser_id = ${page.browserId ?? ''}`
  const listing = statement()
    .part(
      'shown',
      () => sql`
        select branch_id, id, created_at from orders
        where branch_id = ${page.branchId} and branch_contact_id = ${page.contactId}
          and phone_key = ${page.phoneKey} and ${isTheirs} and rehearsal_id is null
        order by created_at desc, id desc offset ${page.offset} limit ${page.limit}`,
      'materialized',
    )
    .answer(
      ({ shown }) => sql<HistoryRow>`
        select o.code, o.number, o.status, o.created_at as "orderedAt", o.scheduled_at as "scheduledAt", o.total,
          exists (select from logistics_orders l
            join shipments s on s.branch_id = l.branch_id and s.logistics_order_id = l.id
            where l.branch_id = o.branch_id and l.order_id = o.id
              and s.status ${inStates(followed)}) as "isOnItsWay"
        from ${shown} p join orders o on o.branch_id = p.branch_id and o.id = p.id
        order by p.created_at desc, p.id desc`,
    )
  const { rows } = await listing.execute(db)
  return rows
}
