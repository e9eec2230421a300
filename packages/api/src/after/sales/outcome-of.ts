import { sql } from 'kysely'

export type Outcome = 'sold' | 'canceled' | 'refunded'

/** Whether an order `o` was sold, or why it was not. Source: docs/decisions/086. */
export const outcomeOf = sql<Outcome>`
  case when o.status = 'CANCELED' then 'canceled' when o.payment_status = 'REFUNDED' then 'refunded' else 'sold' end`
