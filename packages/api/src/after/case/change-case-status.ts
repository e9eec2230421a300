import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { announceToBoard } from '../../ground/realtime/announce.ts'
import { advanceCase, hasCase } from './case-store.ts'

/** Takes or closes a case; of two people at once one succeeds, and the other gets a conflict. */
export const changeCaseStatus: Handler<'changeCaseStatus'> = async (api, { params, body, staff }) => {
  const theirs = { id: params.id, contactIds: staff.branchContactIds }
  const change = { ...theirs, action: body.action, staffUserId: staff.id, now: api.now() }
  const changed = await advanceCase(api.database, change)
  if (!changed) return no((await hasCase(api.database, theirs)) ? 'case-already-changed' : 'case-not-found')
  const { contactId, ...info } = changed
  const { id, code, status } = info.order
  announceToBoard(api, contactId, { id, code, status })
  return yes(info)
}
