import { isInHand } from '@mostrador/domain/shipment/shipment-states'
import type { Delivery } from './delivery.ts'
import type { DeliveryList, KeptDeliveries } from './kept-deliveries.ts'
import { withPending, type PendingStep } from './pending-steps.ts'

/**
 * Joins the server's last list with later news of each delivery and with the pending steps. A
 * finished delivery stays until the server knows it; a taken one is not free. Undefined before the
 * first list. Source: docs/decisions/149.
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
