import { sql } from 'kysely'
import type { ImportWorld } from './import-world.ts'
import { changeTenant } from './change-tenant.ts'
import type { Operation } from '@mostrador/domain/revision/operation'
import { inverseOf } from '@mostrador/domain/revision/operation'
import type { Author } from './history/record-revision.ts'
import type { ChangeResult, TenantChange } from './tenant-change.ts'

/** Which revision is taken back, and by whom; of these branches alone, where they are named. */
export type Undoing = {
  readonly companyKey: string
  readonly number: number
  readonly staffUserId?: string
  readonly branchKeys?: readonly string[]
  readonly lacks?: TenantChange['lacks']
}

/**
 * Takes a revision back, whole or not at all, which is a revision of its own: what was changed
 * since is a conflict. Undefined where there is no such revision.
 */
export async function undoRevision(
  { companyKey, number, staffUserId, branchKeys, lacks }: Undoing,
  world: ImportWorld,
): Promise<ChangeResult | undefined> {
  const { rows } = await sql<{ operations: readonly Operation[] }>`
    select operations from revisions join companies on companies.id = revisions.company_id
    where companies.key = ${companyKey} and number = ${number}
      and branch_keys <@ ${branchKeys ? [...branchKeys] : null}::text[] is not false`.execute(world.db)
  const [revision] = rows
  if (!revision) return undefined
  const author: Author = { door: 'UNDO', undoes: number, ...(staffUserId !== undefined && { staffUserId }) }
  return changeTenant(
    { companyKey, author, operations: inverseOf(revision.operations), ...(lacks && { lacks }) },
    world,
  )
}
