import { useSyncExternalStore } from 'react'

const PREFIX = 'mostrador.console.'

/**
 * What this device remembers: which branch contact, whether the sound is on and which sounds are
 * made, of which locals it is told while the console is closed, which new orders were opened, how
 * large the cards of the board are, whether single keys work, whether it prints what it accepts,
 * which canceled orders were seen, what was promised of those on the board, whether the sections
 * show their names, which commands were used last, of which local the guide was put away, whether
 * the diner's page stands beside the menu, whether several people share it, when somebody touched
 * it last, whether somebody left whom the server did not hear, which columns of the sheets of
 * plates and of garnishes are in sight.
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

/** What the browser does not let us keep: it holds until the page is closed. */
const untilClosed = new Map<RememberedName, string>()

/** Reads what this device remembers; `null` when it does not, or may not, remember. */
export function remembered(name: RememberedName): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return untilClosed.get(name) ?? null
  }
}

/** Remembers it on this device, and tells who shows it. */
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

/** What this device remembers, as it stands now. */
export const useRemembered = (name: RememberedName): string | null =>
  useSyncExternalStore(
    subscribe,
    () => remembered(name),
    () => null,
  )
