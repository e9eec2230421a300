import { useRemembered } from '../layout/remembered.ts'
import { useIsWideDesk } from '../layout/use-is-wide.ts'

/** Sizes of the board's cards, smallest first: from many on a desk to legible from metres away. */
export const DENSITIES = ['dense', 'regular', 'large'] as const
export type Density = (typeof DENSITIES)[number]

/** Returns this device's card size: the chosen one, else dense on a wide desk. */
export function useDensity(): Density {
  const isDesk = useIsWideDesk()
  const chosen = useRemembered('density')
  return DENSITIES.find((one) => one === chosen) ?? (isDesk ? 'dense' : 'regular')
}
