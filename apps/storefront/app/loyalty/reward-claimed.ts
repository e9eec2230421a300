import { readStored, writeStored } from '@mostrador/live/stored-value'

const KEY = 'mostrador.reward-claimed'

/**
 * Keeps for the page that is loaded next how many points were credited; where nothing can be kept
 * it is not told.
 */
export const keepClaimed = (points: number): void => void writeStored('tab', KEY, String(points))

/**
 * The points that were credited before this page was loaded, once; undefined for none, and for what
 * is no number of them.
 */
export function takeClaimed(): number | undefined {
  const kept = readStored('tab', KEY) ?? ''
  writeStored('tab', KEY, null)
  return /^\d{1,12}$/.test(kept) ? Number(kept) : undefined
}
