import { Worker } from 'node:worker_threads'
import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import type { SheetCells } from './sheet-cells.ts'

/**
 * What reading one file may take. A cell of a workbook may say that it stands in the last row of
 * the last column, and a text of five megabytes be as many empty rows: how much either comes to is
 * not to be seen before it is read.
 */
const MOST_MEGABYTES = 256
const MOST_MS = 10_000

/** What is being read. One comes after the other: the processor belongs to the orders. */
let reading: Promise<unknown> = Promise.resolve()

/**
 * The cells of the sheets of a file, read in a thread of its own, of several that of the name
 * `wanted`; why they cannot be read.
 */
export const cellsOfSheet = async (file: File, wanted: string | undefined): Promise<SheetCells> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = reading.then(() => readApart(bytes, wanted))
  // One that no thread could be had for leaves the next ones their turn.
  reading = read.catch(() => undefined)
  return read
}

async function readApart(bytes: Uint8Array<ArrayBuffer>, wanted: string | undefined): Promise<SheetCells> {
  const { promise, resolve } = Promise.withResolvers<SheetCells>()
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: { bytes, wanted },
    transferList: [bytes.buffer],
    name: 'sheet',
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: 32 },
  })
  const watchdog = setTimeout(() => resolve('sheet-too-large'), MOST_MS)
  worker.once('message', resolve)
  // Of an error, of too little memory, or of an end without a word.
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

/** Reads the cells of a spreadsheet, of which the caller makes what it means; keeps nothing. */
export const readSheet: Handler<'readSheet'> = async (_, { body, query }) => {
  const read = await cellsOfSheet(body, query.sheet)
  return typeof read === 'string' ? no(read) : yes(read)
}
