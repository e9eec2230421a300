import type { Database, OrdersTable } from '@mostrador/database/rows'
import type { Voice } from '@mostrador/domain/branding/voice'
import { statusesBefore, type OrderStatus } from '@mostrador/domain/order/order-status'
import { sql, type Kysely, type Selectable } from 'kysely'
import { homeHost } from '../../people/host/home-host.ts'
import { noticeKey, TELL_DINER } from './notice-of-change.ts'

/** Order of a notice, with the data that decide whether it is sent. */
export type OrderToTell = Pick<Selectable<OrdersTable>, 'code' | 'number' | 'type' | 'status' | 'phone'> & {
  readonly promisedAt: Date | null
  readonly timeZone: string
  readonly branchId: string
  readonly country: string
  readonly voice: Voice
  readonly alias: string
  /** Host of the branch contact's pages; null for the shared one. */
  readonly host: string | null
  readonly contact: string
  readonly reason: string
  /** Whether diner and branch still want it. */
  readonly isWanted: boolean
  /** Due time of an earlier unsent notice of the order; null for none. */
  readonly aheadAt: Date | null
}

/**
 * Finds an order with its branch contact, and whether its diner may be notified: one query.
 * Without a status, no earlier notice has to go first.
 */
export async function findOrderToTell(
  db: Kysely<Database>,
  { orderId, status }: { readonly orderId: string; readonly status?: OrderStatus | undefined },
): Promise<OrderToTell | undefined> {
  const earlier = status ? statusesBefore(status).map((before) => noticeKey(orderId, before)) : []
  const { rows } = await sql<OrderToTell>`
    select o.code, o.number, o.type, o.status, o.phone, o.promised_at as "promisedAt", c.time_zone as "timeZone", o.branch_id as "branchId", b.country_id as country, b.voice, a.alias,
      ${homeHost(sql`o.company_id`, sql`o.branch_id`, sql`c.id`)} as host, c.name as contact, coalesce(o.cancel_reason, '') as reason,
      b.order_notices and o.opt_in
        and not coalesce(not k.opt_in and k.opt_in_at >= o.created_at, false) as "isWanted",
      (select max(j.run_at) from jobs j where j.kind = ${TELL_DINER} and j.unique_key = any(${earlier}::text[])
        and j.done_at is null and j.failed_at is null) as "aheadAt"
    from orders o
    join branches b on b.id = o.branch_id
    join branch_contacts c on c.branch_id = o.branch_id and c.id = o.branch_contact_id
    join aliases a on a.branch_contact_id = c.id
    left join customers k on k.branch_id = o.branch_id and k.id = o.customer_id
    where o.id = ${orderId}`.execute(db)
  return rows[0]
}
