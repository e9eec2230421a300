import { expect, test } from 'vitest'
import { checkStores } from './check-stores.ts'

const HANDLER = "import { yes, type Handler } from '../../ground/http/handler.ts'\n"

const judge = (text: string, path = 'api/order/list.ts') =>
  checkStores([{ path, text }], 'api').map(({ line, sentence }) => `${line}: ${sentence}`)

const REFUSED =
  "2: SQL stands beside a handler: give each question and command a function of the noun's store."

test.each([
  ['a template', 'const rows = sql`select from orders`'],
  ['a template with a type', 'const rows = sql<Row>`select from orders`'],
  ['a query of the builder', "const row = await api.database.selectFrom('orders').execute()"],
  ['a write of the builder', "await tx\n  .updateTable('orders').execute()"],
])('%s beside a handler is refused', (_, text) => {
  expect(judge(HANDLER + text)).toEqual([REFUSED])
})

test('a handler of a job holds no SQL either', () => {
  expect(judge("import type { JobHandler } from '../job/job.ts'\nconst old = sql`delete from jobs`")).toEqual(
    [REFUSED],
  )
})

test('a store, a test and another folder may hold SQL', () => {
  const text = "import { sql } from 'kysely'\nconst rows = sql`select from orders`"
  expect(judge(text)).toEqual([])
  expect(judge(HANDLER + text, 'api/order/list.test.ts')).toEqual([])
  expect(judge(HANDLER + text, 'database/list.ts')).toEqual([])
})

test('a handler that calls its store passes', () => {
  expect(judge(`${HANDLER}const rows = await listOrders(api.database)`)).toEqual([])
})
