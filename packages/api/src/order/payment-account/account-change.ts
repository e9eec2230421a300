import type { EndpointName } from '@mostrador/contract/endpoints'
import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import type { Transaction } from 'kysely'
import type { Ports, StaffMember } from '../../ground/ports.ts'
import { lacksNow, type LackingNow } from '../../people/permission/lacks-now.ts'
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

type AccountPorts = CatalogPorts & Pick<Ports, 'database' | 'now'>

/**
 * Changes a brand's account under the company's lock, with its history and new catalogs, and
 * announces it. Returns false for no change, or why the change was refused under the lock.
 */
async function changeOrRefuse(
  ports: AccountPorts,
  place: BranchPlace,
  change: (work: AccountWork) => Promise<Written | LackingNow>,
): Promise<LackingNow | boolean> {
  const changed = await ports.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, place.companyKey)
    const work = { transaction, place, now: ports.now() }
    const written = await change(work)
    if (typeof written !== 'object') return written
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
  if (changed === undefined) return false
  if (typeof changed === 'string') return changed
  await tellChange(ports, { companyId: place.companyId, branchId: place.branchId, ...changed })
  return true
}

/** Changes a brand's account as above, for a job, which is not refused. False for no change. */
export const changeAccount = async (
  ports: AccountPorts,
  place: BranchPlace,
  change: (work: AccountWork) => Promise<Written>,
): Promise<boolean> => (await changeOrRefuse(ports, place, change)) === true

/** Person who changes an account, and the call. */
type AccountCall = {
  readonly place: BranchPlace
  readonly staff: StaffMember
  readonly name: EndpointName
}

/**
 * Changes a brand's account for a person who may do so under the lock too; returns why not, or
 * whether it changed.
 */
export async function changeAccountFor(
  ports: AccountPorts,
  { place, staff, name }: AccountCall,
  change: (work: AccountWork) => Promise<Written>,
): Promise<LackingNow | boolean> {
  const scope = { company: place.companyId, branch: place.branchId }
  return changeOrRefuse(ports, place, async (work) => {
    const { transaction, now } = work
    const asked = { name, permission: 'payments', place: scope, now } as const
    return (await lacksNow(transaction, staff, asked)) ?? change(work)
  })
}
