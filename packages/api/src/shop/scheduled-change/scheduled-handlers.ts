import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import { type Handlers, no, yes, type Handler } from '../../ground/http/handler.ts'
import { changeScheduled, isGone } from './change-scheduled.ts'
import { scheduleChange } from './schedule-change.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { refusedChange } from '../revision/answer-change.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { mayMake, mayCallOff } from '../revision/may-make.ts'
import { tellChange } from '../revision/tell-change.ts'
import { makeScheduled, inBranch } from './make-scheduled.ts'
import {
  findScheduled,
  takeScheduled,
  settleScheduled,
  loadWaiting,
  loadScheduled,
} from './scheduled-store.ts'
import { findListed, sizeOfWaiting, stepsOfScheduled } from './scheduled-steps.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { noteCanceled } from './note-scheduled.ts'
import { seenBy } from './scheduled-access.ts'
import { foreseenProblems, scheduledWire } from './scheduled-wire.ts'

/**
 * Makes a waiting or failed change now, in the name of the person who asks. A misfit is refused as
 * a change of now would be, and the change stays as it was.
 */
const applyScheduled: Handler<'applyScheduled'> = async (api, { params, body, staff, call }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const { branchId, companyId, companyKey } = found.place
  const own = { branchId, id: params.changeId }
  if (!(await call.mayDo(await stepsOfScheduled(api.database, own)))) return no('work-share-spent')
  const seen = await findScheduled(api.database, own)
  if (!seen) return no('scheduled-not-found')
  const may = await mayMake(api, { place: found.place, staff }, seen.operations)
  if (!may.ok) return may
  const done = await api.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, companyKey)
    const scheduled = await takeScheduled(transaction, own)
    const refusal = isGone(scheduled, body.version)
    if (refusal || !scheduled) return { is: 'gone', refusal: refusal ?? no('scheduled-not-found') } as const
    const making = { staffUserId: staff.id, lacks: lacksOf(staff, companyKey), partly: body.partly }
    return { is: 'made', ...(await makeScheduled(transaction, api, { scheduled, making })) } as const
  })
  if (done.is === 'gone') return done.refusal
  const { result, problems } = done
  if (!result.ok) return refusedChange(api, companyId, result)
  const { revision = null, branchContactIds } = result
  await tellChange(api, { companyId, branchId, revision, branchContactIds })
  return yes({ revision, leftOut: problems.length })
}

/**
 * Cancels a waiting change, with its history, or dismisses a failed one. Of this and its time, one
 * comes first.
 */
const cancelScheduled: Handler<'cancelScheduled'> = async (api, { params, body, staff, call }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const own = { branchId: params.id, id: params.changeId }
  if (!(await call.mayDo(await stepsOfScheduled(api.database, own), 'READ'))) return no('work-share-spent')
  const seen = await findScheduled(api.database, own)
  if (!seen) return no('scheduled-not-found')
  const may = await mayCallOff(api, { place: found.place, staff }, seen.operations)
  if (!may.ok) return may
  const version = await api.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, found.place.companyKey)
    // The version that was judged, not one that a colleague made meanwhile.
    if (seen.version !== body.version) return undefined
    const now = api.now()
    const settled = await settleScheduled(transaction, { ...own, version: body.version }, now)
    if (settled !== undefined && seen.state !== 'APPLIED')
      await noteCanceled(transaction, { scheduled: seen, staffUserId: staff.id, now })
    return settled
  })
  if (version === undefined) {
    const now = await findScheduled(api.database, own)
    const isEnded = now?.state === 'CANCELED' || (now?.state === 'APPLIED' && now.settled)
    return no(isEnded ? 'scheduled-ended' : 'scheduled-changed')
  }
  await tellConsoles(api, { branchId: params.id, revision: null })
  return yes({ version })
}

/** Returns a scheduled change with all its steps. */
const getScheduled: Handler<'getScheduled'> = async (api, { params, staff, call }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const own = { branchId: params.id, id: params.changeId }
  if (!(await call.mayDo(await stepsOfScheduled(api.database, own), 'READ'))) return no('work-share-spent')
  const scheduled = await findScheduled(api.database, own)
  const [seen] = scheduled ? await seenBy(api, { place: found.place, staff }, [scheduled]) : []
  if (!seen) return no('scheduled-not-found')
  // A waiting change is judged with all that wait.
  const isWaiting = seen.state === 'WAITING'
  const size = isWaiting ? await sizeOfWaiting(api.database, { branchId: params.id }) : undefined
  if (size && !(await call.mayDo(size.steps, 'READ'))) return no('work-share-spent')
  const waiting = isWaiting ? await loadWaiting(api.database, params.id) : []
  const foreseen = await foreseenProblems(api.database, found.place.companyKey, waiting)
  const problems = foreseen.get(seen.id) ?? seen.problems
  return yes({
    ...scheduledWire(seen, { problems, most: seen.sentences.length }),
    operations: inBranch(seen.operations).map((one) => ({ ...one, place: [...one.place] })),
    rule: seen.rule,
  })
}

const DAY_MS = 24 * 60 * 60_000

/** Days for which ended changes are listed without being asked for. */
const RECENT_DAYS = 30

const SENTENCES = 5

/** Lists waiting changes of a branch, and some that ended, by time. */
const listScheduled: Handler<'listScheduled'> = async (api, { params, query, staff, call }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const now = api.now().getTime()
  const within = {
    from: new Date(query.from ?? now - RECENT_DAYS * DAY_MS),
    until: new Date(query.until ?? now + DAY_MS),
  }
  const listed = await findListed(api.database, params.id, within)
  const steps = listed.reduce((sum, one) => sum + one.steps, 0)
  if (!(await call.mayDo(steps, 'READ'))) return no('work-share-spent')
  const ids = listed.map(({ id }) => id)
  const all = await loadScheduled(api.database, params.id, ids)
  const seen = await seenBy(api, { place: found.place, staff }, all)
  // A waiting change is judged with all that wait before it, hidden ones too.
  const waiting = all.filter(({ state }) => state === 'WAITING')
  const foreseen = await foreseenProblems(api.database, found.place.companyKey, waiting)
  return yes({
    changes: seen.map((one) =>
      scheduledWire(one, { problems: foreseen.get(one.id) ?? one.problems, most: SENTENCES }),
    ),
  })
}

export const scheduledHandlers = {
  scheduleChange,
  listScheduled,
  getScheduled,
  changeScheduled,
  cancelScheduled,
  applyScheduled,
} satisfies Partial<Handlers>
