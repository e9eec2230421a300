import { fromJson, storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'

/** Most ids kept: more than are called off in a shift. */
const MOST = 50

function parseSeen(json: string | null): readonly string[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-MOST) : []
}

const storeOf = storedValues('mostrador.called-off.', parseSeen)

const NONE: readonly string[] = []

/**
 * Returns the ids of called-off deliveries that the rider saw to. They outlive the shift: they
 * hold no personal data, and the next shift need not see them again.
 */
export const useSeenCalledOff = (alias: string): readonly string[] => useStoredValue(storeOf(alias)) ?? NONE

/** Remembers that the rider saw to it. */
export const rememberCalledOff = (alias: string, id: string): void =>
  storeOf(alias).write([...storeOf(alias).latest(), id].slice(-MOST))
