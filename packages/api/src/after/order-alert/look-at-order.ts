import type { OrderAlertsWire } from '@mostrador/contract/order-alert/order-alert-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type Kysely } from 'kysely'
import { no, yes, type Handler } from '../../ground/http/handler.ts'

type Look = {
  readonly orderId: string
  readonly staffUserId: string
  readonly contactIds: readonly string[]
  readonly now: Date
}

/** Notes the first look at a waiting order. One statement; false for an unknown order. */
async function noteLook(
  db: Kysely<Database>,
  { orderId, staffUserId, contactIds, now }: Look,
): Promise<boolean> {
  const looking = statement()
    .part(
      'seen',
      () => sql`
        select company_id, branch_id, id, status from orders
        where id = ${orderId} and branch_contact_id = any(${[...contactIds]}::uuid[])`,
    )
    .write(
      'looked',
      ({ seen }) => sql`
        insert into order_watches as w (company_id, branch_id, order_id, since, looked_at, staff_user_id)
        select company_id, branch_id, id, ${now}::timestamptz, ${now}::timestamptz, ${staffUserId}::uuid
        from ${seen} where status = 'GENERATED'
        on conflict (branch_id, order_id) do update set looked_at = excluded.looked_at,
          staff_user_id = excluded.staff_user_id where w.looked_at is null`,
    )
    .answer(({ seen }) => sql`select from ${seen}`)
  const { rows } = await looking.execute(db)
  return rows.length > 0
}

const instantText = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

async function alertsOfOrder(db: Kysely<Database>, orderId: string): Promise<OrderAlertsWire | undefined> {
  const { rows } = await sql<OrderAlertsWire>`
    select to_char(w.looked_at at time zone 'UTC', ${instantText}) as "lookedAt", s.name as "lookedBy",
      (select coalesce(jsonb_agg(jsonb_build_object('channel', a.channel, 'person', a.person_name,
          'outcome', a.outcome,
          'at', to_char(coalesce(a.done_at, a.created_at) at time zone 'UTC', ${instantText}))
          order by coalesce(a.done_at, a.created_at), a.id), '[]')
        from alerts a where a.branch_id = o.branch_id and a.order_id = o.id) as alerts
    from orders o
      left join order_watches w on w.branch_id = o.branch_id and w.order_id = o.id
      left join staff_users s on s.id = w.staff_user_id
    where o.id = ${orderId}`.execute(db)
  return rows[0]
}

/**
 * Notes that staff look at an order, which ends its alerts, and returns the people who were told.
 * An order that is no longer new is only read.
 */
export const lookAtOrder: Handler<'lookAtOrder'> = async ({ database, now }, { params, staff }) => {
  const look = { orderId: params.id, staffUserId: staff.id, contactIds: staff.branchContactIds, now: now() }
  if (!(await noteLook(database, look))) return no('order-not-found')
  const told = await alertsOfOrder(database, params.id)
  return told ? yes(told) : no('order-not-found')
}
