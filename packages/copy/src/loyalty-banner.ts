import { you } from './you.ts'

/**
 * The line of the menu about a programme, apart from all else that is said of it: a menu's first
 * view carries it. Source: 000 §2 Menu page.
 */
export const loyaltyBannerCopy = {
  /** Points that an order gives; without a percentage, only that there is a programme. */
  banner: (percentage: number) =>
    percentage > 0
      ? you`{Sumas} ${String(percentage).replace('.', ',')}% en puntos con cada pedido.`
      : 'Este local tiene programa de puntos.',
} as const
