import type { Database, PaymentAccountsTable } from '@mostrador/database/rows'
import type { AccountLoss } from '@mostrador/domain/payment/payment-account'
import { sql, type Insertable, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'

/** Connected account, as far as jobs look after it. */
export type ConnectedAccount = {
  readonly companyId: string
  readonly branchId: string
  readonly providerName: string
  readonly sealed: string
  readonly accountName: string
  readonly begins: Date
  readonly ends: Date
  readonly renewAt: Date
  readonly renewTries: number
  readonly renewingSince: Date | null
  readonly renewalLostAt: Date | null
  readonly warnedAt: Date | null
  readonly doubtedAt: Date | null
}

const connectedWhere = (where: RawBuilder<unknown>) => sql<ConnectedAccount>`
  select company_id as "companyId", branch_id as "branchId", provider_name as "providerName", sealed,
    coalesce(account_name, '') as "accountName", updated_at as begins, expires_at as ends,
    renew_at as "renewAt", renew_tries as "renewTries", renewing_since as "renewingSince",
    renewal_lost_at as "renewalLostAt", warned_at as "warnedAt", doubted_at as "doubtedAt"
  from payment_accounts where way = 'AUTHORISED' and lost_at is null and ${where}`

/** Lists due connected accounts, the longest waiting first. */
export async function dueAccounts(
  db: Kysely<Database>,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly ConnectedAccount[]> {
  const { rows } = await connectedWhere(
    sql`look_at <= ${now} order by look_at, branch_id, provider_name limit ${most}`,
  ).execute(db)
  return rows
}

/** Finds a connected account; undefined where it is none any more. */
export async function connectedAccount(
  db: Kysely<Database>,
  { branchId, providerName }: Pick<ConnectedAccount, 'branchId' | 'providerName'>,
): Promise<ConnectedAccount | undefined> {
  const { rows } = await connectedWhere(
    sql`branch_id = ${branchId} and provider_name = ${providerName}`,
  ).execute(db)
  return rows[0]
}

/** Columns of an account that change, if it is still the one that was seen. */
export type AccountSet = {
  readonly sealed?: string
  readonly updated_at?: Date
  readonly expires_at?: Date
  readonly is_live?: boolean
  readonly renew_at?: Date
  readonly renew_tries?: number
  readonly renewing_since?: Date | null
  readonly renewal_lost_at?: Date | null
  readonly warned_at?: Date | null
  readonly doubted_at?: Date | null
  readonly lost_at?: Date
  readonly lost_why?: AccountLoss
  readonly look_at?: Date | null
}

const seen = (
  db: Kysely<Database>,
  { branchId, providerName, sealed, renewingSince }: ConnectedAccount,
  set: AccountSet,
) =>
  db
    .updateTable('payment_accounts')
    .set(set)
    .where('branch_id', '=', branchId)
    .where('provider_name', '=', providerName)
    .where('sealed', '=', sealed)
    .where('lost_at', 'is', null)
    .where('renewing_since', 'is not distinct from', renewingSince)

/**
 * Changes an account whose tokens and renewal are as seen; false where another was quicker. One
 * statement.
 */
export async function changeSeen(
  db: Kysely<Database>,
  account: ConnectedAccount,
  set: AccountSet,
): Promise<boolean> {
  const { numUpdatedRows } = await seen(db, account, set).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets an account's next look, unless it was doubted since. */
export async function lookNext(db: Kysely<Database>, account: ConnectedAccount, at: Date): Promise<void> {
  await seen(db, account, { look_at: at })
    .where('doubted_at', 'is not distinct from', account.doubtedAt)
    .execute()
}

export type AccountRow = Selectable<PaymentAccountsTable> & {
  readonly by: string | null
  readonly also_at: string[]
}

/** Lists a brand's accounts, each with other brands of the company that have it. One query. */
export const listAccounts = async (
  db: Kysely<Database>,
  branchId: string,
): Promise<readonly AccountRow[]> => {
  const { rows } = await sql<AccountRow>`
    select p.*, s.name as by, array(
      select b.name from payment_accounts other join branches b on b.id = other.branch_id
      where other.company_id = p.company_id and other.branch_id <> p.branch_id and other.lost_at is null
        and other.provider_name = p.provider_name and other.account_id = p.account_id
      order by b.name) as also_at
    from payment_accounts p left join staff_users s on s.id = p.connected_by
    where p.branch_id = ${branchId}`.execute(db)
  return rows
}

type Use = {
  readonly provider: string
  readonly contact: string
  readonly modes: readonly { readonly name: string | null; readonly type: OrderModeType }[]
}

/** Returns the branch contacts and modes that charge with each provider. One query. */
export const listUses = async (db: Kysely<Database>, branchId: string): Promise<readonly Use[]> => {
  const { rows } = await sql<Use>`
    select t.provider_name as provider, bc.name as contact,
      jsonb_agg(distinct jsonb_build_object('name', m.show_name, 'type', m.type)) as modes
    from payment_types t
    join order_mode_payment_types mp on mp.branch_id = t.branch_id and mp.payment_type_id = t.id
    join order_modes m on m.branch_id = mp.branch_id and m.id = mp.order_mode_id
    join branch_contacts bc on bc.id = m.branch_contact_id
    where t.branch_id = ${branchId} and t.active and m.active and t.upload is not null
      and t.provider_name is not null
    group by t.provider_name, bc.id, bc.name, bc.position order by bc.position, bc.id`.execute(db)
  return rows
}

/** Lists the providers that a brand's payment types name. One query. */
export const listNamed = async (db: Kysely<Database>, branchId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct provider_name as name from payment_types
    where branch_id = ${branchId} and upload is not null and provider_name is not null`.execute(db)
  return rows.map(({ name }) => name)
}

type AccountPlace = { readonly companyId: string; readonly branchId: string; readonly providerName: string }

/** Inserts an account of a brand at a provider, or replaces it. One query. */
export async function connectAccount(
  db: Kysely<Database>,
  { companyId, branchId, providerName }: AccountPlace,
  account: Omit<Insertable<PaymentAccountsTable>, 'company_id' | 'branch_id' | 'provider_name'>,
): Promise<void> {
  await db
    .insertInto('payment_accounts')
    .values({ ...account, company_id: companyId, branch_id: branchId, provider_name: providerName })
    .onConflict((conflict) => conflict.columns(['branch_id', 'provider_name']).doUpdateSet(account))
    .execute()
}

/**
 * Disconnects an account, deletes its keys and returns its name; undefined without one. One query.
 */
export const disconnectAccount = (
  db: Kysely<Database>,
  { id, provider }: { readonly id: string; readonly provider: string },
  now: Date,
): Promise<{ readonly name: string | null } | undefined> =>
  db
    .updateTable('payment_accounts')
    .set({ lost_at: now, lost_why: 'DISCONNECTED', sealed: '', look_at: null })
    .set({ renewing_since: null, doubted_at: null })
    .where('branch_id', '=', id)
    .where('provider_name', '=', provider)
    .where(({ or, eb }) => or([eb('lost_at', 'is', null), eb('lost_why', '<>', 'DISCONNECTED')]))
    .returning('account_name as name')
    .executeTakeFirst()
