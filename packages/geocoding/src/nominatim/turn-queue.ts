import { setTimeout as wait } from 'node:timers/promises'

/** Options of turns: `take` gives one when it is free, among all processes. */
export type TurnOptions = {
  readonly take: () => Promise<boolean>
  /** Longest wait for a turn, in milliseconds, and the time between two attempts. */
  readonly patienceMs: number
  readonly pauseMs: number
}

/**
 * Lets callers of this process wait in their order, so that only the first of them asks for the
 * next turn.
 */
export function createTurnQueue({ take, patienceMs, pauseMs }: TurnOptions): () => Promise<boolean> {
  let last: Promise<unknown> = Promise.resolve()

  async function attempt(until: number): Promise<boolean> {
    while (performance.now() < until) {
      if (await take().catch(() => false)) return true
      await wait(pauseMs)
    }
    return false
  }

  return () => {
    const until = performance.now() + patienceMs
    const mine = last.then(() => attempt(until))
    last = mine
    return mine
  }
}
