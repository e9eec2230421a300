import type { Database } from '@mostrador/database/rows'
import type { Operation } from '@mostrador/domain/revision/operation'
import type { Transaction } from 'kysely'
import { lockCompany, tryAgain } from '../file/reconcile-tenant.ts'
import type { Author } from '../history/record-revision.ts'
import type { ImportWorld } from '../file/import-world.ts'
import type { Denied, Stale, TenantChange } from '../document/tenant-change.ts'
import { markSentence, stateText } from './mark-sentence.ts'
import { isSameMark, standing, type Markable, type MarkState, type RevisionMark } from './mark-state.ts'
import { findMark, writeMark, type FoundMark } from './mark-store.ts'

export type MarkChange = {
  readonly companyKey: string
  readonly thing: Markable
  /** Wanted state. */
  readonly to: MarkState
  /** State that it must have before; without it, any is replaced. */
  readonly seen?: MarkState
  readonly author: Author
  readonly lacks?: TenantChange['lacks']
}

/** A mark that holds now. */
export type Marked = {
  readonly ok: true
  /** Number of the revision; undefined where nothing changed. */
  readonly revision: number | undefined
}

/**
 * Marks a thing as sold out at a branch contact, or removes its mark, as a revision of its company
 * without operations, under the lock of its changes: of two marks at once the second replaces the
 * first, and its revision records that. With `seen`, another present mark is a conflict. Undefined
 * where the branch contact has no such thing.
 */
export async function changeMark(
  change: MarkChange,
  { db, now }: Pick<ImportWorld, 'db' | 'now'>,
): Promise<Marked | Stale | Denied | undefined> {
  return tryAgain(() =>
    db.transaction().execute(async (transaction) => {
      await lockCompany(transaction, change.companyKey)
      const found = await findMark(transaction, change.thing)
      if (!found) return undefined
      const { branchKey: branch, contactKey: branchContact } = found
      const lacking =
        (await change.lacks?.(transaction, [{ permission: 'menu.sold-out', branch, branchContact }])) ?? []
      if (lacking.length > 0) return { ok: false, needs: lacking }
      return markFound(transaction, { change, found, now })
    }),
  )
}

async function markFound(
  transaction: Transaction<Database>,
  { change, found, now }: { readonly change: MarkChange; readonly found: FoundMark; readonly now: Date },
): Promise<Marked | Stale> {
  const { thing, seen, author } = change
  const [from, to] = [standing(found.state, now), standing(change.to, now)]
  const places = placesOf(thing, found)
  if (seen !== undefined && !isSameMark(from, standing(seen, now))) {
    const operation: Operation = { kind: 'set', place: places[0] ?? [], from: seen, to }
    return { ok: false, conflict: { operation, found: stateText(from, { ...found, now }) } }
  }
  if (isSameMark(from, to)) return { ok: true, revision: undefined }
  const mark: RevisionMark = { ...thing, from, to, places }
  const sentences = [sentenceOf(thing, { found, to, now })]
  const revision = { companyId: found.companyId, now, author, operations: [], sentences, mark }
  return { ok: true, revision: await writeMark(transaction, { thing, found, to, revision }) }
}

function placesOf(
  { kind, id }: Markable,
  { branchKey, contactKey, about }: FoundMark,
): RevisionMark['places'] {
  const keys = kind === 'INGREDIENT' ? [id] : (about[0]?.steps.filter((_, at) => at % 2 === 1) ?? [])
  return [
    ['branches', branchKey, 'branchContacts', contactKey, 'soldOut', kind, ...keys],
    ...about.map(({ steps }) => ['branches', branchKey, ...steps]),
  ]
}

function sentenceOf(
  { kind, id }: Markable,
  { found, ...told }: { readonly found: FoundMark; readonly to: MarkState; readonly now: Date },
): string {
  const { about } = found
  if (kind !== 'INGREDIENT') return markSentence({ ...found, ...told, name: about[0]?.name ?? '' })
  const plates = about.filter(({ steps }) => steps.at(-2) === 'plates').length
  const takes = { plates, garnishes: about.length - plates }
  return markSentence({ ...found, ...told, name: id, takes })
}
