import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { rowsReadBy } from '../../testing/rows-read-by.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

// A question about a day reads the orders of that day, however many years the shop has behind it.

const YEARS = 3_000

let api: TestApi
let contact: GivenContact

/** Finished orders of the past, as copies of one: one an hour, up to a week ago. */
async function past(count: number): Promise<void> {
  const { id } = await api.given.order(contact)
  const names = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'orders'`.execute(
    api.ports.database,
  )
  const instead: Readonly<Record<string, string>> = {
    id: "('0196' || right(gen_random_uuid()::text, 32))::uuid",
    code: "lpad(n::text, 10, '0')",
    status: "'DELIVERED'",
    local_day: 'local_day - (n / 24 + 7)',
    created_at: "created_at - interval '7 days' - n * interval '1 hour'",
    number: 'n % 24 + 1',
  }
  const all = names.rows.map(({ name }) => name)
  const columns = all.map((name) => `"${name}"`).join(', ')
  const values = all.map((name) => instead[name] ?? `"${name}"`).join(', ')
  await sql
    .raw(
      `insert into orders (${columns}) select ${values} from orders, generate_series(1, ${count}) n where id = '${id}'`,
    )
    .execute(api.ports.database)
  await sql`update orders set status = 'DELIVERED'`.execute(api.ports.database)
  await sql`analyze orders`.execute(api.ports.database)
}

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  await past(YEARS)
})

const ordersReadBy = (call: () => Promise<unknown>) => rowsReadBy(call, { table: 'orders', alias: 'o' })

test('the sums, the list and a search of a day read none of the years before', async () => {
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const params = { id: contact.id }
  const sums = () => manager.getFinishedTotals({ params, query: { days: '1' } })
  const list = (search?: string) => () =>
    manager.listBoard({ params, query: { scope: 'finished', days: '1', search } })
  expect(dataOf(await sums()).sold.orders).toBe(1)
  expect(dataOf(await list()()).orders).toHaveLength(1)
  expect(await ordersReadBy(sums)).toBeLessThan(10)
  expect(await ordersReadBy(list())).toBeLessThan(10)
  expect(await ordersReadBy(list('nobody'))).toBeLessThan(10)
})
