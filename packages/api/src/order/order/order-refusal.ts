import { isLockConflict } from '@mostrador/database/lock-conflict'
import type { Cte, Ctes } from '@mostrador/database/statement'
import { sql } from 'kysely'
import { codeOf, its } from './order-values.ts'

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

/** Selects the units of each plate that the order wants. */
export const platesWanted = () => sql`
  select plate_id, sum(quantity) as quantity, ${its.day}::date as day
  from jsonb_to_recordset(${its.plates}::jsonb) as line(plate_id uuid, quantity int)
  group by plate_id`

/** Questions of the verdict beside the customer and the flood: slot, plates and code. */
export type Judged = {
  readonly slot: boolean
  readonly code: boolean
  /** Plates that it wants, where some of them may be counted. */
  readonly wanted?: Cte
}

const NO_SLOT = sql`null::timestamptz, null::int`
const NO_JSON = sql`null::jsonb`

/**
 * Returns the refusal of the order, or null; no row without the contact. Locks customer, slot,
 * stock and code in this order, as a cancellation does, before anything is written: so a refused
 * order leaves nothing to roll back.
 */
export const refusalOf = ({ contact }: Ctes<'contact'>, { slot, code, wanted }: Judged) => sql`
  select coalesce(order_refusal(${its.branchId}::uuid, ${its.contactId}::uuid, ${its.phoneKey}::text,
    ${its.pointsRedeemed}::bigint, ${its.modeId}::uuid,
    ${slot ? sql`${its.scheduledAt}::timestamptz, ${its.slotCapacity}::int` : NO_SLOT},
    ${wanted ? sql`(select jsonb_agg(wanted) from ${wanted})` : NO_JSON},
    ${code ? sql`${codeOf.wanted}::jsonb` : NO_JSON}),
    order_flood(${its.branchId}::uuid, ${its.contactId}::uuid, ${its.phoneKey}::text, ${its.localDay}::date,
      ${its.at}::timestamptz, ${its.isUnpaid}::boolean, ${its.limits}::jsonb)) as refusal
  from ${contact}`

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
