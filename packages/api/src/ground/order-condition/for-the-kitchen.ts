import { sql } from 'kysely'

/**
 * Condition of orders that reach the kitchen: paid, or payable at the door. Source: decisions.md,
 * The server is the authority.
 */
export const isForTheKitchen = sql<boolean>`(o.payment_status is null or o.payment_status in ('APPROVED', 'REFUNDED'))`
