import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

export type TickBatcher<Item> = {
  /** Resolves or rejects with the batch that carried the item. */
  add(item: Item): Promise<void>
  /** Resolves when nothing is waiting or under way; there is no more rest from then on. */
  drain(): Promise<void>
}

type Waiting<Item> = { item: Item; resolve: () => void; reject: (reason: unknown) => void }

/**
 * Gathers the items of one turn of the event loop, of the time while the batch before is under
 * way, or of the `restMs` after it, and sends them together: one batch at a time, so the order
 * holds. An item after a silence goes at once. Rejects an item at once when `maxWaiting` items
 * wait already, so that a carrier that hangs cannot fill the memory.
 */
export function createTickBatcher<Item>({
  send,
  maxBatch,
  maxWaiting = 10_000,
  restMs = 0,
}: {
  send: (items: Item[]) => Promise<unknown>
  maxBatch: number
  maxWaiting?: number
  restMs?: number
}): TickBatcher<Item> {
  const waiting: Waiting<Item>[] = []
  const hurry = new AbortController()
  let running: Promise<void> | undefined

  /** Ends early once a caller waits for everything to be sent. */
  const rest = (): Promise<void> =>
    wait(restMs, undefined, { ref: false, signal: hurry.signal }).catch(() => undefined)

  async function run(): Promise<void> {
    await nextTurn()
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch)
      try {
        await send(batch.map(({ item }) => item))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
      if (restMs > 0) await rest()
    }
    running = undefined
  }

  return {
    add(item) {
      if (waiting.length >= maxWaiting) {
        return Promise.reject(new Error(`${maxWaiting} real-time messages are waiting already`))
      }
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        running ??= run()
      })
    },
    async drain() {
      hurry.abort()
      await running
    },
  }
}
