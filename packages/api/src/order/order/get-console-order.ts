import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findConsoleOrder } from './board-store.ts'

export const getConsoleOrder: Handler<'getConsoleOrder'> = async ({ database }, { params, staff }) => {
  const order = await findConsoleOrder(database, { id: params.id, staff })
  return order ? yes(order) : no('order-not-found')
}
