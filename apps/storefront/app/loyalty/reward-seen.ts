import { createStoredValue } from '../frame/stored-value.ts'

/** As many as a browser keeps; the oldest is forgotten first. */
const MOST = 50

/** Reads the rewards that a browser was shown; anything that is no list of ids is none. */
export function parseSeen(json: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter((id) => typeof id === 'string' && id.length <= 60).slice(-MOST)
  } catch {
    return []
  }
}

const seen = createStoredValue('mostrador.rewards', parseSeen)

/** Whether this browser was shown a reward: it is offered once. */
export const isRewardSeen = (id: string): boolean => seen.latest().includes(id)

/** Keeps that a reward was shown. */
export const markRewardSeen = (id: string): void => seen.write([...seen.latest(), id].slice(-MOST))
