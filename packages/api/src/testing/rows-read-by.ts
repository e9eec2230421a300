import { openTestDatabase } from '@mostrador/database/testing'
import { queriesOf } from './test-database.ts'

type Node = {
  readonly 'Relation Name'?: string
  readonly 'Function Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

const rowsOf = (source: string, node: Node): number =>
  ([node['Relation Name'], node['Function Name']].includes(source)
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(source, plan), 0)

/** Returns a parameter as a literal says it; the texts of a list in quotes. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(one)).join(',')}}`
  return value instanceof Date ? value.toISOString() : String(value)
}

/**
 * How many rows of a table the statement of a call reads that asks for them by this alias, planned
 * for no parameters in particular.
 */
export const rowsReadBy = (
  call: () => Promise<unknown>,
  { table, alias }: { readonly table: string; readonly alias: string },
): Promise<number> => rowsOfCall(call, table, `from ${table} ${alias}`)

/**
 * How many rows a function of the database gives to the statement of a call that reads from it,
 * planned for no parameters in particular.
 */
export const rowsGivenBy = (name: string, call: () => Promise<unknown>): Promise<number> =>
  rowsOfCall(call, name, `from ${name}(`)

async function rowsOfCall(call: () => Promise<unknown>, source: string, said: string): Promise<number> {
  const query = (await queriesOf(call)).find(({ text }) => text.includes(said))
  if (!query) throw new Error(`No statement asks for ${source}.`)
  const { pool } = await openTestDatabase()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare of_a_call as ${query.text}`)
    const values = query.values.map((value) => client.escapeLiteral(textOf(value)))
    const explained = await client.query<{ readonly 'QUERY PLAN': readonly [{ readonly Plan: Node }] }>(
      `explain (analyze, format json) execute of_a_call(${values.join(', ')})`,
    )
    const [row] = explained.rows
    if (!row) throw new Error('The database explains nothing.')
    return rowsOf(source, row['QUERY PLAN'][0].Plan)
  } finally {
    await client.query('rollback')
    await client.query('deallocate of_a_call')
    client.release()
  }
}
