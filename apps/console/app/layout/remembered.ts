import { useSyncExternalStore } from 'react'

const PREFIX = 'mostrador.console.'

/**
 * Names of values that this device remembers. `push`: choice of notes; `opened`: new orders that
 * were opened; `stopped`: canceled orders that were seen; `promises`: promised times that were
 * seen; `density`: size of the board's cards; `keys`: whether single keys work; `print`: whether
 * accepting prints; `rail`: whether sections show their names; `commands`: last used ones;
 * `setup`: branch contact whose guide was put away; `shared`: whether several people share it;
 * `touched`: last touch; `leaving`: a sign-out that the server did not hear.
 */
export type RememberedName =
  | 'contact'
  | 'sound'
  | 'sounds'
  | 'push'
  | 'opened'
  | 'density'
  | 'keys'
  | 'print'
  | 'stopped'
  | 'promises'
  | 'rail'
  | 'commands'
  | 'menu-preview'
  | 'setup'
  | 'shared'
  | 'touched'
  | 'leaving'
  | 'columns.plates'
  | 'columns.garnishes'

/** Values that the browser refuses to keep: they hold until the page is closed. */
const untilClosed = new Map<RememberedName, string>()

/** Returns a remembered value; null for none, or where the browser refuses. */
export function remembered(name: RememberedName): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return untilClosed.get(name) ?? null
  }
}

/** Remembers a value on this device and notifies its readers. */
export function remember(name: RememberedName, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    untilClosed.set(name, value)
  }
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns a remembered value and renders again when it changes. */
export const useRemembered = (name: RememberedName): string | null =>
  useSyncExternalStore(
    subscribe,
    () => remembered(name),
    () => null,
  )

/** Listens to what other windows of this browser remember. */
export const onRememberedElsewhere = (
  name: RememberedName,
  hear: (value: string | null) => void,
  source: EventTarget = window,
): void =>
  source.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    if (key === PREFIX + name) hear(newValue)
  })
