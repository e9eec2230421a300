import { type Handler, no, yes } from '../http/handler.ts'
import { listFinishedOrders, listOpenOrders } from './board-store.ts'

/** The orders of a branch contact, of those that this member of staff may see. */
export const listBoard: Handler<'listBoard'> = async ({ database }, { params, query, staff }) => {
  if (!staff.branchContactIds.includes(params.id)) return no('branch-contact-not-found')
  if (query.scope === 'open') return yes(await listOpenOrders(database, params.id))
  return yes(await listFinishedOrders(database, { contactId: params.id, before: query.before }))
}
