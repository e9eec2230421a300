const listeners = new Set<() => void>()

/** Something was refused that the menu of this page offers: it may be another one by now. */
export function doubtMenu(): void {
  for (const listener of listeners) listener()
}

/** Follows the doubts, until the function that it answers is called. */
export function onMenuDoubt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
