import {
  listRevisions as readRevisions,
  type Revision,
  type RevisionFilter,
  type RevisionsWanted,
} from '@mostrador/tenant/history/list-revisions'
import { isOver } from '@mostrador/tenant/mark/mark-state'
import type { Database } from '@mostrador/database/rows'
import { PERMISSIONS } from '@mostrador/domain/permission/permission'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import type { Kysely } from 'kysely'
import { yes, type Call, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
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

/**
 * Returns a page of revisions as the caller may see them. Matches in hidden sentences are left out,
 * and not counted: the page of a search may be short, or empty, before the end.
 */
async function readTold({ database, at, wanted, mayDo }: Told): Promise<Page> {
  const has = readsNews(at)
  const text = wanted.filter?.text
  const heldAt = (key: string) => PERMISSIONS.filter((one) => has(one, { branchKeys: [key] }))
  const held = { here: heldAt(at.place.branchKey), company: heldAt('') }
  const filter = { ...wanted.filter, held }
  const told: Revision[] = []
  let { before } = wanted
  let asked = 0
  for (const most of ROUNDS) {
    asked += most
    // A spent share ends the page here, and the next call goes on.
    if (!(await mayDo(asked))) break
    const read = await readRevisions(database, { ...wanted, filter, before, most })
    const mayRead = await mayReadPlaces(
      { database },
      at,
      read.flatMap(({ steps }) => steps.places),
    )
    const reading = { mayRead, has }
    const found = text ? read.filter((one) => saysWords(one, reading, text)) : read
    told.push(...found.map((one) => toldTo(one, reading)))
    const revisions = told.slice(0, PAGE)
    if (told.length > PAGE) return { revisions, before: revisions.at(-1)?.number ?? null }
    if (read.length < most) return { revisions, before: null }
    before = read.at(-1)?.number
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
