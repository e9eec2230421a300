import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { openAccount, sealAccount, type Account, type AccountKey } from './account-seal.ts'

/**
 * Reads a shop's account at a provider, with its currency's decimals as `mantissa`. Undefined for
 * none, a lost one, or one sealed with another secret, which has to be set again. One query.
 */
export async function findAccount(
  db: Kysely<Database>,
  { branchId, providerName }: AccountKey,
  secret: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('payment_accounts as p')
    .innerJoin('branches as b', 'b.id', 'p.branch_id')
    .innerJoin('countries as k', 'k.id', 'b.country_id')
    .select(['p.sealed', 'k.mantissa'])
    .where('p.branch_id', '=', branchId)
    .where('p.provider_name', '=', providerName)
    .where('p.lost_at', 'is', null)
    .executeTakeFirst()
  const account = row && openAccount(row.sealed, { branchId, providerName }, secret)
  return account && { ...account, mantissa: String(row.mantissa) }
}

/** Columns of an account set by its keys, which no owner connected. */
const SET_BY_KEYS = {
  way: 'KEYS',
  account_id: null,
  account_name: null,
  is_live: null,
  connected_by: null,
  connected_at: null,
  expires_at: null,
  renew_at: null,
  renew_tries: 0,
  renewing_since: null,
  renewal_lost_at: null,
  warned_at: null,
  doubted_at: null,
  lost_at: null,
  lost_why: null,
  look_at: null,
} as const

async function renewCatalogs(db: Kysely<Database>, branchId: string, now: Date): Promise<void> {
  await db.updateTable('branch_contacts').set(nextCatalog(now)).where('branch_id', '=', branchId).execute()
}

/**
 * Replaces a shop's sealed account at a provider, also a connected one; false for an unknown shop.
 */
export async function saveAccount(
  db: Kysely<Database>,
  { account, now, ...key }: AccountKey & { readonly account: Account; readonly now: Date },
  secret: string,
): Promise<boolean> {
  const { branchId, providerName } = key
  const sealed = sealAccount(account, key, secret)
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('payment_accounts')
    .columns(['company_id', 'branch_id', 'provider_name', 'sealed', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('branches')
        .select(({ val, ref }) => [
          ref('company_id').as('company_id'),
          ref('id').as('branch_id'),
          val(providerName).as('provider_name'),
          val(sealed).as('sealed'),
          eb.cast<Date>(val(now), 'timestamptz').as('updated_at'),
        ])
        .where('id', '=', branchId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['branch_id', 'provider_name'])
        .doUpdateSet({ ...SET_BY_KEYS, sealed, updated_at: now }),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows > 0n) await renewCatalogs(db, branchId, now)
  return numInsertedOrUpdatedRows > 0n
}

/** Deletes a shop's account at a provider; false for none. */
export async function removeAccount(
  db: Kysely<Database>,
  { now, ...key }: AccountKey & { readonly now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('payment_accounts')
    .where('branch_id', '=', key.branchId)
    .where('provider_name', '=', key.providerName)
    .executeTakeFirst()
  await renewCatalogs(db, key.branchId, now)
  return numDeletedRows > 0n
}

/** Finds the brand of an alias; undefined for other aliases. */
export async function branchOfAlias(db: Kysely<Database>, alias: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('aliases')
    .select('branch_id')
    .where('alias', '=', alias)
    .where('kind', '=', 'branch')
    .executeTakeFirst()
  return row?.branch_id ?? undefined
}

/** Returns the country of a branch contact; undefined for an unknown one. One query. */
export async function countryOfContact(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ country: string }>`
    select b.country_id as country from branch_contacts c join branches b on b.id = c.branch_id
    where c.id = ${id}`.execute(db)
  return rows[0]?.country
}
