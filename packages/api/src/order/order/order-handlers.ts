import { cancelOrder } from './cancel-order.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { delayOrder } from './delay-order.ts'
import { listBoard } from './list-board.ts'
import { listOrders } from './list-orders.ts'
import { placeOrder } from './place-order.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findConsoleOrder } from './board-store.ts'
import { askerOf, loadFollowUp } from './follow-up-store.ts'
import { openByCode } from './open-by-code.ts'

const getConsoleOrder: Handler<'getConsoleOrder'> = async ({ database }, { params, staff }) => {
  const order = await findConsoleOrder(database, { id: params.id, staff })
  return order ? yes(order) : no('order-not-found')
}

/**
 * Returns an order, for a caller with its link. Malformed, unknown and foreign codes are answered
 * alike after the same query, so that a guess learns nothing. Source: 001 §7.
 */
const getOrder: Handler<'getOrder'> = async (api, { params, call }) => {
  const order = await openByCode(api, { text: params.code, call }, (code) =>
    loadFollowUp(api.database, {
      code,
      alias: params.alias.toLowerCase(),
      asker: askerOf(api, call.headers),
    }),
  )
  return typeof order === 'string' ? no(order) : yes(order)
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const orderHandlers = {
  cancelOrder,
  changeOrderStatus,
  delayOrder,
  getConsoleOrder,
  listBoard,
  getOrder,
  listOrders,
  placeOrder,
}
