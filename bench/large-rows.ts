import type { Interactions } from './interactions.ts'
import type { LargeCase } from './measure-large.ts'
import { kilobytes, rate, type Row } from './report.ts'

/** Most statements that one request may send. */
const MOST_QUERIES = 3

/** An interaction may take this much of the main thread of a slow phone, in milliseconds. */
const LONGEST_TASK = 50

/**
 * Returns the addresses of the large shops as rows: a rate beside the baseline, and the statements
 * of a call.
 */
export function largeRows(cases: readonly LargeCase[]): Row[] {
  return cases.flatMap(({ what, compared: { product, baseline }, bytes, queries }): Row[] => [
    {
      what: `${what} (${kilobytes(bytes)} in brotli)`,
      product: rate(product),
      baseline: rate(baseline),
      ratio: product.perSecond / baseline.perSecond,
    },
    {
      what: 'its statements of the database: at most, on average',
      product: `${queries.most}, ${queries.mean.toFixed(2)}`,
      target: `≤ ${MOST_QUERIES}`,
      isMet: queries.most <= MOST_QUERIES,
    },
  ])
}

/** Rows of the report about interactions on the large menu. */
export function interactionRows({ rows, searchFrames }: Interactions): Row[] {
  const tasks = rows.map(({ what, longestTask, allTasks }) => ({
    what: `${what}: longest task, all tasks`,
    product: `${longestTask.toFixed(0)} ms, ${allTasks.toFixed(0)} ms`,
    target: `≤ ${LONGEST_TASK} ms`,
    isMet: longestTask <= LONGEST_TASK,
  }))
  const search = {
    what: 'what a letter finds stands there after, in frames at full speed',
    product: String(searchFrames),
    target: '≤ 1',
    isMet: searchFrames <= 1,
  }
  return [...tasks, search]
}

/** Throws when a call sends more statements than any may. */
export function refuseChattiness(cases: readonly LargeCase[]): void {
  const chatty = cases.filter(({ queries }) => queries.most > MOST_QUERIES)
  if (chatty.length === 0) return
  throw new Error(chatty.map(({ what, queries }) => `${what}: ${queries.most} statements`).join('\n'))
}
