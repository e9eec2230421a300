import { isInHand } from '@mostrador/domain/shipment/shipment-states'
import type { Delivery } from './delivery.ts'
import type { DeliveryList, KeptDeliveries } from './kept-deliveries.ts'
import { withPending, type PendingStep } from './pending-steps.ts'

/**
 * The list as the rider's own device knows it best: what the server said last, joined with what was
 * heard of each delivery since and with what was done and not sent yet. What is done stays in sight
 * until the server has heard of it; what was taken is free no more. Undefined where nothing was
 * ever told. Source: docs/decisions/149.
 */
export function joinedList(
  { list, hands }: KeptDeliveries,
  pending: readonly PendingStep[],
): DeliveryList | undefined {
  const known = hands?.value ?? list?.value.inHand ?? []
  if (!list && known.length === 0) return undefined
  const isWaiting = ({ id }: Delivery): boolean => pending.some(({ deliveryId }) => deliveryId === id)
  const inHand = known
    .map((delivery) => withPending(delivery, pending))
    .filter((delivery) => delivery.shipments.some(isInHand) || isWaiting(delivery))
  const isTaken = ({ id }: Delivery): boolean => inHand.some((one) => one.id === id)
  return {
    free: (list?.value.free ?? []).filter((delivery) => !isTaken(delivery)),
    inHand,
    calledOff: list?.value.calledOff ?? [],
  }
}
