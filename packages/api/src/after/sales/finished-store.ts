import type { FinishedTotals } from '@mostrador/contract/sales/sales-endpoints'
import type { Database, OrdersTable } from '@mostrador/database/rows'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import { isFinished } from '../../order/order/board-store.ts'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'
import { modeNameOf } from '../../order/order/order-info.ts'
import { isOfDays, type FinishedOf } from '../../order/order/of-days.ts'
import { outcomeOf, type Outcome } from './outcome-of.ts'

/** More lines than this are sent as several pages. */
const FINISHED_AT_ONCE = 500

const finishedOf = (of: FinishedOf): RawBuilder<boolean> => sql`
  o.branch_contact_id = ${of.contactId} and ${isFinished} and ${isOfDays(of)} and ${isForTheKitchen}
  and o.rehearsal_id is null`

type CountedTotals = FinishedTotals & { readonly mantissa: number }

const sumOf = (outcome: Outcome): RawBuilder<unknown> => sql`
  jsonb_build_object('orders', count(f.total) filter (where f.outcome = ${outcome}),
    'amount', coalesce(sum(f.total) filter (where f.outcome = ${outcome}), 0))`

/** Sums the orders finished in those days, by how they ended. One query. */
export async function sumFinished(db: Kysely<Database>, of: FinishedOf): Promise<CountedTotals> {
  const { rows } = await sql<CountedTotals>`
    select ${sumOf('sold')} as sold, ${sumOf('canceled')} as canceled, ${sumOf('refunded')} as refunded,
      (select k.mantissa from branch_contacts c join branches b on b.id = c.branch_id
        join countries k on k.id = b.country_id where c.id = ${of.contactId}) as mantissa
    from (select o.total, ${outcomeOf} as outcome from orders o where ${finishedOf(of)}) f`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('A sum of nothing is one row, too')
  return totals
}

export type FinishedRow = Pick<
  Selectable<OrdersTable>,
  | 'id'
  | 'number'
  | 'created_at'
  | 'type'
  | 'status'
  | 'payment_method'
  | 'payment_show_name'
  | 'items_price'
  | 'surcharges'
  | 'discounts'
  | 'loyalty'
  | 'user_service_fee'
  | 'delivery_fee'
  | 'total'
> & { readonly mode_name: string | null; readonly outcome: Outcome }

/** Lists a page of finished orders of those days, the newest first. One query. */
export async function listFinished(
  db: Kysely<Database>,
  of: FinishedOf & { readonly before: string | undefined },
): Promise<FinishedRow[]> {
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.created_at', 'o.type', 'o.status', 'o.payment_method'])
    .select(['o.payment_show_name', 'o.items_price', 'o.surcharges', 'o.discounts', 'o.loyalty'])
    .select(['o.user_service_fee', 'o.delivery_fee', 'o.total'])
    .select([modeNameOf.as('mode_name'), outcomeOf.as('outcome')])
    .where(finishedOf(of))
    .$if(of.before !== undefined, (query) => query.where('o.id', '<', of.before ?? ''))
    .orderBy('o.id', 'desc')
    .limit(FINISHED_AT_ONCE)
    .execute()
}

/** Time zone, country and currency of a file of orders. */
export type SalesPlace = {
  readonly alias: string
  readonly timeZone: string
  readonly country: string
  readonly mantissa: number
}

/** Finds a branch contact's. One query. */
export async function findSalesPlace(
  db: Kysely<Database>,
  contactId: string,
): Promise<SalesPlace | undefined> {
  const { rows } = await sql<SalesPlace>`
    select coalesce(a.alias, c.key) as alias, c.time_zone as "timeZone", k.id as country, k.mantissa
    from branch_contacts c
    join branches b on b.id = c.branch_id
    join countries k on k.id = b.country_id
    left join aliases a on a.branch_id = c.branch_id and a.branch_contact_id = c.id and a.kind = 'branchContact'
    where c.id = ${contactId} order by a.alias limit 1`.execute(db)
  return rows[0]
}
