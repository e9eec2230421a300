import { useSyncExternalStore } from 'react'
import type { StoredValue } from './stored-value.ts'

/** The value as it stands now; undefined on the server and while the page comes alive. */
export const useStoredValue = <Value>({ subscribe, read }: StoredValue<Value>): Value | undefined =>
  useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined)
