import { yes, type Handler } from '../../ground/http/handler.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { seenBy } from './scheduled-access.ts'
import { loadListed } from './scheduled-store.ts'
import { foreseenProblems, scheduledWire } from './scheduled-wire.ts'

const DAY_MS = 24 * 60 * 60_000

/** Days for which ended changes are listed without being asked for. */
const RECENT_DAYS = 30

const SENTENCES = 5

/** Lists waiting and ended changes of a branch by time. */
export const listScheduled: Handler<'listScheduled'> = async (api, { params, query, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const now = api.now().getTime()
  const within = {
    from: new Date(query.from ?? now - RECENT_DAYS * DAY_MS),
    until: new Date(query.until ?? now + DAY_MS),
  }
  const all = await loadListed(api.database, params.id, within)
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
