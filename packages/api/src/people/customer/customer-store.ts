import type { Database } from '@mostrador/database/rows'
import type { PointsAsker, PointsProtection } from '@mostrador/domain/loyalty/points-lock'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isUnpaidOf } from '../../ground/order-condition/unpaid.ts'

export type CustomerRow = {
  readonly id: string
  readonly name: string
  readonly optIn: boolean
  readonly points: number
} & Omit<PointsAsker, 'isVerified'>

export type CustomerKey = {
  readonly branchId: string
  readonly phoneKey: string
  readonly browserId: string | undefined
}

/** Whether any order of the customer under a condition on `o` was paid online or completed. */
const hasPaidOrder = (condition: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from orders o where o.branch_id = customers.branch_id and o.customer_id = customers.id
    and (o.status = 'DELIVERED' or (o.payment_status = 'APPROVED' and o.status <> 'CANCELED')) and ${condition})`

/**
 * Finds a phone's customer at a branch. Points of the browser's own unpaid order can be spent, as
 * the next order replaces it. One query.
 */
export const findCustomer = (
  db: Kysely<Database>,
  { branchId, phoneKey, browserId }: CustomerKey,
): Promise<CustomerRow | undefined> =>
  db
    .selectFrom('customers')
    .select(['id', 'name', 'opt_in as optIn'])
    .select([
      sql<number>`loyalty_points_balance + (
        select coalesce(sum(o.points_redeemed), 0)::bigint from orders o
        where ${isUnpaidOf({ branchId, browserId })} and o.phone_key = ${phoneKey}
      )`.as('points'),
      sql<boolean>`coalesce(browser_id = ${browserId ?? null}, false)`.as('isOwnBrowser'),
      sql<boolean>`verified_at is not null`.as('wasVerified'),
      hasPaidOrder(sql`true`).as('hasPaid'),
      hasPaidOrder(sql`o.browser_id = ${browserId ?? null}`).as('hasPaidHere'),
    ])
    .where('branch_id', '=', branchId)
    .where('phone_key', '=', phoneKey)
    .executeTakeFirst()

/**
 * Gives a verified phone's record to this browser, the only one that changes it from now on.
 * Nothing without a record. Source: docs/decisions/056.
 */
export const ownRecord = (
  db: Kysely<Database>,
  { branchId, phoneKey, browserId, now }: CustomerKey & { readonly browserId: string; readonly now: Date },
): Promise<unknown> =>
  db
    .updateTable('customers')
    .set({ browser_id: browserId, verified_at: now })
    .where('branch_id', '=', branchId)
    .where('phone_key', '=', phoneKey)
    .execute()

/** Two doors of one house are two addresses. */
const TOLD = sql`lower(trim(coalesce(destination ->> 'details', '')))`

const MOST_ADDRESSES = 5

/**
 * Question for addresses: for a verified number all of the phone's, else those of orders from this
 * browser.
 */
export type AddressQuestion = {
  readonly branchId: string
  readonly phoneKey: string
  readonly browserId: string | undefined
  readonly verified: boolean
}

/** Lists the addresses of orders, each once, the last used first. At most one query. */
export async function listAddresses(
  db: Kysely<Database>,
  { branchId, phoneKey, browserId, verified }: AddressQuestion,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (!verified && browserId === undefined) return []
  const { rows } = await sql<{ destination: Readonly<Record<string, unknown>> }>`
    select destination from (
      select distinct on (destination ->> 'fullAddress', ${TOLD}) destination, id
      from (
        select destination, id from orders
        where branch_id = ${branchId} and phone_key = ${phoneKey} and destination is not null
          and (${verified} or browser_id = ${browserId ?? null})
        order by id desc limit 100
      ) as recent
      order by destination ->> 'fullAddress', ${TOLD}, id desc
    ) as each
    order by id desc limit ${MOST_ADDRESSES}`.execute(db)
  return rows.map(({ destination }) => destination)
}

/** Branch at sign-in: country, currency, and whether numbers are verified. */
export type SignInBranch = {
  readonly companyId: string
  readonly name: string
  readonly country: string
  readonly mantissa: number
  readonly wantsCode: boolean
  /** Active programme with its protection (null: the server's default); null without one. */
  readonly loyalty: { readonly protection: PointsProtection | null } | null
}

/** Place of a question about a diner: a branch, or one of its branch contacts. */
export type SignInPlace = { readonly branchId: string; readonly branchContactId?: string | undefined }

/**
 * Finds a branch with its rule for sign-in: that of the named branch contact, else the strictest.
 * Undefined for another branch's branch contact. One query. Source: decisions.md, Settled since;
 * docs/decisions/031.
 */
export async function findSignIn(
  db: Kysely<Database>,
  { branchId, branchContactId }: SignInPlace,
): Promise<SignInBranch | undefined> {
  const contact = branchContactId ?? null
  const { rows } = await sql<SignInBranch>`
    select b.company_id as "companyId", b.name, k.id as country, k.mantissa,
      coalesce(bool_or(c.sign_in = 'CODE'), false) as "wantsCode",
      case when lp.branch_id is not null then jsonb_build_object('protection', lp.protection) end as loyalty
    from branches b join countries k on k.id = b.country_id
    left join branch_contacts c on c.branch_id = b.id and (${contact}::uuid is null or c.id = ${contact})
    left join loyalty_programs lp on lp.branch_id = b.id and lp.active
    where b.id = ${branchId}
    group by b.company_id, b.id, k.id, lp.branch_id
    having ${contact}::uuid is null or count(c.id) > 0`.execute(db)
  return rows[0]
}
