import { useRemembered } from '../layout/remembered.ts'
import { useIsWideDesk } from '../layout/use-is-wide.ts'

/**
 * How the cards of the board are drawn, the smallest first: many on a desk, or so large that they
 * are read from some metres away.
 */
export const DENSITIES = ['dense', 'regular', 'large'] as const
export type Density = (typeof DENSITIES)[number]

/** How the cards are drawn on this device: as was chosen there, else dense on a wide desk. */
export function useDensity(): Density {
  const isDesk = useIsWideDesk()
  const chosen = useRemembered('density')
  return DENSITIES.find((one) => one === chosen) ?? (isDesk ? 'dense' : 'regular')
}
