import { parentPort, workerData } from 'node:worker_threads'
import { cellsOfBytes } from './sheet-cells.ts'

// Reads one file and ends: what it needs too much of is taken from this thread alone.

const bytes = Buffer.from(workerData as Uint8Array)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await cellsOfBytes(bytes))
