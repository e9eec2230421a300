import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { lockCompany } from '@mostrador/tenant/bring-in'
import { sql, type Transaction } from 'kysely'
import type { Ports } from '../ports.ts'
import type { CatalogPorts } from '../realtime/announce.ts'
import type { BranchPlace } from '../revision/branch-place.ts'
import { tellChange } from '../revision/tell-change.ts'

/** What a change of a brand's account is made with. */
export type AccountWork = {
  readonly transaction: Transaction<Database>
  readonly place: BranchPlace
  readonly now: Date
}

/** What came of it; undefined where nothing changed. */
type Written = { readonly sentence: string; readonly staffUserId: string | null } | undefined

/**
 * Writes among the changes of a brand what became of an account. It has no operations: nobody takes
 * it back by an undo.
 */
async function note(
  { transaction, place, now }: AccountWork,
  { sentence, staffUserId }: NonNullable<Written>,
): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    insert into revisions (company_id, number, at, door, staff_user_id, branch_keys, operations, sentences,
      told_to)
    select ${place.companyId}, coalesce(max(number), 0) + 1, ${now}::timestamptz, 'CONSOLE', ${staffUserId}::uuid,
      ${['', place.branchKey]}::text[], '[]', ${[sentence]}::text[], array['payments']
    from revisions where company_id = ${place.companyId}
    returning number`.execute(transaction)
  return rows[0]?.number ?? null
}

/**
 * Changes a brand's account under the lock of its company's changes, with its sentence in the
 * history and a new version of the catalogues that show what can be paid with; then everybody hears
 * of it. False where the work changed nothing.
 */
export async function changeAccount(
  ports: CatalogPorts & Pick<Ports, 'database' | 'now'>,
  place: BranchPlace,
  change: (work: AccountWork) => Promise<Written>,
): Promise<boolean> {
  const changed = await ports.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, place.companyKey)
    const work = { transaction, place, now: ports.now() }
    const written = await change(work)
    if (!written) return undefined
    const contacts = await transaction
      .updateTable('branch_contacts')
      .set(nextCatalog(work.now))
      .where('branch_id', '=', place.branchId)
      .returning('id')
      .execute()
    return { revision: await note(work, written), branchContactIds: contacts.map(({ id }) => id) }
  })
  if (!changed) return false
  await tellChange(ports, { companyId: place.companyId, branchId: place.branchId, ...changed })
  return true
}
