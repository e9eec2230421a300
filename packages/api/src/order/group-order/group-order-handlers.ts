import { bringToGroupOrder } from './bring-to-group-order.ts'
import { closeGroupOrder } from './close-group-order.ts'
import { getGroupOrder } from './get-group-order.ts'
import { openGroupOrder } from './open-group-order.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const groupOrderHandlers = {
  bringToGroupOrder,
  closeGroupOrder,
  getGroupOrder,
  openGroupOrder,
}
