/** Waits before what did not come is asked for again, in milliseconds. */
const RETRY_MS = [1000, 4000, 10_000]

/** Asks until something comes, some times; undefined where nothing did. */
export async function askAgain<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  for (const wait of [0, ...RETRY_MS]) {
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait))
    const answer = await ask()
    if (answer !== undefined) return answer
  }
  return undefined
}
