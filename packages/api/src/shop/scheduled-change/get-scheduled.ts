import { loadWaiting, findScheduled } from './scheduled-store.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { inBranch } from './make-scheduled.ts'
import { seenBy } from './scheduled-access.ts'
import { foreseenProblems, scheduledWire } from './scheduled-wire.ts'

/** Returns a scheduled change with all its steps. */
export const getScheduled: Handler<'getScheduled'> = async (api, { params, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const id = { branchId: params.id, id: params.changeId }
  const scheduled = await findScheduled(api.database, id)
  const [seen] = scheduled ? await seenBy(api, { place: found.place, staff }, [scheduled]) : []
  if (!seen) return no('scheduled-not-found')
  const waiting = seen.state === 'WAITING' ? await loadWaiting(api.database, params.id) : []
  const foreseen = await foreseenProblems(api.database, found.place.companyKey, waiting)
  const problems = foreseen.get(seen.id) ?? seen.problems
  return yes({
    ...scheduledWire(seen, { problems, most: seen.sentences.length }),
    operations: inBranch(seen.operations).map((one) => ({ ...one, place: [...one.place] })),
    rule: seen.rule,
  })
}
