/** Whether the session has ended over unsaved changes. */
let isOver = false
const listeners = new Set<() => void>()

function update(next: boolean): void {
  if (next === isOver) return
  isOver = next
  for (const listener of listeners) listener()
}

/** Signal that the session has ended: set by the API client, shown over the open page. */
export const sessionOver = {
  now: (): boolean => isOver,
  say: (): void => update(true),
  /** Ends the question, since a user signed in or went elsewhere. */
  settle: (): void => update(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
