import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { OrderTemplate } from './honest-order.ts'
import { writeOrder } from './honest-order.ts'

/** One run against one server. */
export type Load = {
  readonly url: string
  readonly connections: number
  /** Ends after so many seconds, or after so many requests. */
  readonly seconds?: number
  readonly requests?: number
  /** Orders to place, in turn, each with a key, a phone and an address of its own. */
  readonly orders?: readonly OrderTemplate[]
}

/** What came of it: answers that were a success, and the seconds that they took. */
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

async function generate({ url, connections, seconds, requests, orders }: Load) {
  let number = 0
  const order: autocannon.Request = {
    method: 'POST',
    setupRequest: (request) => {
      const template = orders?.[number % orders.length]
      number += 1
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        // Each diner has an address of his own, or the limit of orders from one address would be measured.
        'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      }
      return { ...request, headers, body: template ? writeOrder(template, number) : '' }
    },
  }
  let began = 0
  let ended = 0
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url,
      connections,
      ...(requests ? { amount: requests } : { duration: seconds ?? 1 }),
      ...(orders ? { requests: [order] } : { headers: { 'accept-encoding': 'br' } }),
    }
    const running = autocannon(options, (error: unknown, done: autocannon.Result) =>
      error ? reject(error) : resolve(done),
    )
    // It stops at whole seconds by itself; the last answer may have come long before.
    running.on('start', () => (began = performance.now()))
    running.on('response', () => (ended = performance.now()))
  })
  return {
    answers: result['2xx'],
    seconds: (ended - began) / 1000,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

if (import.meta.main)
  process.stdout.write(JSON.stringify(await generate(JSON.parse(await text(process.stdin)) as Load)))
