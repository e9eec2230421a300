import { Worker } from 'node:worker_threads'
import { no, noWith } from '../http/handler.ts'
import type { Api } from '../ports.ts'
import { BEGUN, type SheetCells } from './sheet-cells.ts'

/**
 * Limits of memory and time for one file, since others wait for it. Sizes are checked before a
 * table is made; this holds for unforeseen cases. Time until the thread begins is the machine's,
 * not the file's.
 */
const MOST_MEGABYTES = 256
const MOST_MS = 3000
const MOST_MS_TO_BEGIN = 10_000

/** Seconds after which a refused file comes back: one takes no longer. */
const LATER = [['retry-after', '3']] as const

type RefusedSheet = ReturnType<typeof no<Extract<SheetCells, string> | 'file-turn-later'>>

/** Reads a file's cells in a thread, in the company's turn, of the sheet `wanted`; or why not. */
export async function cellsOfSheet(
  { turns }: Pick<Api, 'turns'>,
  { companyId, file, wanted }: { companyId: string; file: File; wanted: string | undefined },
): Promise<Exclude<SheetCells, string> | RefusedSheet> {
  const turn = await turns.sheets.take(companyId, async () =>
    readApart(new Uint8Array(await file.arrayBuffer()), wanted),
  )
  if (!turn || turn.done === 'file-turn-later') return noWith('file-turn-later', LATER)
  return typeof turn.done === 'string' ? no(turn.done) : turn.done
}

/** Result of a file: cells, the reason for none, or no free thread. */
type ReadApart = SheetCells | 'file-turn-later'

async function readApart(bytes: Uint8Array<ArrayBuffer>, wanted: string | undefined): Promise<ReadApart> {
  const { promise, resolve } = Promise.withResolvers<ReadApart>()
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: { bytes, wanted },
    transferList: [bytes.buffer],
    name: 'sheet',
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: 32 },
  })
  let watchdog = setTimeout(() => resolve('file-turn-later'), MOST_MS_TO_BEGIN)
  worker.on('message', (said: SheetCells | typeof BEGUN) => {
    if (said !== BEGUN) return resolve(said)
    clearTimeout(watchdog)
    watchdog = setTimeout(() => resolve('sheet-too-large'), MOST_MS)
  })
  // Error, lack of memory, or an unexplained end.
  worker.once('error', ({ code }: Error & { code?: string }) =>
    resolve(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'sheet-too-large' : 'sheet-unreadable'),
  )
  worker.once('exit', () => resolve('sheet-unreadable'))
  try {
    return await promise
  } finally {
    clearTimeout(watchdog)
    await worker.terminate()
  }
}
