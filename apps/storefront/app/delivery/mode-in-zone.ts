import type { DeliveryInfo } from '@mostrador/contract/delivery/delivery-endpoints'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'

/**
 * An order mode as the zone of the diner's address has it: where that says minutes of its own they
 * are promised, and as many more as the local takes longer at the moment.
 */
export function modeInZone(mode: OrderModeInfo, info: Pick<DeliveryInfo, 'delays'> | null): OrderModeInfo {
  if (!info?.delays) return mode
  const { minDelayInMinutes, maxDelayInMinutes } = info.delays
  const extra = mode.busy?.extraMinutes ?? 0
  return {
    ...mode,
    minDelayInMinutes: minDelayInMinutes + extra,
    maxDelayInMinutes: maxDelayInMinutes + extra,
  }
}
