import { SALES_DAY_BEGINS } from '@mostrador/domain/sales/sales-day'
import { sql, type RawBuilder } from 'kysely'

/** So many days of sales of a branch contact, today among them. */
export type FinishedOf = { readonly contactId: string; readonly days: number; readonly now: Date }

/** When the first of those days began on the wall of the branch contact. */
const sinceOf = ({ contactId, days, now }: FinishedOf): RawBuilder<Date> => sql`
  (select ((${now}::timestamptz at time zone c.time_zone - make_interval(hours => ${SALES_DAY_BEGINS}))::date
    - ${days - 1}::int + make_interval(hours => ${SALES_DAY_BEGINS})) at time zone c.time_zone
    from branch_contacts c where c.id = ${contactId})`

const DAY_MS = 24 * 60 * 60_000

/**
 * Whether an order `o` was placed in those days. The end, which no order has passed, is for the
 * planner: of a time that it has to ask for and no end it expects a third of all orders, and reads
 * every one that the shop ever had.
 */
export const isOfDays = (of: FinishedOf): RawBuilder<boolean> => sql`
  o.created_at >= ${sinceOf(of)} and o.created_at < ${new Date(of.now.getTime() + DAY_MS)}`
