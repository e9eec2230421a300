import { useSyncExternalStore } from 'react'

/** A value that the browser keeps, followed by every component and every tab. */
export type StoredValue<Value> = {
  readonly read: () => Value
  /** As `read`, after a look at what another tab may have written a moment ago: what a change starts from. */
  readonly latest: () => Value
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

/** Whether the value is kept. Where it is not, nothing older may stand in its place at the next visit. */
function writeStorage(key: string, json: string | null): boolean {
  try {
    if (json === null) localStorage.removeItem(key)
    else localStorage.setItem(key, json)
    return true
  } catch {
    if (json !== null) writeStorage(key, null)
    return false
  }
}

type AudienceInput = {
  readonly onStorage: (event: StorageEvent) => void
  readonly onFirst: () => unknown
}

/** Whoever wants to hear of a value; other tabs are listened to while somebody does. */
function createAudience({ onStorage, onFirst }: AudienceInput) {
  const listeners = new Set<() => void>()
  return {
    announce(): void {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        onFirst()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/**
 * Keeps a value under a key of `localStorage`; `undefined` takes the key away. `parse` reads what anybody may
 * have written there, and the absence of anything; where storage is full or forbidden the value lives as long
 * as the tab: a convenience lost, not an order.
 */
export function createStoredValue<Value>(
  key: string,
  parse: (json: string | null) => Value,
): StoredValue<Value> {
  /** The value, and the text that it was read from or kept as; `isOnlyHere`: the storage did not take it. */
  let known: { readonly value: Value; readonly json: string | null; readonly isOnlyHere: boolean } | undefined

  /** Reads the storage again; whether it holds something else than what is known. */
  function renew(): boolean {
    if (known?.isOnlyHere) return false
    const json = readStorage(key)
    if (known?.json === json) return false
    known = { value: parse(json), json, isOnlyHere: false }
    return true
  }

  function read(): Value {
    if (!known) renew()
    return (known as NonNullable<typeof known>).value
  }

  /** Another tab wrote, or emptied all of the storage (then the event's key is null). */
  function follow(event: StorageEvent): void {
    if (event.key !== null && event.key !== key) return
    if (renew()) announce()
  }

  // What other tabs wrote while nobody listened is read when somebody begins to.
  const audience = createAudience({ onStorage: follow, onFirst: renew })
  const { announce } = audience

  return {
    read,
    latest: () => {
      if (renew()) announce()
      return read()
    },
    write: (value) => {
      const json = value === undefined ? null : JSON.stringify(value)
      known = { value, json, isOnlyHere: !writeStorage(key, json) }
      announce()
    },
    subscribe: audience.subscribe,
  }
}

/** The value as it stands now; undefined on the server and while the page comes alive. */
export const useStoredValue = <Value>({ subscribe, read }: StoredValue<Value>): Value | undefined =>
  useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined)
