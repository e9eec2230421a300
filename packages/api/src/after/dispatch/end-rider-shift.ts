import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { tellEnded } from '../../people/rider/rider-team.ts'
import { endShifts, riderOf } from '../../people/rider/rider-team-store.ts'

/**
 * Ends the shift and all tokens of a rider with empty hands, who left without a word. A shipment
 * taken at this moment keeps the shift, or is not taken. Two queries.
 */
export const endRiderShift: Handler<'endRiderShift'> = async (api, { params, staff }) => {
  const isMeant = riderOf(params.id, staff.branchContactIds)
  const ended = await endShifts(api.database, { isMeant, now: api.now() })
  if (!ended) return no('rider-not-found')
  if (ended.contactId === null) return no('rider-carries')
  tellEnded(api, ended.contactId, [params.id])
  return yes({ done: true })
}
