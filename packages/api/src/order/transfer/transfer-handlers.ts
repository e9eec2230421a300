import { transferNews } from '@mostrador/copy/transfer-news'
import { isUnpaid } from '@mostrador/domain/order/order-status'
import { importMovements } from './import-movements.ts'
import { listTransfers, answerTransfers } from './list-transfers.ts'
import { settleMovement } from './settle-movement.ts'
import { no, type Handler, yes } from '../../ground/http/handler.ts'
import { lockTransfer, markPaid, waits, markReturned, keepSaid } from './transfer-store.ts'
import { onTransfers } from './transfer-work.ts'
import { cellsOfSheet } from '../../ground/spreadsheet/read-sheet.ts'
import { companyOfCall } from '../../people/permission/company-of-call.ts'
import { askerOf, loadFollowUp } from '../order/follow-up-store.ts'
import { openByCode } from '../order/open-by-code.ts'
import { announceToBoard } from '../../ground/realtime/announce.ts'

/**
 * Takes a person's word that an order's transfer is there: the order goes to the kitchen like one
 * paid online, and the history names the person. The reason stays with the transfer, and goes when
 * the diner is erased.
 */
const confirmTransfer: Handler<'confirmTransfer'> = async (api, { params, body, staff }) => {
  const done = await onTransfers(api, params.id, async ({ tx, place, now, newId, tell, note }) => {
    const sought = { orderId: params.orderId, branchId: place.branchId, contactIds: [params.id] }
    const order = await lockTransfer(tx, sought)
    if (!order) return 'transfer-not-found'
    if (!waits(order)) return 'transfer-changed'
    await markPaid(tx, order, { staffUserId: staff.id, reason: body.reason, pushJobId: newId(), now })
    await note(transferNews.confirmed(order.number), staff.id)
    tell(order.id)
    return 'done'
  })
  if (done === undefined) return no('branch-contact-not-found')
  return done === 'done' ? answerTransfers(api, { contactId: params.id, staff }) : no(done)
}

/** Reads the cells of a bank's list, which the console turns into movements; keeps nothing. */
const readBankSheet: Handler<'readBankSheet'> = async (api, { body, query, params, staff }) => {
  const companyId = companyOfCall(staff, params.id) ?? params.id
  const read = await cellsOfSheet(api, { companyId, file: body, wanted: query.sheet })
  if ('ok' in read) return read
  return yes({ cells: read.cells, sheet: read.sheet, sheets: read.sheets })
}

/** Takes a person's word that a canceled order's money was sent back; its diner reads that. */
const returnTransfer: Handler<'returnTransfer'> = async (api, { params, staff }) => {
  const done = await onTransfers(api, params.id, async ({ tx, place, now, tell, note }) => {
    const sought = { orderId: params.orderId, branchId: place.branchId, contactIds: [params.id] }
    const order = await lockTransfer(tx, sought)
    if (!order) return 'transfer-not-found'
    if (!(await markReturned(tx, order, { staffUserId: staff.id, now }))) return 'transfer-changed'
    await note(transferNews.returned(order.number), staff.id)
    tell(order.id)
    return 'done'
  })
  if (done === undefined) return no('branch-contact-not-found')
  return done === 'done' ? yes(null) : no(done)
}

/**
 * Takes a diner's word that the transfer was sent, which the shop's list shows; nothing else
 * changes. Any holder of the link may say so, since another person may pay.
 */
const sayTransferred: Handler<'sayTransferred'> = async (api, { params, body, call }) => {
  const [alias, asker] = [params.alias.toLowerCase(), askerOf(api, call.headers)]
  const look = (code: string) => loadFollowUp(api.database, { code, alias, asker })
  const order = await openByCode(api, { text: params.code, call }, look)
  if (typeof order === 'string') return no(order)
  if (!order.transfer) return no('transfer-not-found')
  if (!isUnpaid(order)) return yes(order)
  if (!(await api.rateLimiter.take('say-transferred', order.id))) return no('too-many-requests')
  const said = { orderId: order.id, receipt: body.receipt, now: api.now() }
  if (await keepSaid(api.database, said))
    announceToBoard(api, order.branchContact.id, { id: order.id, status: order.status })
  return yes((await look(order.code)) ?? order)
}

/** Handlers of orders paid by transfer, and of bank movements. */
export const transferHandlers = {
  confirmTransfer,
  importMovements,
  listTransfers,
  readBankSheet,
  returnTransfer,
  sayTransferred,
  settleMovement,
}
