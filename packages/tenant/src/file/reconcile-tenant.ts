import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CheckedTenant } from '../check/check-tenant-file.ts'
import type { Author } from '../history/record-revision.ts'
import type { ImportResult, ImportWorld } from './import-world.ts'
import { loadStock, type Stock } from '../mapping/stock.ts'
import { isPreparedAlike, prepare } from '../write/prepare.ts'
import { writeTenant } from '../write/write-tenant.ts'

/**
 * Change of a company to a state that `wanted` computes from the stored one: called first to
 * prepare, and once more under the lock.
 */
export type Reconciliation<Refused> = {
  readonly companyKey: string
  readonly author: Author
  readonly wanted: (db: Kysely<Database>, stock: Stock) => Promise<CheckedTenant | Refused>
}

/**
 * Brings the stored company to the wanted state, whole or not at all. Things keep their ids by
 * their keys; things that are no longer wanted are removed, but a used discount code only stops
 * being active. Pictures are kept and secrets hashed before the transaction opens. The change is a
 * revision of the company.
 */
export async function reconcileTenant<Refused extends { readonly ok: false } = never>(
  reconciliation: Reconciliation<Refused>,
  world: ImportWorld,
): Promise<ImportResult | Refused> {
  const stock = await loadStock(world.db, reconciliation.companyKey)
  const early = await reconciliation.wanted(world.db, stock)
  if (!early.ok) return early
  const { tenant } = early
  const ready = await prepare(tenant, stock, world)
  if (!ready.ok) return ready
  return tryAgain(() =>
    world.db.transaction().execute(async (transaction) => {
      await lockCompany(transaction, reconciliation.companyKey)
      const present = await loadStock(transaction, reconciliation.companyKey)
      const now = await reconciliation.wanted(transaction, present)
      if (!now.ok) return now
      // Another change was quicker: the preparation is outdated.
      const again = isPreparedAlike(stock, present)
        ? ready
        : await prepare(now.tenant, present, { ...world, db: transaction })
      if (!again.ok) return again
      const { prepared } = again
      return writeTenant(transaction, now.tenant, {
        ...world,
        prepared,
        stock: present,
        author: reconciliation.author,
      })
    }),
  )
}

/**
 * Locks a company for one change at a time, until its transaction ends; other companies go on
 * beside it.
 */
export async function lockCompany(transaction: Transaction<Database>, companyKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tenant-import'), hashtext(${companyKey}))`.execute(
    transaction,
  )
}

/** SQLSTATE of a unique index, and of a deadlock. */
const MET_ANOTHER: ReadonlySet<unknown> = new Set(['23505', '40P01'])
const TRIES = 3

/**
 * Retries a task that met a change of another company with the same alias, host or person: this
 * time that change is visible, and told.
 */
export async function tryAgain<Value>(task: () => Promise<Value>, tries = TRIES): Promise<Value> {
  try {
    return await task()
  } catch (error) {
    if (tries <= 1 || !MET_ANOTHER.has((error as { code?: unknown }).code)) throw error
    return tryAgain(task, tries - 1)
  }
}
