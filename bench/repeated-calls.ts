import { median } from './median.ts'
import type { QueryCounter } from './query-counter.ts'
import type { Row } from './report.ts'

/** Asks a server for one thing. */
export type Call = () => Promise<Response>

/** A call may take this many times as long among very many rows as it took among a few. */
const MOST_TIMES = 2
const MOST_QUERIES = 3
const COUNTED_CALLS = 9

/** Sends a call and reads the whole answer; throws for one that was no success. */
async function asked(call: Call): Promise<void> {
  const answer = await call()
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`)
}

/**
 * Returns the milliseconds of a call, one at a time: the fastest, because the two that are
 * compared lie minutes apart and the machine's other work is not theirs. The first is not counted.
 */
export async function fastestOf(call: Call, times: number): Promise<number> {
  await asked(call)
  const took: number[] = []
  for (let at = 0; at < times; at += 1) {
    const began = performance.now()
    await asked(call)
    took.push(performance.now() - began)
  }
  return Math.min(...took)
}

/**
 * Returns the statements of a call that is not the first of its process: the median, for the
 * server asks for its jobs too.
 */
export async function statementsOf(call: Call, counter: QueryCounter): Promise<number> {
  await asked(call)
  const each: number[] = []
  for (let at = 0; at < COUNTED_CALLS; at += 1) {
    counter.taken()
    await asked(call)
    each.push(counter.taken())
  }
  return median(each)
}

/** Returns the row that compares the time of a call among a few and among very many. */
export const growthRow = (what: string, { few, many }: { few: number; many: number }): Row => ({
  what,
  product: `${few.toFixed(1)} ms, ${many.toFixed(1)} ms`,
  target: `≤ ${MOST_TIMES} ×`,
  isMet: many <= few * MOST_TIMES,
})

export const statementsRow = (what: string, statements: number): Row => ({
  what,
  product: String(statements),
  target: `≤ ${MOST_QUERIES}`,
  isMet: statements <= MOST_QUERIES,
})
