export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** Longest pause after a page, in milliseconds. */
const LONGEST_PAUSE_MS = 100

/** Runs tasks in turn. Rejects with `QueueFull` when too many wait already. */
export type RenderQueue = <Made>(task: () => Promise<Made>) => Promise<Made>

/**
 * Makes the queue. Pages are made `atOnce` at a time, and after each the processor is free for as
 * long as it took: a client that asks for many pages gets half of it at most, and orders the rest.
 */
export function createRenderQueue({
  atOnce,
  waiting: most,
}: {
  readonly atOnce: number
  readonly waiting: number
}): RenderQueue {
  const waiting: (() => void)[] = []
  let running = 0

  function handOver(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (task) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new QueueFull('Too many pages wait to be made.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    const start = performance.now()
    try {
      return await task()
    } finally {
      // Pauses even without a waiting task: of many concurrent requests each is read only after the
      // page before is made.
      setTimeout(handOver, Math.min(performance.now() - start, LONGEST_PAUSE_MS))
    }
  }
}
