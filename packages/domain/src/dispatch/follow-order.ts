import type { OrderAction } from '../order/order-status.ts'
import { mayMove } from '../shipment/shipment-states.ts'
import type { ShipmentActor, ShipmentStatus } from '../shipment/shipment-status.ts'

/** Side that wishes an order to end: the shop, or the diner, whose wish the shop enters. */
export const CANCEL_WISHES = ['SHOP', 'CUSTOMER'] as const

export type CancelWish = (typeof CANCEL_WISHES)[number]

/**
 * Party that changes an order: staff, by the wish of one side where it is canceled, or the system,
 * as where a payment is gone.
 */
export type OrderChanger = CancelWish | 'SYSTEM'

/** Party in whose name a shipment moves with its order. */
export const FOLLOWS_AS: Readonly<Record<OrderChanger, ShipmentActor>> = {
  SHOP: 'STAFF',
  CUSTOMER: 'DINER',
  SYSTEM: 'SYSTEM',
}

const CANCELED_AS = {
  SHOP: 'STORE_CANCELED',
  CUSTOMER: 'CUSTOMER_CANCELED',
  SYSTEM: 'CANCELED',
} as const satisfies Record<OrderChanger, ShipmentStatus>

/**
 * Returns the states to which a shipment goes with its order; the first that its state allows
 * counts.
 */
function wanted(status: ShipmentStatus, action: OrderAction, by: OrderChanger): readonly ShipmentStatus[] {
  if (action === 'cancel') return [CANCELED_AS[by]]
  // The shipment of an order that staff handed over without a rider is cancelled.
  if (action === 'deliver') return ['DELIVERED', 'STORE_CANCELED']
  // Food that is ready waits for a rider now, also before its hour; a stack that is being put
  // together waits for the rest.
  if (action === 'ready' && status === 'PENDING') return ['LOOKING_FOR_DRIVER']
  // Stryker disable next-line ArrayDeclaration: no shipment moves to a state that there is not.
  return []
}

/**
 * Returns the next state of a shipment when its order changes, by the one table of its states;
 * null where it stays. Source: docs/decisions/014 and 035.
 */
export function followOrder(
  status: ShipmentStatus,
  action: OrderAction,
  by: OrderChanger,
): ShipmentStatus | null {
  // Stryker disable next-line BooleanLiteral: it matters to RETURNED alone, where no order brings its shipment.
  const facts = { status, returnShipment: false }
  return wanted(status, action, by).find((to) => mayMove(facts, to, FOLLOWS_AS[by])) ?? null
}
