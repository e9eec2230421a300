import type { ScheduledProblem } from '@mostrador/contract/scheduled-change/scheduled-change-endpoints'
import type { Database } from '@mostrador/database/rows'
import { scheduledNews } from '@mostrador/copy/scheduled'
import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import type { Permission } from '@mostrador/domain/permission/permission'
import { dayOfWeekOf } from '@mostrador/domain/scheduling/wall-clock'
import { foresee, relatedTo } from '@mostrador/domain/scheduled-change/foresee'
import { readAround } from '@mostrador/tenant/document/read-document'
import type { Transaction } from 'kysely'
import { noteChange } from '../../ground/history/note-change.ts'
import { gistOf } from './judge-scheduled.ts'
import type { Made } from './make-scheduled.ts'
import { loadWaiting, type Scheduled } from './scheduled-store.ts'

/** Returns the moment of a change at its wall clock. */
const momentOfWall = ({ wall }: Pick<Scheduled, 'wall'>) => {
  const [date = '', time = ''] = wall.split('T')
  return { date, time, dayOfWeek: dayOfWeekOf(date) }
}

/** Returns the permissions that a change takes: without one of them it is hidden. */
const readersOf = (operations: Scheduled['operations']): readonly Permission[] => [
  ...new Set(needsOfChange(operations).flatMap((need) => ('permission' in need ? [need.permission] : []))),
]

type Gist = Pick<Scheduled, 'wall' | 'summary' | 'sentences'>

type Note = {
  readonly scheduled: Scheduled
  readonly summary: string
  readonly sentences: readonly string[]
  readonly now: Date
}

/**
 * Writes into the history, in the author's name, the outcome of a change that was put off. Returns
 * its number.
 */
const note = (
  transaction: Transaction<Database>,
  { scheduled, ...told }: Note,
): Promise<number | undefined> => {
  const { companyId, branchKey, staffUserId, door, createdAt, operations } = scheduled
  const noted = { companyId, branchKey, staffUserId, door, scheduledAt: createdAt }
  return noteChange(transaction, { ...noted, ...told, toldTo: readersOf(operations) })
}

/** Returns the sentence of a problem, with the value found instead. */
const reasonOf = ({ message, found }: ScheduledProblem): string =>
  found === null || found === ''
    ? message
    : scheduledNews.instead(message, typeof found === 'number' ? found.toLocaleString('es-AR') : `"${found}"`)

/** Writes into the history that a change failed, or in part, and why. */
export async function noteProblems(
  transaction: Transaction<Database>,
  { scheduled, made, now }: { readonly scheduled: Scheduled; readonly made: Made; readonly now: Date },
): Promise<number | undefined> {
  if (made.problems.length === 0) return undefined
  const moment = momentOfWall(scheduled)
  const summary = made.result.ok ? scheduledNews.madePartly(moment) : scheduledNews.notMade(moment)
  const sentences = [gistOf(scheduled), ...made.problems.map(reasonOf)]
  return note(transaction, { scheduled, summary, sentences, now })
}

type Touched = {
  readonly scheduled: Scheduled
  readonly staffUserId: string
  readonly now: Date
}

/** Writes into the history that a person canceled a change. */
export const noteCanceled = (
  transaction: Transaction<Database>,
  { scheduled, ...by }: Touched,
): Promise<number | undefined> => {
  const { companyId, branchKey, operations } = scheduled
  const sentences = [scheduledNews.canceled(momentOfWall(scheduled), gistOf(scheduled))]
  return noteChange(transaction, { companyId, branchKey, ...by, sentences, toldTo: readersOf(operations) })
}

/** Writes into the history that a person edited or moved a change. */
export const noteEdited = (
  transaction: Transaction<Database>,
  { scheduled, after, ...by }: Touched & { readonly after: Gist & Pick<Scheduled, 'operations'> },
): Promise<number | undefined> => {
  const { companyId, branchKey } = scheduled
  const toldTo = readersOf([...scheduled.operations, ...after.operations])
  const [from, to] = [momentOfWall(scheduled), momentOfWall(after)]
  const gist = gistOf(after)
  const isMoved = scheduled.wall !== after.wall
  const sentence = isMoved ? scheduledNews.moved(from, to, gist) : scheduledNews.edited(from, gist)
  return noteChange(transaction, { companyId, branchKey, ...by, sentences: [sentence], toldTo })
}

/** Returns the waiting changes that will not fit any more once one of them is made. */
export async function stoppedBy(
  transaction: Transaction<Database>,
  scheduled: Scheduled,
): Promise<readonly Scheduled[]> {
  const waiting = await loadWaiting(transaction, scheduled.branchId)
  const later = relatedTo(scheduled, waiting).filter(({ id }) => id !== scheduled.id)
  if (later.length === 0) return []
  const places = [scheduled, ...later].flatMap(({ operations }) => operations.map(({ place }) => place))
  const document = await readAround(transaction, { companyKey: scheduled.companyKey, places })
  const foreseen = foresee(document, [scheduled, ...later])
  return later.filter(({ id }) => foreseen.get(id)?.some(({ by }) => by === scheduled.id))
}

/** Writes into the history which changes fit no more after one. */
export async function noteStopped(
  transaction: Transaction<Database>,
  {
    by,
    stopped,
    now,
  }: { readonly by: Scheduled; readonly stopped: readonly Scheduled[]; readonly now: Date },
): Promise<number | undefined> {
  let number: number | undefined
  for (const scheduled of stopped)
    number = await note(transaction, {
      scheduled,
      summary: scheduledNews.stopped(momentOfWall(scheduled), gistOf(scheduled)),
      sentences: [gistOf(by)],
      now,
    })
  return number
}
