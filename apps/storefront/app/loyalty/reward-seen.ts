import { createStoredValue, fromJson } from '@mostrador/live/stored-value'

/** As many as a browser keeps; the oldest is forgotten first. */
const MOST = 50

/** Reads the rewards that a browser was shown; anything that is no list of ids is none. */
export function parseSeen(json: string | null): readonly string[] {
  const value = fromJson(json)
  if (!Array.isArray(value)) return []
  return value.filter((id) => typeof id === 'string' && id.length <= 60).slice(-MOST)
}

const seen = createStoredValue('mostrador.rewards', parseSeen)

/** Whether this browser was shown a reward: it is offered once. */
export const isRewardSeen = (id: string): boolean => seen.latest().includes(id)

/** Keeps that a reward was shown. */
export const markRewardSeen = (id: string): void => seen.write([...seen.latest(), id].slice(-MOST))
