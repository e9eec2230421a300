import { createHash } from 'node:crypto'
import type { Database } from '@mostrador/database/rows'
import type { AwaitedTransfer, BankMovement } from '@mostrador/domain/transfer/match-movement'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { accountKeyOf, type TransferWay } from '@mostrador/domain/transfer/transfer-way'

/** Days for which transfers and movements are matched. */
const LATELY_DAYS = 60

const DAY_MS = 24 * 60 * 60_000

/** Earliest instant of matched movements. */
export const lately = (now: Date): Date => new Date(now.getTime() - LATELY_DAYS * DAY_MS)

/** New movement. Amounts in minor units. */
export type NewMovement = Omit<BankMovement, 'id'>

const LONGEST_WORDS = 500

/**
 * Returns a bank's text without the differences between its lists. One letter may become several,
 * of which no half is left.
 */
const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS).toWellFormed()

/** Returns the hash by which a line of a list is recognized in another one. */
const fingerprintOf = ({ day, amount, text }: NewMovement): string =>
  createHash('sha256')
    .update(JSON.stringify([day, amount, plain(text).toUpperCase()]))
    .digest('hex')

/** Numbers equal movements of a list. */
function counted(movements: readonly NewMovement[]) {
  const seen = new Map<string, number>()
  return movements.map((movement) => {
    const fingerprint = fingerprintOf(movement)
    const occurrence = (seen.get(fingerprint) ?? 0) + 1
    seen.set(fingerprint, occurrence)
    return { ...movement, text: plain(movement.text), fingerprint, occurrence }
  })
}

export type MovementAccount = {
  readonly companyId: string
  readonly branchId: string
  readonly account: string
}

/** Inserts a list's new movements; returns their number. One query. */
export async function insertMovements(
  tx: Transaction<Database>,
  { companyId, branchId, account }: MovementAccount,
  { movements, newId, now }: { readonly movements: readonly NewMovement[]; newId: () => string; now: Date },
): Promise<number> {
  const rows = counted(movements).map((one) => ({ ...one, id: newId() }))
  const { numAffectedRows = 0n } = await sql`
    insert into bank_movements (company_id, branch_id, id, account, day, amount, words, fingerprint, occurrence, created_at)
    select ${companyId}, ${branchId}, one.id, ${account}, one.day, one.amount, one.text, one.fingerprint,
      one.occurrence, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one(id uuid, day date, amount bigint, text text, fingerprint text, occurrence int)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** Movement without an order, and its account. */
export type OpenMovement = BankMovement & {
  readonly account: string
  /** Staff took it from an order: no rule gives it one again. */
  readonly takenBack: boolean
  /** It pays an order of another brand with the same list. */
  readonly paysElsewhere: boolean
}

/** Whether the same line of the bank as the movement `m` pays an order of another brand. */
const paysElsewhere = sql<boolean>`exists (select from bank_movements twin join branches b on b.id = twin.branch_id
  where b.company_id = m.company_id and twin.branch_id <> m.branch_id and twin.account = m.account
    and twin.fingerprint = m.fingerprint and twin.occurrence = m.occurrence and twin.order_id is not null)`

/** Returns recent movements of a branch that pay no order yet, the newest first. One query. */
export async function openMovements(
  db: Kysely<Database>,
  { branchId, now, account }: { readonly branchId: string; readonly now: Date; readonly account?: string },
): Promise<readonly OpenMovement[]> {
  const { rows } = await sql<OpenMovement>`
    select id, day, amount, words as text, account, taken_back as "takenBack", ${paysElsewhere} as "paysElsewhere"
    from bank_movements m where branch_id = ${branchId} and order_id is null and set_aside_at is null and day > ${lately(now)}::date
      and (${account ?? null}::text is null or account = ${account ?? null})
    order by day desc, id limit 3000`.execute(db)
  return rows
}

/** Transfer awaited lately, with its order's fields for the console. */
export type AwaitedRow = AwaitedTransfer & {
  readonly account: string
  /** Whether its branch contact is one where the caller may confirm. */
  readonly isHere: boolean
  readonly number: number
  readonly customerName: string
  readonly isCanceled: boolean
}

/** Accounts of a company, and the branch contacts where the caller may confirm. */
export type AwaitedAt = {
  readonly companyId: string
  readonly branchId: string
  readonly contactIds: readonly string[]
  readonly accounts: readonly string[]
  readonly now: Date
}

/**
 * Returns the transfers awaited lately on some accounts by any branch contact of the company,
 * since a movement may pay any of them. Days are those of each branch contact. One query.
 */
export async function awaitedTransfers(
  db: Kysely<Database>,
  { companyId, branchId, contactIds, accounts, now }: AwaitedAt,
): Promise<readonly AwaitedRow[]> {
  const day = (instant: string) => sql`to_char(${sql.raw(instant)} at time zone c.time_zone, 'YYYY-MM-DD')`
  const { rows } = await sql<AwaitedRow>`
    select t.order_id as "orderId", t.account,
      t.branch_id = ${branchId} and t.branch_contact_id = any(${[...contactIds]}::uuid[]) as "isHere", t.amount, t.by_amount as "byAmount", o.total, t.reference,
      ${day('t.created_at')} as "from",
      ${day('t.held_until')} as "heldUntil", o.number, o.customer_name as "customerName",
      o.status = 'CANCELED' as "isCanceled",
      exists (select from bank_movements m where m.branch_id = t.branch_id and m.order_id = t.order_id) as "isMatched"
    from transfers t
    join orders o on o.branch_id = t.branch_id and o.id = t.order_id
    join branch_contacts c on c.branch_id = o.branch_id and c.id = o.branch_contact_id
    where t.branch_id in (select id from branches where company_id = ${companyId}) and t.created_at > ${lately(now)}
      and t.account = any(${[...accounts]}::text[])`.execute(db)
  return rows
}

/**
 * Assigns a movement to its order; false where either has another, or the same line pays another
 * brand's.
 */
export async function giveMovement(
  tx: Transaction<Database>,
  {
    movementId,
    orderId,
    staffUserId,
    now,
  }: {
    readonly movementId: string
    readonly orderId: string
    readonly staffUserId: string | null
    readonly now: Date
  },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update bank_movements m set order_id = ${orderId}::uuid, staff_user_id = ${staffUserId}::uuid, matched_at = ${now},
      set_aside_at = null
    where id = ${movementId} and order_id is null and not ${paysElsewhere}
      and not exists (select from bank_movements its where its.order_id = ${orderId}::uuid)`.execute(tx)
  return numAffectedRows > 0n
}

/**
 * Returns the account of an alias where the company knows its number: a page may be older than
 * that. An account's number stands for itself.
 */
export async function accountStoodFor(
  db: Kysely<Database>,
  { companyId, account }: { readonly companyId: string; readonly account: string },
): Promise<string> {
  const { rows } = await sql<{ account: string }>`
    select account_stood_for(${companyId}::uuid, ${account}) as account`.execute(db)
  return rows[0]?.account ?? account
}

/**
 * Returns the accounts for a branch's transfers, in any spelling, and recent former ones. One
 * query. Source: docs/decisions/137.
 */
export async function accountsOf(
  db: Kysely<Database>,
  { branchId, now }: { readonly branchId: string; readonly now: Date },
): Promise<TransfersWire['accounts']> {
  const { rows } = await sql<{ transfer: TransferWay; name: string; linked: string | null }>`
    select transfer, name, case when transfer_number(transfer->>'account') is null
      then transfer_account(company_id, transfer_alias(transfer->>'alias')) end as linked from (
      select company_id, transfer, show_name as name, 0 as turn, position, id::text as last from payment_types
      where branch_id = ${branchId} and transfer is not null
      union all
      select * from (
        select distinct on (account) company_id, told, coalesce(told->>'bank', told->>'holder'), 1, 0, account from transfers
        where branch_id = ${branchId} and created_at > ${lately(now)} order by account, created_at desc) past
    ) ways order by turn, position, last`.execute(db)
  const accounts = new Map<string, TransfersWire['accounts'][number]>()
  for (const { transfer, name, linked } of rows) {
    const account = linked ?? accountKeyOf(transfer)
    const shown = transfer.alias ?? transfer.account ?? ''
    if (!accounts.has(account)) accounts.set(account, { account, name, shown })
  }
  return [...accounts.values()]
}

type BrandPlace = { readonly companyId: string; readonly branchId: string; readonly mantissa: number }

/** Returns the brand of a branch contact; empty for an unknown one. One query. */
export async function brandOfContact(db: Kysely<Database>, contactId: string): Promise<BrandPlace> {
  const { rows } = await sql<BrandPlace>`
    select b.company_id as "companyId", c.branch_id as "branchId", k.mantissa from branch_contacts c join branches b on b.id = c.branch_id
    join countries k on k.id = b.country_id where c.id = ${contactId}`.execute(db)
  return rows[0] ?? { companyId: '', branchId: '', mantissa: 0 }
}

/**
 * Locks a movement of a branch and returns the order that it pays; undefined for an unknown one.
 * One query.
 */
export async function lockMovement(
  db: Kysely<Database>,
  { branchId, movementId }: { readonly branchId: string; readonly movementId: string },
): Promise<string | null | undefined> {
  const { rows } = await sql<{ order_id: string | null }>`
    select order_id from bank_movements where branch_id = ${branchId} and id = ${movementId}
    for update`.execute(db)
  return rows[0] && rows[0].order_id
}

type Handled = { readonly movementId: string; readonly staffUserId: string }

/** Takes a movement from its order by a person's word. One query. */
export async function takeMovementBack(
  db: Kysely<Database>,
  { movementId, staffUserId }: Handled,
): Promise<void> {
  await sql`
    update bank_movements set order_id = null, staff_user_id = ${staffUserId}::uuid, matched_at = null, taken_back = true
    where id = ${movementId}`.execute(db)
}

/** Sets a movement aside at an instant, or takes it up again for null. One query. */
export async function setMovementAside(
  db: Kysely<Database>,
  { movementId, staffUserId, at }: Handled & { readonly at: Date | null },
): Promise<void> {
  await sql`
    update bank_movements set set_aside_at = ${at}::timestamptz, staff_user_id = ${staffUserId}::uuid
    where id = ${movementId}`.execute(db)
}
