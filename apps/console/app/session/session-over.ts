/** Whether the session is over while something on the page is not saved. */
let isOver = false
const listeners = new Set<() => void>()

function become(next: boolean): void {
  if (next === isOver) return
  isOver = next
  for (const listener of listeners) listener()
}

/** That the session is over: said by the client of the API, shown over the page that is open. */
export const sessionOver = {
  now: (): boolean => isOver,
  say: (): void => become(true),
  /** Ends the question, since a user signed in or went elsewhere. */
  settle: (): void => become(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
