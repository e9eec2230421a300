import { CANCEL_REASONS } from '@mostrador/copy/console'
import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'

/**
 * Returns who wished a cancellation, by its reason; a typed one, and none, is the shop's. Source:
 * docs/decisions/035.
 */
export const wishOf = (choice: string | null): CancelWish =>
  CANCEL_REASONS.find(({ reason }) => reason === choice)?.wish ?? 'SHOP'

/** Returns the usual reasons for an order's mode; riders, for example, only concern deliveries. */
export const reasonsFor = (type: OrderModeType): readonly string[] =>
  CANCEL_REASONS.filter(({ of }) => of === undefined || of === type).map(({ reason }) => reason)
