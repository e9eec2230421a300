import type { ProblemError } from '@mostrador/contract/problem'
import { type Operation, placeText } from '@mostrador/domain/revision/operation'
import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import {
  applyFitting,
  foresee,
  relatedTo,
  type Foreseen,
  type Misfit,
} from '@mostrador/domain/scheduled-change/foresee'
import { MOST_WAITING, MOST_WAITING_STEPS } from '@mostrador/domain/scheduled-change/scheduled-state'
import { sentencesOf } from '@mostrador/tenant/history/sentence-of'
import type { ImportWorld } from '@mostrador/tenant/file/import-world'
import { readAround } from '@mostrador/tenant/document/read-document'
import type { ChangeResult, TenantChange } from '@mostrador/tenant/document/tenant-change'
import { tryChange, type PlannedChange } from '@mostrador/tenant/document/try-change'
import type { Call } from '../../ground/http/handler.ts'
import { textOf } from '../revision/answer-change.ts'
import { looksAt, sizeOfWaiting, trialSteps } from './scheduled-steps.ts'
import { loadWaiting, type Scheduled } from './scheduled-store.ts'

export type Judging = {
  readonly id: string
  readonly branchId: string
  readonly change: PlannedChange
  readonly runAt: Date
  readonly despite: boolean
  /** Counts steps of other changes, as `trialSteps` has them; false where a share is spent. */
  readonly mayTry: Call['mayDo']
}

/** Result of judging a change: its sentences; or why it cannot wait. */
export type Judgement =
  | { readonly is: 'good'; readonly sentences: readonly string[] }
  | { readonly is: 'too-many' }
  | { readonly is: 'spent' }
  | { readonly is: 'refused'; readonly result: Exclude<ChangeResult, { readonly ok: true }> }
  | { readonly is: 'meets'; readonly errors: readonly ProblemError[] }

const MOST_REASONS = 100

/** Returns a waiting change as it is made. */
export const plannedOf = ({ companyKey, operations, partly, door }: Scheduled): PlannedChange => ({
  companyKey,
  operations,
  partly,
  author: { door },
})

/** Returns the summary of a change, or its first sentence. */
export const gistOf = ({ summary, sentences }: Pick<Scheduled, 'summary' | 'sentences'>): string =>
  summary ?? sentences[0] ?? ''

/**
 * Judges a change over the shop at its time, after the changes that wait before it, under the
 * company's lock. An author without the permission learns nothing of the shop.
 */
export async function judgeScheduled(world: ImportWorld, judging: Judging): Promise<Judgement> {
  const { id, change, runAt, despite } = judging
  const needs = (await change.lacks?.(world.db, needsOfChange(change.operations))) ?? []
  if (needs.length > 0) return { is: 'refused', result: { ok: false, needs } }
  const size = await sizeOfWaiting(world.db, { branchId: judging.branchId, but: id })
  if (size.changes >= MOST_WAITING || size.steps + change.operations.length > MOST_WAITING_STEPS)
    return { is: 'too-many' }
  // Counted before they are read: each is looked at, and foreseen with the change and without.
  const looks = looksAt(size.steps)
  if (!(await judging.mayTry(looks, 'READ'))) return { is: 'spent' }
  const others = (await loadWaiting(world.db, judging.branchId)).filter((one) => one.id !== id)
  const related = relatedTo(change, others)
  const [earlier, later] = [
    related.filter((one) => one.runAt <= runAt),
    related.filter((one) => one.runAt > runAt),
  ]
  const mine = { id, operations: change.operations, partly: change.partly }
  const document = await readAround(world.db, {
    companyKey: change.companyKey,
    places: [mine, ...related].flatMap(({ operations }) => operations.map(({ place }) => place)),
  })
  const foreseen = foresee(document, [...earlier, mine, ...later])
  const misfits = foreseen.get(id) ?? []
  const [stale] = misfits.filter(({ by }) => by === undefined)
  if (stale) return { is: 'refused', result: { ok: false, conflict: stale } }
  const met = misfits.map((misfit) => metBy(misfit, earlier))
  const without = foresee(document, [...earlier, ...later])
  const stopped = despite ? [] : later.flatMap((one) => stoppedIn(one, foreseen, without))
  if (met.length + stopped.length > 0)
    return { is: 'meets', errors: [...met, ...stopped].slice(0, MOST_REASONS) }
  if (!(await judging.mayTry(looks + trialSteps(earlier)))) return { is: 'spent' }
  const tried = await tryChange({ before: earlier.map(plannedOf), change }, world, async () => undefined)
  if (!tried.ok) return { is: 'refused', result: tried }
  return { is: 'good', sentences: sentencesAt(change, document) }
}

/** Returns the sentences of a change, with the present names of things. */
const sentencesAt = (
  { operations }: TenantChange,
  document: Parameters<typeof foresee>[0],
): readonly string[] =>
  sentencesOf(operations, { before: document, after: applyFitting(document, operations).document })

const seenBy = (operation: Operation): unknown => ('from' in operation ? operation.from : undefined)

/** Returns the entry of a conflict with a change that waits before this one. */
function metBy({ operation, found, by }: Misfit, earlier: readonly Scheduled[]): ProblemError {
  const other = earlier.find(({ id }) => id === by)
  return {
    code: 'meets-earlier',
    message: other ? gistOf(other) : '',
    path: placeText(operation.place),
    expected: textOf(found),
    claimed: textOf(seenBy(operation)),
    ...tellOf(other),
  }
}

const tellOf = (other: Scheduled | undefined) =>
  other && { at: other.runAt.toISOString(), ...(other.author !== null && { by: other.author }) }

/** Lists later changes that fit without this one, and no longer with it. */
function stoppedIn(one: Scheduled, foreseen: Foreseen, without: Foreseen): readonly ProblemError[] {
  const before = without.get(one.id)?.length ?? 0
  const now = foreseen.get(one.id) ?? []
  const [first] = now
  if (!first || now.length <= before) return []
  return [
    { code: 'stops-later', message: gistOf(one), path: placeText(first.operation.place), ...tellOf(one) },
  ]
}
