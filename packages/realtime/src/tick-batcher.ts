import { setImmediate as nextTurn } from 'node:timers/promises'

export type TickBatcher<Item> = {
  /** Resolves or rejects with the batch that carried the item. */
  add(item: Item): Promise<void>
  /** Resolves when nothing is waiting or under way. */
  drain(): Promise<void>
}

type Waiting<Item> = { item: Item; resolve: () => void; reject: (reason: unknown) => void }

/**
 * Gathers what is added in one turn of the event loop, or while the batch before it is under way,
 * and sends it together: one batch at a time, so the order holds. Rejects an item at once when
 * `maxWaiting` items wait already, so that a carrier that hangs cannot fill the memory.
 */
export function createTickBatcher<Item>({
  send,
  maxBatch,
  maxWaiting = 10_000,
}: {
  send: (items: Item[]) => Promise<unknown>
  maxBatch: number
  maxWaiting?: number
}): TickBatcher<Item> {
  const waiting: Waiting<Item>[] = []
  let running: Promise<void> | undefined

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
      await running
    },
  }
}
