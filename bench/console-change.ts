import type { Operation } from '@mostrador/domain/revision/operation'
import { changeTenant } from '@mostrador/tenant/document/change-tenant'
import type { ImportWorld } from '@mostrador/tenant/file/import-world'
import type pg from 'pg'
import type { QueryCounter } from './query-counter.ts'
import type { Row } from './report.ts'

export type ConsoleBench = {
  readonly world: ImportWorld
  readonly client: pg.Client
  readonly counter: QueryCounter
}

/** Runs of each measurement. */
export const TIMES = 60

const MOST_MS = 25
const MOST_STATEMENTS = 4

/** Statements that open and close a transaction; they are not counted. */
export const AROUND = 2

/** Applies operations as the console does. */
export async function changeOf(world: ImportWorld, companyKey: string, operations: readonly Operation[]) {
  const result = await changeTenant({ companyKey, operations, author: { door: 'CONSOLE' } }, world)
  if (!result.ok) throw new Error(JSON.stringify(result).slice(0, 500))
  return result
}

/** Returns the duration of a task, in milliseconds. */
export async function millisecondsOf(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await task()
  return performance.now() - began
}

/** Row of the time of a change among many branch contacts, beside bare SQL (`baseline`). */
export const timeRow = (what: string, took: number, baseline: string): Row => ({
  what,
  product: `${took.toFixed(1)} ms`,
  baseline,
  target: `≤ ${MOST_MS} ms`,
  isMet: took <= MOST_MS,
})

export const changeStatementsRow = (statements: number): Row => ({
  what: 'its statements, without begin and commit',
  product: String(statements),
  target: `≤ ${MOST_STATEMENTS}`,
  isMet: statements <= MOST_STATEMENTS,
})
