import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import type { DeliveryInfoNow } from './use-delivery-info.ts'

/**
 * Whether the delivery fee is known. Where zones decide, the mode has only the lowest fee, which
 * is no fee of this diner. Source: 000 §2 Checkout, Delivery block.
 */
export const isFeeKnown = ({
  mode,
  delivery,
}: {
  readonly mode: Pick<OrderModeInfo, 'type' | 'hasZones'>
  readonly delivery: Pick<DeliveryInfoNow, 'terms'>
}): boolean => !mode.hasZones || delivery.terms !== null

/** Returns the terms without a fee, for a ticket whose delivery is not calculated yet. */
export const withoutFee = (terms: DeliveryTerms): DeliveryTerms => ({
  ...terms,
  card: 0,
  cash: terms.cash === null ? null : 0,
})
