import { apiKeyNamed } from '@mostrador/copy/api-key'
import {
  listRevisions as readRevisions,
  type Revision,
  type RevisionFilter,
} from '@mostrador/tenant/history/list-revisions'
import { isOver } from '@mostrador/tenant/mark/mark-state'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { yes, type Handler, type HandlerInput } from '../http/handler.ts'
import { authorName } from './author-name.ts'
import { placeOfBranch } from './branch-place.ts'
import { mayReadPlaces } from './may-read-places.ts'
import { saysWords, toldTo } from './told-to.ts'
import { may } from '../permission/may.ts'
import { hasSomewhere, maySeeChanges } from './may-see-changes.ts'

const PAGE = 20
const SENTENCES = 5

/** What is asked of the revisions of a branch, where places begin below it. */
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

/** Who of the company's people, and which of its keys, ever changed something of it, by name. */
async function authorsOf(db: Kysely<Database>, companyId: string) {
  const [people, keys] = await Promise.all([peopleOf(db, companyId), keysOf(db, companyId)])
  return [...people, ...keys.map(({ id, name }) => ({ id, name: apiKeyNamed(name) }))]
}

const keysOf = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('revisions')
          .select('number')
          .where('company_id', '=', companyId)
          .whereRef('api_key_id', '=', 'api_keys.id'),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()

const peopleOf = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('staff_users')
    .select(['id', 'name'])
    .where('id', 'in', (of) =>
      of.selectFrom('staff_memberships').select('staff_user_id').where('company_id', '=', companyId),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('revisions')
          .select('number')
          .where('company_id', '=', companyId)
          .whereRef('staff_user_id', '=', 'staff_users.id'),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()

const isOfOne = (branchKeys: readonly string[], key: string): boolean =>
  branchKeys.every((one) => one === key)

/** A revision as it is answered, and whether the person who asks may take it back. */
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

/**
 * The changes of a branch, those of its company with it, newest first; for somebody who only marks
 * what is sold out, those marks.
 */
export const listRevisions: Handler<'listRevisions'> = async (
  { database, now },
  { params, query, staff },
) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const seen = await maySeeChanges(database, { place: found.place, staff })
  if (!seen.ok) return seen
  const { companyId, branchKey } = found.place
  const read = await readRevisions(database, {
    companyId,
    before: query.before,
    most: PAGE + 1,
    sentences: SENTENCES,
    branchKeys: [branchKey, ''],
    filter: { ...filterOf(query, branchKey), marksOf: seen.marksOf },
  })
  const places = read.flatMap(({ steps }) => steps.places)
  const mayRead = await mayReadPlaces({ database }, { place: found.place, staff }, places)
  const has = hasSomewhere(staff, found.place)
  // What is of other branches too, as what began the shop, is taken back by nobody from here.
  const mayChangeCompany = may(staff, 'company', { company: companyId })
  const revisions = read
    .slice(0, PAGE)
    .map((revision) => toldTo(revision, { mayRead, has }))
    .filter((told, at) => told === read[at] || !query.text || saysWords(told, query.text))
    .map((revision) => {
      const { branchKeys, condenses, hasSteps, mark } = revision
      const isTheirs = isOfOne(branchKeys, branchKey) || (isOfOne(branchKeys, '') && mayChangeCompany)
      return onWire(revision, condenses === null && hasSteps && isTheirs && !(mark && isOver(mark, now())))
    })
  const authors = seen.marksOf === undefined ? await authorsOf(database, companyId) : []
  return yes({ revisions, more: read.length > PAGE, authors })
}
