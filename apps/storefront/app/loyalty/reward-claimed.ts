import { readStored, writeStored } from '@mostrador/live/stored-value'

const KEY = 'mostrador.reward-claimed'

/** Stores the credited points for the next page to tell; without storage they are not told. */
export const keepClaimed = (points: number): void => void writeStored('tab', KEY, String(points))

/** Takes the points credited before this page, once; undefined for none or a malformed number. */
export function takeClaimed(): number | undefined {
  const kept = readStored('tab', KEY) ?? ''
  writeStored('tab', KEY, null)
  return /^\d{1,12}$/.test(kept) ? Number(kept) : undefined
}
