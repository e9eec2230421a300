import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { refuseToShow } from './seen-by.ts'
import { findStack, stackInfo, stackStatus } from './stack-store.ts'

/** Returns the rider’s stack, or a free one. Two queries. Source: 001 §7. */
export const getShipmentStack: Handler<'getShipmentStack'> = async ({ database }, { params, rider }) => {
  const stack = await findStack(database, rider, params.id)
  if (!stack) return no('shipment-not-found')
  return refuseToShow({ status: stackStatus(stack), riderId: stack.riderId }, rider) ?? yes(stackInfo(stack))
}
