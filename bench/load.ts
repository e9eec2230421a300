import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { placeOrders, type OrderLoad } from './order-load.ts'

/** One run against one server: the same address for some seconds, or orders. */
export type Load =
  | OrderLoad
  | { readonly url: string; readonly connections: number; readonly seconds: number }

/** Result of a load: successful answers, and the seconds that they took. */
export type Answered = { readonly answers: number; readonly seconds: number }

/** Runs a load in a process of its own; throws when a single answer was no success. */
export async function runLoad(load: Load): Promise<Answered> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  const { answers, seconds, failures } = JSON.parse(await text(child.stdout)) as Answered & {
    failures: number
  }
  if (failures > 0 || answers === 0)
    throw new Error(`${failures} of ${answers} answers of ${load.url} failed`)
  return { answers, seconds }
}

async function generate(load: Load): Promise<Answered & { failures: number }> {
  if ('orders' in load) return placeOrders(load)
  const { url, connections, seconds } = load
  const headers = { 'accept-encoding': 'br' }
  const result = await autocannon({ url, connections, duration: seconds, headers })
  const took = (result.finish.getTime() - result.start.getTime()) / 1000
  return {
    answers: result['2xx'],
    seconds: took,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

if (import.meta.main)
  process.stdout.write(JSON.stringify(await generate(JSON.parse(await text(process.stdin)) as Load)))
