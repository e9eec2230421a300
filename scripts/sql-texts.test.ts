import { openTestDatabase } from '@mostrador/database/testing'
import { expect, test } from 'vitest'
import { isTest, readSources, repositoryRoot } from './source-files.ts'
import { readSqlTexts } from './sql-texts.ts'

/**
 * Templates that stand in no statement which can be told without running it: sheets and rows of
 * tables named by data, pieces of the query builder, commands that nothing prepares. It only falls.
 */
const UNPREPARED = 280

/** Codes of the database for a column, a table, a function and a type that are not there. */
const MISSING = ['42703', '42P01', '42883', '42704']

type Refused = { readonly code: string; readonly message: string }

async function prepare(text: string): Promise<Refused | undefined> {
  const { pool } = await openTestDatabase()
  try {
    await pool.query(`prepare told as ${text}`)
    await pool.query('deallocate told')
    return undefined
  } catch (error) {
    return error as Refused
  }
}

/** Pieces of a statement refer to its tables: alone they are no statement. */
const isMissing = ({ code, message }: Refused): boolean =>
  MISSING.includes(code) && !message.startsWith('missing FROM-clause')

test('every statement of the sources can be prepared on the migrated schema', async () => {
  const files = readSources(repositoryRoot).filter(
    ({ path, text }) =>
      /^(apps|packages)\/.*\.ts$/.test(path) &&
      !isTest(path) &&
      /\bsql\b|database\/statement|^export const [A-Z_]+\b/m.test(text),
  )
  const { texts, templates } = readSqlTexts(files)
  const left = new Set(templates)
  const missing: string[] = []
  for (const { path, line, text, templates: own } of texts) {
    const refused = await prepare(text)
    if (!refused) for (const template of own) left.delete(template)
    else if (isMissing(refused)) missing.push(`${path}:${line} ${refused.message}`)
  }
  expect(missing).toEqual([])
  expect([...left].slice(UNPREPARED)).toEqual([])
}, 60_000)

const ORDERS = {
  path: 'api/order-store.ts',
  text: `import { isOpen } from './is-open.ts'
const named = (all: Statement<'held'>) => all.write('noted', ({ held }) => sql\`update orders set note = \${note} from \${held}\`)
export async function find(db, { id, note }: Asked) {
  const asking = statement().part('held', () => sql\`select \${sql.ref(\`\${LETTER}.code\`)} from orders o where o.id = \${id} and \${isOpen('o', 7)}\`)
    .with(named)
  await asking.answer(({ held }) => sql\`select * from \${held}\`).execute(db)
}
const LETTER = 'o'`,
}

const IS_OPEN = {
  path: 'api/is-open.ts',
  text: `export function isOpen(order: string, days: number): RawBuilder<boolean> {
  const [status, list] = [sql.ref(\`\${order}.status\`), ['A', 'B']]
  return sql\`\${status} in (\${sql.join(list)}) and days < \${days}\`
}`,
}

test('a statement is put together of its parts, of functions and of other files', () => {
  const { texts, templates } = readSqlTexts([ORDERS, IS_OPEN])
  expect(texts.map(({ text }) => text)).toContain(
    'with held as (select o.code from orders o where o.id = $1 and o.status in ($2, $3) and days < 7), ' +
      'noted as (update orders set note = $4 from held) select * from held',
  )
  expect(templates.size).toBe(4)
})

test('a piece that only callers know is taken from each of them', () => {
  const text = `const listWhere = (where: RawBuilder<unknown>) => sql\`select id from orders where \${where}\`
export const one = (id: string) => listWhere(sql\`id = \${id}\`)
export const all = () => listWhere(sql\`true\`)`
  expect(readSqlTexts([{ path: 'api/list.ts', text }]).texts.map((one) => one.text)).toEqual([
    'select id from orders where id = $1',
    'select id from orders where true',
  ])
})
