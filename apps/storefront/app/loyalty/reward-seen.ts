import { createStoredValue, fromJson } from '@mostrador/live/stored-value'

/** Most rewards remembered; the oldest is dropped. */
const MOST = 50

/** Reads the rewards shown before; a malformed list is empty. */
export function parseSeen(json: string | null): readonly string[] {
  const value = fromJson(json)
  if (!Array.isArray(value)) return []
  return value.filter((id) => typeof id === 'string' && id.length <= 60).slice(-MOST)
}

const seen = createStoredValue('mostrador.rewards', parseSeen)

/** Whether this browser was shown a reward: it is offered once. */
export const isRewardSeen = (id: string): boolean => seen.latest().includes(id)

/** Remembers a shown reward. */
export const markRewardSeen = (id: string): void => seen.write([...seen.latest(), id].slice(-MOST))
