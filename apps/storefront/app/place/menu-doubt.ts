const listeners = new Set<() => void>()

/** Tells listeners that the server refused a choice of this menu, which may have changed. */
export function doubtMenu(): void {
  for (const listener of listeners) listener()
}

/** Listens for doubts; returns a function that stops. */
export function onMenuDoubt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
