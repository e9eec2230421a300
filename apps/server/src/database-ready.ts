/** Time after which a silent database counts as away, in milliseconds. */
const WITHIN_MS = 1_000

/** Returns a check of the database, which ends within a second; callers share one query. */
export function createReadiness(ask: () => Promise<unknown>): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  return () => {
    underWay ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined
      })
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(resolve, WITHIN_MS, false)
    void underWay.then((isThere) => {
      clearTimeout(timer)
      resolve(isThere)
    })
    return promise
  }
}
