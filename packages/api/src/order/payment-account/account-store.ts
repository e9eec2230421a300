import type { Database } from '@mostrador/database/rows'
import type { AccountLoss } from '@mostrador/domain/payment/payment-account'
import { sql, type Kysely, type RawBuilder } from 'kysely'

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
