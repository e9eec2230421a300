import { isOfDays } from '../sales/finished-store.ts'
import { countCases } from '../case/case-store.ts'
import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { contactsWhere } from '../permission/may.ts'
import { countOwed } from '../transfer/local-transfers.ts'
import { listOpenOrders } from './board-store.ts'
import { listFinishedOrders } from './finished-store.ts'

/**
 * The orders of a branch contact, of those that this member of staff may see, how many cases it
 * has, and how many transfers it has to send back.
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
    return yes({ orders, stopped: [], next, more: next !== null, cases: null, owedTransfers: 0 })
  }
  const open = await listOpenOrders(database, { contactId: params.id, staff, now: now() })
  const mayConfirm = contactsWhere(staff, ['orders.paid']).includes(params.id)
  const [cases, owedTransfers] = await Promise.all([
    countCases(database, params.id),
    mayConfirm ? countOwed(database, params.id) : 0,
  ])
  return yes({ ...open, next: null, cases, owedTransfers })
}
