import { isOfDays } from '../sales/finished-store.ts'
import { countCases } from '../case/case-store.ts'
import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { listOpenOrders } from './board-store.ts'
import { listFinishedOrders } from './finished-store.ts'

/**
 * The orders of a branch contact, of those that this member of staff may see, and how many cases it
 * has.
 */
export const listBoard: Handler<'listBoard'> = async ({ database, now }, { params, query, staff }) => {
  if (query.scope === 'finished') {
    const { before, search } = query
    const { orders, next } = await listFinishedOrders(database, {
      contactId: params.id,
      before,
      isOfDays: query.days && isOfDays({ contactId: params.id, days: Number(query.days), now: now() }),
      search,
      staff,
    })
    return yes({ orders, stopped: [], next, more: next !== null, cases: null })
  }
  const open = await listOpenOrders(database, { contactId: params.id, staff, now: now() })
  return yes({ ...open, next: null, cases: await countCases(database, params.id) })
}
