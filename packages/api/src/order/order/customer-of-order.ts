import type { Ctes } from '@mostrador/database/statement'
import { sql, type RawBuilder } from 'kysely'
import { consentOf, its } from './order-values.ts'

/**
 * Columns that only the owner of the customer's record changes; an empty value keeps the former
 * one.
 */
const OWNED = [
  ['phone', sql`excluded.phone`],
  ['name', sql`coalesce(nullif(excluded.name, ''), c.name)`],
  ['email', sql`coalesce(excluded.email, c.email)`],
  ['document', sql`coalesce(excluded.document, c.document)`],
  ['opt_in', sql`excluded.opt_in`],
  ['opt_in_at', sql`excluded.opt_in_at`],
  ['user_external_reference', sql`coalesce(excluded.user_external_reference, c.user_external_reference)`],
  ['installed_app', sql`excluded.installed_app or c.installed_app`],
  ['browser_id', sql`excluded.browser_id`],
  ['verified_at', sql`coalesce(excluded.verified_at, c.verified_at)`],
] as const

const ownedColumns = sql.join(OWNED.map(([column]) => sql.ref(column)))
const ownedValues = sql.join(
  OWNED.map(([column, said]) => sql`case when owner.sends then ${said} else ${sql.ref(`c.${column}`)} end`),
)

/**
 * Finds or makes the customer in an order's statement, by the phone's key. Since a phone is typed
 * by anybody, a known record changes only for the person who verified it (which sets
 * `verified_at`) and for the browser that it came from; otherwise name, e-mail, document and
 * opt-in stay with the order. Every order is counted. Source: decisions.md, Settled since;
 * docs/decisions/056.
 */
export const customerByPhone = ({ counter }: Ctes<'counter'>): RawBuilder<unknown> => sql`
  insert into customers as c
  select made.* from ${counter}, jsonb_populate_record(null::customers, ${its.rows.customer}::jsonb) as made
  on conflict (branch_id, phone_key) do update set
    (${ownedColumns}) = (
      select ${ownedValues}
      from (select excluded.verified_at is not null or c.browser_id = excluded.browser_id) as owner(sends)
    ),
    orders_count = c.orders_count + 1,
    loyalty_points_balance = c.loyalty_points_balance - ${its.pointsRedeemed}::bigint,
    updated_at = excluded.updated_at
  returning id, orders_count, loyalty_points_balance, browser_id`

/**
 * Keeps consents: each order with the box ticked, of any sender, and each by which the record's
 * owner withdraws. Source: decisions.md, Settled since.
 */
export const consentKept = ({ placed, customer }: Ctes<'placed' | 'customer'>): RawBuilder<unknown> => sql`
  insert into customer_consents (company_id, branch_id, id, customer_id, order_id, opt_in, is_of_owner,
    text_version, began_ticked, source, created_at)
  select ${its.companyId}::uuid, ${its.branchId}::uuid, ${consentOf.id}::uuid, customer.id, ${its.id}::uuid,
    ${its.optIn}::boolean, said.by_owner, ${consentOf.textVersion}::int, ${consentOf.beganTicked}::boolean, 'ORDER',
    ${its.at}::timestamptz
  from ${placed}, ${customer},
    lateral (select coalesce(customer.browser_id = ${its.browserId}::text, false)) as said(by_owner)
  where ${its.optIn}::boolean or (said.by_owner and exists (
    select from customers k where k.branch_id = ${its.branchId}::uuid and k.id = customer.id and k.opt_in))`
