import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Engine } from './engine.ts'
import { EngineSession } from './engine-session.ts'
import { extensions } from './extensions.ts'

/**
 * Starts an empty engine in memory, in this thread: for tests. A statement blocks the event loop
 * while it runs.
 */
export async function openMemoryEngine(): Promise<Engine> {
  const db = await PGlite.create({ extensions })
  const session = new EngineSession(db)
  let last: Promise<unknown> = Promise.resolve()
  let closed: Promise<void> | undefined
  return {
    run: (batch) => {
      // One turn of the event loop for each batch: a chain of microtasks alone would starve timers
      // and sockets.
      const answer = last.then(() => setImmediate()).then(() => session.answer(batch))
      last = answer.catch(() => undefined)
      return answer
    },
    close: () => (closed ??= last.then(() => db.close())),
  }
}
