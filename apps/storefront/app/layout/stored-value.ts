import { useSyncExternalStore } from 'react'

/** A value that the browser keeps, followed by every component and every tab. */
export type StoredValue<Value> = {
  readonly read: () => Value
  readonly write: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStorage(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The value then lives as long as the tab: a convenience lost, not an order.
  }
}

/**
 * Keeps a value under a key of `localStorage`; `undefined` takes the key away. `parse` reads what anybody may
 * have written there, and the absence of anything; where storage is forbidden the value lives as long as the tab.
 */
export function createStoredValue<Value>(
  key: string,
  parse: (json: string | null) => Value,
): StoredValue<Value> {
  let known: { readonly value: Value } | undefined
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }

  /** Another tab wrote, or emptied all of the storage (then the event's key is null). */
  function follow(event: StorageEvent): void {
    if (event.key !== null && event.key !== key) return
    known = undefined
    announce()
  }

  return {
    read: () => {
      known ??= { value: parse(readStorage(key)) }
      return known.value
    },
    write: (value) => {
      known = { value }
      writeStorage(key, value)
      announce()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', follow)
      }
    },
  }
}

/** The value as it stands now; undefined on the server and while the page comes alive. */
export const useStoredValue = <Value>({ subscribe, read }: StoredValue<Value>): Value | undefined =>
  useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined)
