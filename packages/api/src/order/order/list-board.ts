import { isOfDays } from './of-days.ts'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { contactsWhere } from '../../people/permission/may.ts'
import { countOwed } from '../transfer/contact-transfers.ts'
import { listOpenOrders, countBeside } from './board-store.ts'
import { listFinishedOrders } from './finished-store.ts'

/** Lists a branch contact's orders for its staff, with its numbers of cases and owed transfers. */
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
  const counts = await countBeside(database, params.id, mayConfirm ? countOwed(params.id) : undefined)
  return yes({ ...open, next: null, ...counts })
}
