import { fromJson, storedValues } from '@mostrador/live/stored-value'
import { useStoredValue } from '@mostrador/live/use-stored-value'

/** More than are called off in a shift. */
const MOST = 50

/** Reads the ids of deliveries; nothing else is taken for one. */
function parseSeen(json: string | null): readonly string[] {
  const value = fromJson(json)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-MOST) : []
}

const storeOf = storedValues('mostrador.called-off.', parseSeen)

const NONE: readonly string[] = []

/**
 * The ids of what was called off and the rider has seen to. They outlive the shift: they say
 * nothing of anybody, and the next shift need not see them again.
 */
export const useSeenCalledOff = (alias: string): readonly string[] => useStoredValue(storeOf(alias)) ?? NONE

/** Remembers that the rider has seen to it. */
export const rememberCalledOff = (alias: string, id: string): void =>
  storeOf(alias).write([...storeOf(alias).latest(), id].slice(-MOST))
