import { runLoad } from './load.ts'
import { median } from './median.ts'
import type { Plan } from './plan.ts'
import { startProgram, type Program } from './program.ts'

/** Answers each second, and the processor time of one answer in milliseconds. */
export type Rate = { readonly perSecond: number; readonly processorMs: number }

/** The same bytes, sent by the product and by plain node:http. */
export type Compared = { readonly product: Rate; readonly baseline: Rate; readonly bytes: number }

/** Measures one address of the product beside plain node:http, in turns. */
export async function measureHttp(product: Program, path: string, plan: Plan): Promise<Compared> {
  const { headers } = await fetch(product.url + path, { headers: { 'accept-encoding': 'br' } })
  const baseline = await startProgram(['bench/baseline-http.ts', product.url + path])
  const rates = { product: [] as Rate[], baseline: [] as Rate[] }
  try {
    for (const side of [product, baseline])
      await runLoad({ url: side.url + path, connections: 8, seconds: 1 })
    for (let run = 0; run < plan.runs; run += 1) {
      rates.product.push(await rateOf(product, path, plan))
      rates.baseline.push(await rateOf(baseline, path, plan))
    }
  } finally {
    await baseline.stop()
  }
  return {
    product: middle(rates.product),
    baseline: middle(rates.baseline),
    bytes: Number(headers.get('content-length')),
  }
}

async function rateOf(program: Program, path: string, { seconds, connections }: Plan): Promise<Rate> {
  const before = program.processorSeconds()
  const load = await runLoad({ url: program.url + path, connections, seconds })
  const spent = program.processorSeconds() - before
  return { perSecond: load.answers / load.seconds, processorMs: (spent * 1000) / load.answers }
}

const middle = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  processorMs: median(rates.map(({ processorMs }) => processorMs)),
})

/**
 * Returns the milliseconds that a first answer takes: of the process's very first page, and of
 * further pages never asked for.
 */
export async function measureFirstRenderings(
  product: Program,
  paths: readonly string[],
): Promise<{ readonly coldMs: number; readonly warmMs: number }> {
  const took: number[] = []
  for (const path of paths) {
    const began = performance.now()
    const answer = await fetch(product.url + path)
    await answer.arrayBuffer()
    took.push(performance.now() - began)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }
  return { coldMs: took[0] ?? Number.NaN, warmMs: median(took.slice(1)) }
}
