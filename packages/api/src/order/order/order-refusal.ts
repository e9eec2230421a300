import { isLockConflict } from '@mostrador/database/lock-conflict'
import type { Ctes } from '@mostrador/database/statement'
import { sql, type RawBuilder } from 'kysely'
import type { NewOrder } from './new-order.ts'

/** Reason why an order cannot be saved any more, named as in `order_refusal`. */
export type Refusal =
  | 'out-of-stock'
  | 'slot-full'
  | 'discount-code-used-up'
  /** A code for the first purchase, by a customer who has ordered before. */
  | 'discount-code-not-first'
  | 'points-short'
  /** The branch contact has more orders than a kitchen can cook: `order_flood`. */
  | 'local-busy'
  /** Too many unpaid orders of this phone, or of this branch contact. */
  | 'phone-owes'
  | 'local-waits'
  /** The rehearsal ended, or is full. */
  | 'rehearsal-over'

const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`

/** Selects the units of each plate that the order wants. */
export const platesWanted = ({ lines, day }: NewOrder) => sql`
  select plate_id, sum(quantity) as quantity, ${day}::date as day
  from jsonb_to_recordset(${json(lines.map(({ plate_id, quantity }) => ({ plate_id, quantity })))})
    as line(plate_id uuid, quantity int)
  group by plate_id`

const codeWanted = ({ codeUse, order }: NewOrder) =>
  codeUse && {
    id: codeUse.row.discount_code_id,
    first_time_use: codeUse.firstTimeUse,
    limit_per_customer: codeUse.usageLimitPerCustomer,
    at: codeUse.row.used_at,
    // Stryker disable next-line StringLiteral: an order has a browser when it is placed
    browser: order.browser_id ?? '',
  }

/**
 * Returns the refusal of the order, or null. Locks customer, slot, stock and code in this order,
 * as a cancellation does, before anything is written: so a refused order leaves nothing to roll
 * back.
 */
export const refusalOf = (rows: NewOrder, { contact, wanted }: Ctes<'contact' | 'wanted'>) => {
  const { order, slotCapacity, limits } = rows
  return sql`
    select coalesce(order_refusal(${order.branch_id}::uuid, ${order.branch_contact_id}::uuid, ${order.phone_key},
      ${order.points_redeemed}::bigint, ${order.order_mode_id}::uuid, ${order.scheduled_at}::timestamptz,
      ${slotCapacity}::int, (select jsonb_agg(wanted) from ${wanted}), ${json(codeWanted(rows))}),
      order_flood(${order.branch_id}::uuid, ${order.branch_contact_id}::uuid, ${order.phone_key},
        ${order.local_day}::date, ${order.created_at}::timestamptz, ${order.payment_status === 'PENDING'}::boolean,
        ${json(limits)})) as refusal
    from ${contact}`
}

const CHECK_VIOLATION = '23514'
const UNIQUE_VIOLATION = '23505'

/**
 * Returns the refusal of a database error, for changes that the verdict did not see, and cases
 * that it does not check. Undefined for any other error.
 */
export function refusalByError(error: unknown): Refusal | 'code-taken' | 'stale' | undefined {
  const { code, table, constraint } = error as { code?: string; table?: string; constraint?: string }
  if (code === CHECK_VIOLATION && table === 'plate_stocks') return 'out-of-stock'
  if (code === CHECK_VIOLATION && table === 'slot_bookings') return 'slot-full'
  if (code === CHECK_VIOLATION && (table === 'discount_codes' || table === 'discount_code_customers'))
    return 'discount-code-used-up'
  if (code === CHECK_VIOLATION && table === 'discount_code_uses') return 'discount-code-not-first'
  if (code === CHECK_VIOLATION && table === 'customers') return 'points-short'
  if (code === UNIQUE_VIOLATION && constraint === 'orders_code_key') return 'code-taken'
  if (isLockConflict(error)) return 'stale'
  return undefined
}
