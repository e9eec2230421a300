import { countCases } from '../case/case-store.ts'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { listFinishedOrders, listOpenOrders } from './board-store.ts'

/**
 * The orders of a branch contact, of those that this member of staff may see, and how many cases it
 * has.
 */
export const listBoard: Handler<'listBoard'> = async ({ database }, { params, query, staff }) => {
  if (!staff.branchContactIds.includes(params.id)) return no('branch-contact-not-found')
  if (query.scope === 'finished') {
    const finished = await listFinishedOrders(database, {
      contactId: params.id,
      before: query.before,
      staff,
    })
    return yes({ ...finished, cases: null })
  }
  const open = await listOpenOrders(database, { contactId: params.id, staff })
  return yes({ ...open, cases: await countCases(database, params.id) })
}
