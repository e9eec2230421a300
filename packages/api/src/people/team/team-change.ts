import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import type { Database } from '@mostrador/database/rows'
import type { Grant } from '@mostrador/domain/permission/grant'
import type { Transaction } from 'kysely'
import type { Api, StaffMember } from '../../ground/ports.ts'
import type { SecurityEvent } from '../../ground/security/security-event.ts'
import { grantsNow } from './team-store.ts'

type TeamWorld = {
  readonly transaction: Transaction<Database>
  /** Present grants of the caller, read under the lock. */
  readonly grants: readonly Grant[]
}

/** Change of a company's people or keys, its author, and the event that is logged. */
type TeamChange = {
  readonly staff: StaffMember
  readonly companyId: string
  readonly event?: SecurityEvent
}

class RefusedChange extends Error {}

/**
 * Changes a company's people or keys under the lock of its changes: of two people who take each
 * other's role one comes first, and the other is judged after it. A refused change writes nothing.
 */
export async function changeTeam<Outcome extends { readonly ok: boolean }>(
  { database, tellSecurity }: Pick<Api, 'database' | 'tellSecurity'>,
  { staff, companyId, event = 'role-changed' }: TeamChange,
  change: (world: TeamWorld) => Promise<Outcome>,
): Promise<Outcome> {
  const company = await database
    .selectFrom('companies')
    .select('key')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  let outcome: Outcome | undefined
  const begun = database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, company.key)
    outcome = await change({ transaction, grants: await grantsNow(transaction, staff, companyId) })
    if (!outcome.ok) throw new RefusedChange()
    return outcome
  })
  const ended = await begun.catch((error: unknown) => {
    if (error instanceof RefusedChange && outcome) return outcome
    throw error
  })
  if (ended.ok) tellSecurity(event)
  return ended
}
