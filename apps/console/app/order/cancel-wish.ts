import { CANCEL_REASONS } from '@mostrador/copy/console'
import type { CancelWish } from '@mostrador/domain/dispatch/follow-order'

/**
 * Whose wish a reason for a cancel is; one that was typed, and none, is the shop's. Source:
 * docs/decisions/035.
 */
export const wishOf = (choice: string | null): CancelWish =>
  CANCEL_REASONS.find(({ reason }) => reason === choice)?.wish ?? 'SHOP'
