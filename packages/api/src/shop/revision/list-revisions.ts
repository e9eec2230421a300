import {
  findRevisions,
  listRevisions as readRevisions,
  reachOfSearch,
  type FoundRevision,
  type Revision,
  type RevisionFilter,
  type RevisionsWanted,
} from '@mostrador/tenant/history/list-revisions'
import { isOver } from '@mostrador/tenant/mark/mark-state'
import type { Database } from '@mostrador/database/rows'
import { PERMISSIONS } from '@mostrador/domain/permission/permission'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import type { Kysely } from 'kysely'
import { no, yes, type Call, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { authorName } from './author-name.ts'
import { placeOfBranch } from './branch-place.ts'
import type { AtBranch } from './may-make.ts'
import { mayReadPlaces } from './may-read-places.ts'
import { saysWords, toldTo } from './told-to.ts'
import { may } from '../../people/permission/may.ts'
import { maySeeChanges, readsNews } from './may-see-changes.ts'
import { listAuthors } from './history-store.ts'

const PAGE = 20

const SENTENCES = 5

/**
 * The most revisions that each round of a search reads; a page that is not full then goes on with
 * the next call, so that no call is long.
 */
const ROUNDS = [PAGE + 1, 500]

/** The most sentences, or one change that has more, that a page reads: it ends with them. */
const MOST_STEPS = 40_000

/** The most changes, and sentences, that one call of a search looks into. */
const LOOK = { changes: 20_000, sentences: 100_000 }

/** Sentences that the cost of a search counts already; of the others so many weigh as a step. */
const COUNTED_LOOKS = 40_000
const LOOKS_OF_A_STEP = 4

/** Steps that each change weighs as which a search finds. */
const STEPS_OF_A_FIND = 15

/** Returns the filter of a query, with places below the branch. */
function filterOf(
  { door, by, from, until, place, text }: HandlerInput<'listRevisions'>['query'],
  branchKey: string,
): RevisionFilter {
  return {
    door,
    text,
    by,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
    place: place && ['branches', branchKey, ...place],
  }
}

const isOfOne = (branchKeys: readonly string[], key: string): boolean =>
  branchKeys.every((one) => one === key)

/** Returns a revision as answered, and whether the caller may undo it. */
function onWire(told: Revision, undoable: boolean) {
  const { steps: _steps, readers: _readers, branchKeys: _keys, hasSteps: _has, ...revision } = told
  const { author, apiKey, mark, ...rest } = revision
  return {
    ...rest,
    at: rest.at.toISOString(),
    scheduledAt: rest.scheduledAt?.toISOString() ?? null,
    by: authorName({ author, apiKey }),
    undoable,
    isMark: mark !== null,
    sentences: [...rest.sentences],
  }
}

type Told = {
  readonly mayDo: Call['mayDo']
  readonly database: Kysely<Database>
  readonly at: AtBranch
  readonly wanted: Omit<RevisionsWanted, 'most'>
}

type Page = {
  readonly revisions: readonly Revision[]
  /** Number below which the next page begins; null on the last page. */
  readonly before: number | null
}

/** Returns the found revisions that a page may read: of the steps that are left, or one change. */
function within(found: readonly FoundRevision[], left: number): readonly FoundRevision[] {
  let steps = 0
  const end = found.findIndex((one, at) => (steps += one.steps) > left && at > 0)
  return end < 0 ? found : found.slice(0, end)
}

const stepsIn = (found: readonly FoundRevision[]): number => found.reduce((sum, { steps }) => sum + steps, 0)

type Wanted = Told['wanted'] & { readonly filter: RevisionFilter }

/** Reads found revisions as the caller may see them; of a search those that say its words there. */
async function readFound(
  { database, at }: Pick<Told, 'database' | 'at'>,
  wanted: Wanted,
  found: readonly FoundRevision[],
): Promise<readonly Revision[]> {
  if (found.length === 0) return []
  // Their words were found already.
  const { text, ...filter } = wanted.filter
  const numbers = found.map(({ number }) => number)
  const read = await readRevisions(database, { ...wanted, filter, numbers, most: numbers.length })
  const mayRead = await mayReadPlaces(
    { database },
    at,
    read.flatMap(({ steps }) => steps.places),
  )
  const reading = { mayRead, has: readsNews(at) }
  const said = text ? read.filter((one) => saysWords(one, reading, text)) : read
  return said.map((one) => toldTo(one, reading))
}

const ALL = { downTo: 1, looks: 0, isCut: false }

/**
 * Returns a page of revisions as the caller may see them; undefined where the share is spent before
 * anything was read. Matches in hidden sentences are left out, and not counted. The page may be
 * short, or empty, before the end: of a search, and of changes of very many steps.
 */
async function readTold({ database, at, wanted: asked, mayDo }: Told): Promise<Page | undefined> {
  const has = readsNews(at)
  const heldAt = (key: string) => PERMISSIONS.filter((one) => has(one, { branchKeys: [key] }))
  const held = { here: heldAt(at.place.branchKey), company: heldAt('') }
  const wanted = { ...asked, filter: { ...asked.filter, held } }
  const { text } = wanted.filter
  const { downTo, looks, isCut } = text
    ? await reachOfSearch(database, { ...wanted, most: LOOK.changes }, LOOK.sentences)
    : ALL
  let weight = Math.ceil(Math.max(0, looks - COUNTED_LOOKS) / LOOKS_OF_A_STEP)
  if (!(await mayDo(weight, 'READ'))) return undefined
  const told: Revision[] = []
  let { before } = wanted
  let left = MOST_STEPS
  for (const most of ROUNDS) {
    const found = await findRevisions(database, { ...wanted, before, most, downTo })
    const next = within(found, left)
    left -= stepsIn(next)
    weight += stepsIn(next) + (text ? next.length * STEPS_OF_A_FIND : 0)
    // A spent share ends the page here, and the next call goes on.
    if (!(await mayDo(weight, 'READ')))
      return before === asked.before ? undefined : { revisions: told, before: before ?? null }
    told.push(...(await readFound({ database, at }, { ...wanted, before }, next)))
    const revisions = told.slice(0, PAGE)
    if (told.length > PAGE) return { revisions, before: revisions.at(-1)?.number ?? null }
    if (next.length === found.length && found.length < most)
      return { revisions, before: isCut ? downTo : null }
    before = next.at(-1)?.number
    if (next.length < found.length) break
  }
  return { revisions: told, before: before ?? null }
}

/** Whether the caller may read the place whose history is asked for, if any. */
async function readsPlace(database: Kysely<Database>, at: AtBranch, place: DocumentPlace | undefined) {
  if (!place) return true
  const mayRead = await mayReadPlaces({ database }, at, [place])
  return mayRead(place)
}

/**
 * Lists the changes of a branch and its company, newest first; only their own marks for callers
 * who just mark things as sold out. A place that the caller may not read has none, since a change
 * there would tell of it.
 */
export const listRevisions: Handler<'listRevisions'> = async (
  { database, now },
  { params, query, staff, call: { mayDo } },
) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const at = { place: found.place, staff }
  const seen = await maySeeChanges(database, at)
  if (!seen.ok) return seen
  const { companyId, branchKey } = found.place
  const filter = { ...filterOf(query, branchKey), marksOf: seen.marksOf }
  const wanted = {
    companyId,
    before: query.before,
    sentences: SENTENCES,
    branchKeys: [branchKey, ''],
    filter,
  }
  // Marks are shown to their author alone, at any place.
  const isRead = seen.marksOf !== undefined || (await readsPlace(database, at, filter.place))
  const page = isRead ? await readTold({ database, at, wanted, mayDo }) : { revisions: [], before: null }
  if (!page) return no('work-share-spent')
  // Changes of other branches too, such as the founding, cannot be undone from here.
  const mayChangeCompany = may(staff, 'company', { company: companyId })
  const revisions = page.revisions.map((revision) => {
    const { branchKeys, condenses, hasSteps, mark } = revision
    const isTheirs = isOfOne(branchKeys, branchKey) || (isOfOne(branchKeys, '') && mayChangeCompany)
    return onWire(revision, condenses === null && hasSteps && isTheirs && !(mark && isOver(mark, now())))
  })
  const authors = seen.marksOf === undefined ? await listAuthors(database, { companyId, branchKey }) : []
  const { before } = page
  return yes({ revisions, more: before !== null, before, authors })
}
