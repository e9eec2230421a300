import type { OrderModeType } from '../order-mode/order-mode-type.ts'
import type { PromotionalBanner } from './read-commands.ts'

/**
 * Returns the texts above the header in an order mode; before one is chosen, those of ALL. Source:
 * 000 §2 Branch header.
 */
export const bannersOf = (
  banners: readonly PromotionalBanner[],
  mode: OrderModeType | undefined,
): readonly string[] =>
  banners
    .filter(({ orderModeType }) => orderModeType === 'ALL' || orderModeType === mode)
    .map(({ text }) => text)
