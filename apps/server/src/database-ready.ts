/** How long the database may take to say a word before it counts as away, in milliseconds. */
const WITHIN_MS = 1_000

/**
 * Whether the database answers; the answer comes within a second, also when the database hangs. One
 * question is under way at a time: a database that never answers is not asked by everybody who
 * wants to know.
 */
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
