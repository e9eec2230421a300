import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import type { DeliveryInfoNow } from './use-delivery-info.ts'

/**
 * Whether one knows what delivery costs. Where zones decide, the mode has only the lowest of their
 * fees, which is nobody's until the diner's zone is known. Source: 000 §2 Checkout, Delivery block.
 */
export const isFeeKnown = ({
  mode,
  delivery,
}: {
  readonly mode: Pick<OrderModeInfo, 'type' | 'hasZones'>
  readonly delivery: Pick<DeliveryInfoNow, 'terms'>
}): boolean => !mode.hasZones || delivery.terms !== null

/** The terms without a fee, for a ticket whose delivery is still to be calculated. */
export const withoutFee = (terms: DeliveryTerms): DeliveryTerms => ({
  ...terms,
  card: 0,
  cash: terms.cash === null ? null : 0,
})
