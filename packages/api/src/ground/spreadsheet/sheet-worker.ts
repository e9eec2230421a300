import { parentPort, workerData } from 'node:worker_threads'
import { BEGUN, cellsOfBytes } from './sheet-cells.ts'

// Reads one file and ends: excessive use stops this thread alone.

const { bytes, wanted } = workerData as { readonly bytes: Uint8Array; readonly wanted?: string }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(BEGUN)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await cellsOfBytes(Buffer.from(bytes), wanted))
