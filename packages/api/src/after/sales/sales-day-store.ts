import type { SalesDay } from '@mostrador/contract/sales/sales-endpoints'
import type { Database } from '@mostrador/database/rows'
import { statement, type Cte } from '@mostrador/database/statement'
import { ORDER_STATUSES, STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { SALES_DAY_BEGINS } from '@mostrador/domain/sales/sales-day'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'
import { modeNameOf } from '../../order/order/order-info.ts'
import { outcomeOf, type Outcome } from './outcome-of.ts'

const WEEKS_BEFORE = 4

const BEST_PLATES = 10

/** Branch contact and day of sales (null: today). */
export type SalesOf = { readonly contactId: string; readonly day: string | null; readonly now: Date }

export type CountedDay = SalesDay & { readonly mantissa: number }

/**
 * Selects the day and the same weekday of the weeks before (`n` weeks ago), from its beginning to
 * its end by the shop's clock; the earlier ones up to the present hour.
 */
const daysOf = ({ contactId, day, now }: SalesOf): RawBuilder<unknown> => sql`
  select n, c.id as branch_contact_id, c.time_zone, k.mantissa, t.today, d.day, d.begins at time zone c.time_zone as since,
    case n when 0 then d.ends else least(d.ends, t.wall - make_interval(days => 7 * n)) end at time zone c.time_zone as until
  from branch_contacts c
  join branches b on b.id = c.branch_id
  join countries k on k.id = b.country_id
  cross join lateral (select ${now}::timestamptz at time zone c.time_zone as wall,
    (${now}::timestamptz at time zone c.time_zone - make_interval(hours => ${SALES_DAY_BEGINS}))::date as today) t
  cross join generate_series(0, ${WEEKS_BEFORE}) n
  cross join lateral (select coalesce(${day}::date, t.today) - 7 * n as day) of
  cross join lateral (select of.day, of.day + make_interval(hours => ${SALES_DAY_BEGINS}) as begins,
    of.day + 1 + make_interval(hours => ${SALES_DAY_BEGINS}) as ends) d
  where c.id = ${contactId}`

/**
 * Selects the orders of those days that reached the kitchen. `offset 0` keeps one index look-up
 * for each day; a join of all five would read every order of the shop.
 */
const takenOn = (days: Cte): RawBuilder<unknown> => sql`
  select d.n, o.branch_id, o.id, o.type, o.status, ${outcomeOf} as outcome, ${modeNameOf} as mode_name,
    o.payment_method, o.payment_show_name, o.items_price, o.surcharges, o.discounts, o.loyalty,
    o.user_service_fee, o.delivery_fee, o.total, coalesce(o.cash_total, o.total) as handed_over,
    extract(hour from o.created_at at time zone d.time_zone)::int as hour
  from ${days} d
  cross join lateral (
    select * from orders o
    where o.branch_contact_id = d.branch_contact_id and o.created_at >= d.since and o.created_at < d.until
      and o.status = any(${[...ORDER_STATUSES]}::text[]) and ${isForTheKitchen} and o.rehearsal_id is null
    offset 0) o`

/** Selects the sold plates, the best-selling first. */
const platesOf = (sold: Cte): RawBuilder<unknown> => sql`
  select l.plate_id, (array_agg(l.name order by l.order_id desc))[1] as name, sum(l.quantity) as quantity,
    sum(l.quantity * l.price) as amount,
    row_number() over (order by sum(l.quantity) desc, sum(l.quantity * l.price) desc, l.plate_id) as place
  from ${sold} s join order_lines l on l.branch_id = s.branch_id and l.order_id = s.id
  group by l.plate_id`

const SUMS = sql`'orders', count(o.id), 'amount', coalesce(sum(o.total), 0)`

const sumOf = (taken: Cte, which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object(${SUMS}) from ${taken} o where o.n = 0 and ${which})`

/** Selects the sums of sold orders by some columns, the largest first. */
const eachOf = (
  sold: Cte,
  group: RawBuilder<unknown>,
  entry: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(g.entry order by g.amount desc, g.entry), '[]') from (
    select jsonb_build_object(${entry}, ${SUMS}) as entry, sum(o.total) as amount from ${sold} o group by ${group}) g)`

const isOf = (outcome: Outcome) => sql`o.outcome = ${outcome}`

type Read = Readonly<Record<'days' | 'taken' | 'sold' | 'plates', Cte>>

const answerOf = ({ days, taken, sold, plates }: Read): RawBuilder<CountedDay> => sql<CountedDay>`
  select d.day::text as day, d.today::text as today, d.mantissa,
    ${sumOf(taken, isOf('sold'))} as sold,
    ${sumOf(taken, sql`${isOf('sold')} and o.status = any(${[...STATUSES_IN_PROGRESS]}::text[])`)} as "inProgress",
    ${sumOf(taken, isOf('canceled'))} as canceled,
    ${sumOf(taken, isOf('refunded'))} as refunded,
    (select jsonb_build_object('items', coalesce(sum(items_price), 0), 'surcharges', coalesce(sum(surcharges), 0),
      'discounts', coalesce(sum(discounts), 0), 'loyalty', coalesce(sum(loyalty), 0),
      'serviceFee', coalesce(sum(user_service_fee), 0), 'deliveryFee', coalesce(sum(delivery_fee), 0)) from ${sold}) as made,
    ${eachOf(
      sold,
      sql`o.payment_method, o.payment_show_name`,
      sql`'method', o.payment_method, 'name', o.payment_show_name,
      'collected', sum(o.handed_over)`,
    )} as payments,
    ${eachOf(sold, sql`o.type, o.mode_name`, sql`'type', o.type, 'name', o.mode_name`)} as modes,
    ${eachOf(sold, sql`o.hour`, sql`'hour', o.hour`)} as hours,
    (select coalesce(jsonb_agg(jsonb_build_object('id', plate_id, 'name', name, 'quantity', quantity, 'amount', amount)
      order by place) filter (where place <= ${BEST_PLATES}), '[]') from ${plates}) as plates,
    (select jsonb_build_object('plates', count(*), 'quantity', coalesce(sum(quantity), 0),
      'amount', coalesce(sum(amount), 0)) from ${plates} where place > ${BEST_PLATES}) as "otherPlates",
    coalesce((select sum(amount) from ${plates}), 0)::float8
      - coalesce((select sum(items_price) from ${sold}), 0)::float8 as "menuDiscounts",
    (select jsonb_agg(w.entry order by w.n) from (
      select b.n, jsonb_build_object('day', b.day, ${SUMS}) as entry
      from ${days} b left join ${taken} o on o.n = b.n and ${isOf('sold')}
      where b.n > 0 group by b.n, b.day) w) as before
  from ${days} d where d.n = 0`

/** Returns the sales of a day, in minor units. One query, of five days' orders at most. */
export async function countSalesDay(db: Kysely<Database>, of: SalesOf): Promise<CountedDay> {
  const { rows } = await salesDayStatement(of).execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A branch contact that is somebody’s has a day')
  return counted
}

const salesDayStatement = (of: SalesOf): RawBuilder<CountedDay> =>
  statement()
    .part('days', () => daysOf(of), 'materialized')
    .part('taken', ({ days }) => takenOn(days), 'materialized')
    .part('sold', ({ taken }) => sql`select * from ${taken} where n = 0 and outcome = 'sold'`)
    .part('plates', ({ sold }) => platesOf(sold), 'materialized')
    .answer(answerOf)
