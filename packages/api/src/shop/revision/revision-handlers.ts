import { revisionCopy } from '@mostrador/copy/revision'
import { changeTenant } from '@mostrador/tenant/document/change-tenant'
import { undoRevision as undo } from '@mostrador/tenant/history/undo-revision'
import { needsOfReading, type PermissionNeed } from '@mostrador/domain/permission/change-needs'
import { OWN_FIELDS, readDocument } from '@mostrador/tenant/document/read-document'
import { lastChangeAt } from '@mostrador/tenant/history/last-change'
import { getTakenBack } from './get-taken-back.ts'
import { listRevisions } from './list-revisions.ts'
import { changeDocument } from './change-document.ts'
import { yes, type Handler, no } from '../../ground/http/handler.ts'
import { READ_AS_A_STEP } from '../../ground/rate-limit/work.ts'
import { mayReadPlaces, mayAskAbout } from './may-read-places.ts'
import { differenceOf, findRestoring } from './restoring.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { answerChange } from './answer-change.ts'
import { stepsOfRevision } from './steps-of-revision.ts'
import { tenantWorld } from './tenant-world.ts'
import { placeOfBranch, inTenant } from './branch-place.ts'
import { maySeeChanges } from './may-see-changes.ts'
import { countTouched } from './touched-store.ts'
import { reasonsOf } from '../../people/permission/denied-response.ts'
import { authorName } from './author-name.ts'

const MOST_SENTENCES = 50

/** Returns the changes that restoring a thing's earlier state would make. */
const getPastState: Handler<'getPastState'> = async (api, { params, query, staff, call }) => {
  const { database } = api
  const mayRead = (steps: number) => call.mayDo(steps, 'READ')
  const found = await findRestoring(database, { ...params, place: query.place, staff, mayRead })
  if (!found.ok) return found
  const { name, operations } = found.restoring
  const places = operations.map((one) => one.place)
  const isRead = await mayReadPlaces({ database }, { place: found.place, staff }, places)
  const seen = found.restoring.sentences.filter((_, at) => isRead(places[at] ?? []))
  const hidden = operations.length - seen.length
  const sentences = hidden > 0 ? [...seen, revisionCopy.notSeen(hidden)] : seen
  return yes({
    name,
    sentences: sentences.slice(0, MOST_SENTENCES),
    count: sentences.length,
    difference: differenceOf(api, operations),
  })
}

/**
 * Restores an earlier state of a thing as one change, if it is the difference that was seen. A
 * change by others in between is a conflict at its field.
 */
const restoreState: Handler<'restoreState'> = async (api, { params, body, staff, call }) => {
  const weightOf = (steps: number) => Math.ceil(steps / READ_AS_A_STEP)
  const mayRead = (steps: number) => call.mayDo(weightOf(steps), 'READ')
  const found = await findRestoring(api.database, { ...params, place: body.place, staff, mayRead })
  if (!found.ok) return found
  const { operations, name } = found.restoring
  if (differenceOf(api, operations) !== body.difference) return no('changed-meanwhile', [])
  if (operations.length === 0) return yes({ revision: null })
  if (!(await call.mayDo(weightOf(found.read) + operations.length))) return no('work-share-spent')
  const { companyKey } = found.place
  const change = {
    companyKey,
    operations,
    author: {
      door: 'CONSOLE' as const,
      staffUserId: staff.id,
      summary: () => revisionCopy.restored(name, params.number),
    },
    lacks: lacksOf(staff, companyKey),
  }
  return answerChange(api, found.place, await changeTenant(change, tenantWorld(api)))
}

/**
 * Undoes a change of this branch alone, or of its company alone, as a change of its own; callers
 * who just mark things as sold out undo their own marks.
 */
const undoRevision: Handler<'undoRevision'> = async (api, { params, staff, call }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const seen = await maySeeChanges(api.database, { place: found.place, staff })
  if (!seen.ok) return seen
  const { companyId, companyKey, branchKey } = found.place
  const steps = await stepsOfRevision(api.database, { companyId, number: params.number })
  if (!(await call.mayDo(steps))) return no('work-share-spent')
  const undoing = {
    companyKey,
    number: params.number,
    staffUserId: staff.id,
    branchKeys: [branchKey],
    ownMark: seen.marksOf !== undefined,
    lacks: lacksOf(staff, companyKey),
  }
  const result = await undo(undoing, tenantWorld(api))
  if (!result) return no('revision-not-found')
  return 'condensed' in result ? no('revision-condensed') : answerChange(api, found.place, result)
}

/** Counts the carts and orders that a change of places meets. */
const getTouched: Handler<'getTouched'> = async ({ database, now }, { params, query }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  return yes(await countTouched(database, params.id, { places: query.place, now: now() }))
}

/** Returns a part of a branch's document, with its pictures. */
const getDocument: Handler<'getDocument'> = async ({ database }, { params, query, staff }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyId, companyKey, branchKey } = found.place
  const place = inTenant(branchKey, query.place ?? [])
  const ownOnly = query.fields === 'own'
  const needs = ownOnly ? needsOfOwn(place) : needsOfReading(place)
  const lacking = await lacksOf(staff, companyKey)(database, needs)
  // The whole branch is for those who may change all of it, a part for those who may change any.
  const enough = query.place || ownOnly ? 1 : needs.length
  if (needs.length - lacking.length < Math.min(enough, needs.length))
    return no('permission-missing', await reasonsOf(database, companyId, lacking))
  const part = await readDocument(database, { companyKey, place, ...(ownOnly && { ownOnly }) })
  if (part.value === undefined) return no('place-not-found')
  const pictures = part.pictures.map(({ source, sha256, color }) => [
    source,
    { url: `/files/${sha256}`, color },
  ])
  return yes({ revision: part.revision, value: part.value, pictures: Object.fromEntries(pictures) })
}

/** Returns the permissions of which one is enough to read a branch's own fields. */
function needsOfOwn(branch: readonly string[]): readonly PermissionNeed[] {
  const needs = OWN_FIELDS.flatMap((field) => needsOfReading([...branch, field]))
  const each = new Map(needs.map((need) => [need.permission, need]))
  each.delete('company')
  return [...each.values()]
}

/** Returns the last author at a place of a branch's document, to callers who may read it. */
const getLastChange: Handler<'getLastChange'> = async ({ database }, { params, query, staff }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyId, branchKey } = found.place
  const place = inTenant(branchKey, query.place)
  const read = await mayAskAbout({ database }, { place: found.place, staff }, place)
  if (!read.ok) return read
  const last = await lastChangeAt(database, { companyId, place })
  return yes({ by: last ? authorName(last) : null, at: last?.at.toISOString() ?? null })
}

export const revisionHandlers = {
  changeDocument,
  getDocument,
  getLastChange,
  getPastState,
  getTakenBack,
  getTouched,
  listRevisions,
  restoreState,
  undoRevision,
}
