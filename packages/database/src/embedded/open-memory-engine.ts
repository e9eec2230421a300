import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Engine } from './engine.ts'
import { EngineSession } from './engine-session.ts'
import { extensions } from './extensions.ts'

export interface MemoryEngine extends Engine {
  /** The files of its database as a tar, for another engine to begin with. */
  image(): Promise<Blob>
}

/**
 * Starts an engine in memory, in this thread: for tests. It begins with the database of an image,
 * or with an empty one, which takes five times as long. A statement blocks the event loop while it
 * runs.
 */
export async function openMemoryEngine(image?: Blob): Promise<MemoryEngine> {
  const db = await PGlite.create({ extensions, ...(image && { loadDataDir: image }) })
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
    image: async () => {
      await last
      return db.dumpDataDir('none')
    },
    close: () => (closed ??= last.then(() => db.close())),
  }
}
