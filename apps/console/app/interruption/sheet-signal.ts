import { useSyncExternalStore } from 'react'

// Shared by the button above the pages and the palette.
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

/** Opens the interruption sheet from anywhere. */
export const openInterruptionSheet = (): void => set(true)

const close = (): void => set(false)

/** Returns whether the interruption sheet is open, with functions to open and close it. */
export function useInterruptionSheet() {
  const shown = useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
  return { isOpen: shown, open: openInterruptionSheet, close }
}
