import { CANCEL_REASONS } from '@mostrador/copy/console'
import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'
import type { OrderModeType } from '@mostrador/domain/order-mode/order-mode-type'

/**
 * Returns who wished a cancellation, by its reason; a typed one, and none, is the shop's. Source:
 * docs/decisions/035.
 */
export const wishOf = (choice: string | null): CancelWish =>
  CANCEL_REASONS.find(({ reason }) => reason === choice)?.wish ?? 'SHOP'

/** The usual reasons for an order of this mode: nobody was missing a rider at a table. */
export const reasonsFor = (type: OrderModeType): readonly string[] =>
  CANCEL_REASONS.filter(({ of }) => of === undefined || of === type).map(({ reason }) => reason)
