/** Value that the browser stores, followed by every component and tab. */
export type StoredValue<Value> = {
  readonly read: () => Value
  /** Reads again what another tab may have written: the base of a change. */
  readonly latest: () => Value
  readonly write: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Lifetime of a value: with the browser (`localStorage`), or with its tab (`sessionStorage`). */
export type Keeper = 'browser' | 'tab'

/** Throws where storage is forbidden. */
const storageOf = (keeper: Keeper): Storage => (keeper === 'tab' ? sessionStorage : localStorage)

/** Reads the value of a key; null for none, and where storage is forbidden. */
export function readStored(keeper: Keeper, key: string): string | null {
  try {
    return storageOf(keeper).getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text under a key, null deletes it; returns whether that succeeded. After a failure no
 * older value may be left for the next visit.
 */
export function writeStored(keeper: Keeper, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(keeper).removeItem(key)
    else storageOf(keeper).setItem(key, text)
    return true
  } catch {
    if (text !== null) writeStored(keeper, key, null)
    return false
  }
}

/** Parses untrusted JSON; undefined for a missing or invalid text. */
export function fromJson(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

type AudienceInput = {
  readonly onStorage: (event: StorageEvent) => void
  readonly onFirst: () => unknown
}

/** Keeps the listeners of a value; it listens to other tabs while there are any. */
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
 * Makes a value stored under a key; `undefined` deletes the key. `parse` reads untrusted text, and
 * null; where storage is full or forbidden the value lives as long as the page: a lost
 * convenience, no lost order.
 */
export function createStoredValue<Value>(
  key: string,
  parse: (json: string | null) => Value,
): StoredValue<Value> {
  /** Value, with its stored text; `isOnlyHere`: the storage refused it. */
  let known: { readonly value: Value; readonly json: string | null; readonly isOnlyHere: boolean } | undefined

  /** Reads the storage again; returns whether it changed. */
  function renew(): boolean {
    if (known?.isOnlyHere) return false
    const json = readStored('browser', key)
    if (known?.json === json) return false
    known = { value: parse(json), json, isOnlyHere: false }
    return true
  }

  function read(): Value {
    if (!known) renew()
    return (known as NonNullable<typeof known>).value
  }

  /** Another tab wrote, or cleared the storage (the event's key is null then). */
  function follow(event: StorageEvent): void {
    if (event.key !== null && event.key !== key) return
    if (renew()) announce()
  }

  // The first listener reads what other tabs wrote before.
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
      known = { value, json, isOnlyHere: !writeStored('browser', key, json) }
      announce()
    },
    subscribe: audience.subscribe,
  }
}

/** Makes one stored value per name, on first use; `parse` gets the name too. */
export function storedValues<Value>(
  prefix: string,
  parse: (json: string | null, name: string) => Value,
): (name: string) => StoredValue<Value> {
  const made = new Map<string, StoredValue<Value>>()
  return (name) => {
    const value = made.get(name) ?? createStoredValue(prefix + name, (json) => parse(json, name))
    made.set(name, value)
    return value
  }
}
