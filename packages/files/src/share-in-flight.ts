/** Does the same work once for all callers, by its key, while it is under way. */
export function shareInFlight(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>) => {
    // A key stands for one kind of work, so the work under way for it has its type.
    const present = underWay.get(key) as Promise<T> | undefined
    if (present) return present
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
