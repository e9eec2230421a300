import { useSyncExternalStore } from 'react'
import type { StoredValue } from './stored-value.ts'

/** Returns the current value; undefined on the server and during hydration. */
export const useStoredValue = <Value>({ subscribe, read }: StoredValue<Value>): Value | undefined =>
  useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined)
