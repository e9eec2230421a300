import { cancelOrder } from './cancel-order.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { delayOrder } from './delay-order.ts'
import { getConsoleOrder } from './get-console-order.ts'
import { listBoard } from './list-board.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { placeOrder } from './place-order.ts'

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
