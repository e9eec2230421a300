import { sql } from 'kysely'
import type { ImportWorld } from '../file/import-world.ts'
import { changeTenant } from '../document/change-tenant.ts'
import { isInMonth } from './condense-history.ts'
import { inverseOf, type Operation } from '@mostrador/domain/revision/operation'
import type { Author } from './record-revision.ts'
import { changeMark } from '../mark/change-mark.ts'
import type { RevisionMark } from '../mark/mark-state.ts'
import type { ChangeResult, TenantChange } from '../document/tenant-change.ts'

/**
 * Revision to undo, and by whom; of these branches alone, where they are named, or of the company
 * alone.
 */
export type Undoing = {
  readonly companyKey: string
  readonly number: number
  readonly staffUserId?: string
  readonly branchKeys?: readonly string[]
  /** Whether it must be a sold-out mark of `staffUserId`, or the end of one. */
  readonly ownMark?: boolean
  readonly lacks?: TenantChange['lacks']
}

/** Branches of a change of the company's own fields. */
const OF_COMPANY = ['']

/** Change of long ago, of which only its month is left. */
type Condensed = { readonly ok: false; readonly condensed: true }

/**
 * Undoes a revision, whole or not at all, as a revision of its own: a value changed since is a
 * conflict. One that is condensed into its month is refused, and so is the month. Undefined for an
 * unknown revision.
 */
export async function undoRevision(
  { companyKey, number, staffUserId, branchKeys, ownMark = false, lacks }: Undoing,
  world: ImportWorld,
): Promise<ChangeResult | Condensed | undefined> {
  const { rows } = await sql<{
    number: number
    condenses: number | null
    operations: readonly Operation[]
    mark: RevisionMark | null
  }>`
    select number, condenses, operations, mark
    from revisions join companies on companies.id = revisions.company_id
    where companies.key = ${companyKey} and number = standing_number(companies.id, ${number})
      and (branch_keys <@ ${branchKeys ? [...branchKeys] : null}::text[] is not false or (branch_keys = ${OF_COMPANY}::text[] and operations <> '[]'))
      and (not ${ownMark} or (mark is not null and staff_user_id = ${staffUserId ?? null}))`.execute(world.db)
  const [revision] = rows
  const isCondensed = revision ? revision.condenses !== null : await isInMonth(world.db, companyKey, number)
  if (isCondensed) return { ok: false, condensed: true }
  if (!revision) return undefined
  const author: Author = {
    door: 'UNDO',
    undoes: revision.number,
    ...(staffUserId !== undefined && { staffUserId }),
  }
  const undoing = { companyKey, author, ...(lacks && { lacks }) }
  if (revision.mark) return unmark(undoing, revision.mark, world)
  return changeTenant({ ...undoing, operations: inverseOf(revision.operations) }, world)
}

/** Restores the former state of a mark, where it still has the one that was made. */
async function unmark(
  undoing: Pick<TenantChange, 'companyKey' | 'author' | 'lacks'>,
  mark: RevisionMark,
  world: ImportWorld,
): Promise<ChangeResult | undefined> {
  const result = await changeMark({ ...undoing, thing: mark, to: mark.from, seen: mark.to }, world)
  if (!result?.ok) return result ?? goneSince(mark)
  const isChanged = result.revision !== undefined
  return {
    ok: true,
    companyKey: undoing.companyKey,
    changed: isChanged,
    revision: result.revision,
    branchContactIds: isChanged ? [mark.contactId] : [],
    added: {},
    updated: {},
    removed: {},
  }
}

/** The marked thing is gone. */
const goneSince = ({ places: [place = []], from, to }: RevisionMark): ChangeResult => ({
  ok: false,
  conflict: { operation: { kind: 'set', place, from: to, to: from }, found: undefined },
})
