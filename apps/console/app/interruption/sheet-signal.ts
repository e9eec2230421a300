import { useSyncExternalStore } from 'react'

// The line above the pages has the button, and the palette opens the same sheet by its name.
let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the sheet in which one pauses, from wherever one is. */
export const openInterruptionSheet = (): void => set(true)

const close = (): void => set(false)

/** The sheet in which one pauses: whether it is open, and how it opens and closes. */
export function useInterruptionSheet() {
  const shown = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
  return { isOpen: shown, open: openInterruptionSheet, close }
}
