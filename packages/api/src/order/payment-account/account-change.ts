import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { lockCompany } from '@mostrador/tenant/bring-in'
import type { Transaction } from 'kysely'
import type { Ports } from '../../ground/ports.ts'
import type { CatalogPorts } from '../../shop/catalog/announce-catalogs.ts'
import type { BranchPlace } from '../../shop/revision/branch-place.ts'
import { noteChange } from '../../ground/history/note-change.ts'
import { tellChange } from '../../shop/revision/tell-change.ts'

/** Transaction, brand and instant of a change of its account. */
export type AccountWork = {
  readonly transaction: Transaction<Database>
  readonly place: BranchPlace
  readonly now: Date
}

/** Sentence for the history and its author; undefined where nothing changed. */
type Written = { readonly sentence: string; readonly staffUserId: string | null } | undefined

/**
 * Changes a brand’s account under the company’s lock, with its history and new catalogs, and
 * announces it. False for no change.
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
    const { companyId, branchKey } = place
    const { staffUserId, sentence } = written
    const noted = { companyId, branchKey, staffUserId, sentences: [sentence], now: work.now }
    const revision = (await noteChange(transaction, { ...noted, toldTo: ['payments'] })) ?? null
    return { revision, branchContactIds: contacts.map(({ id }) => id) }
  })
  if (!changed) return false
  await tellChange(ports, { companyId: place.companyId, branchId: place.branchId, ...changed })
  return true
}
