import { randomUUID } from 'node:crypto'
import { openTestDatabase } from '@mostrador/database/testing'
import type { Bus } from '@mostrador/realtime/bus'
import { createPostgresBus } from '@mostrador/realtime/postgres-bus'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BURST, startTrackedDelivery, type TrackedDelivery } from '../../testing/tracked-delivery.ts'

// Between the processes is PostgreSQL alone.
const server = process.env['TEST_DATABASE_URL'] ?? ''
const PAGES = 200

let delivery: TrackedDelivery
let notifyChannel: string
const endings: (() => unknown)[] = []

beforeEach(async () => {
  notifyChannel = `test ${randomUUID()}`
  delivery = await startTrackedDelivery({ openBus, endings })
})

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** The bus of one process, with a listening connection of its own. */
async function openBus(): Promise<Bus> {
  const { pool } = await openTestDatabase()
  // A notice in one database is heard in no other.
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const { href: connectionString } = Object.assign(new URL(server), { pathname: `/${rows[0]?.name}` })
  const query = (sql: string, params: unknown[]) => pool.query(sql, params)
  const retry = { firstMs: 20, longestMs: 100 }
  const bus = await createPostgresBus({ connectionString, notifyChannel, query, retry })
  endings.push(() => bus.close())
  return bus
}

test(
  'a position that one process takes is on a page of another, of a burst the last and not each',
  { timeout: 60_000 },
  async () => {
    const pages = await delivery.startPages()
    const page = delivery.openPage(pages.port)
    await expect.poll(() => page.subscriptions, { timeout: 20_000 }).toBe(1)
    const first = await delivery.send(0)
    await expect.poll(() => page.told[0]?.rider?.positionAt, { timeout: 20_000 }).toBe(first)
    const last = await delivery.sendBurst()

    await expect.poll(() => page.told.at(-1)?.rider?.positionAt, { timeout: 20_000 }).toBe(last)
    expect(page.told.length).toBeLessThan(1 + BURST)
  },
)

/** spec('001 §4.25') */
test(
  `${PAGES} pages whose process dies come back, and none misses how it ended`,
  { timeout: 120_000 },
  async () => {
    const pages = await delivery.startPages()
    const open = Array.from({ length: PAGES }, () => delivery.openPage(pages.port))
    const all = (is: (page: (typeof open)[number]) => boolean) => () => open.filter(is).length
    await expect
      .poll(
        all(({ subscriptions }) => subscriptions === 1),
        { timeout: 60_000 },
      )
      .toBe(PAGES)
    const last = await delivery.send(1)
    await expect
      .poll(
        all(({ shown }) => shown?.rider?.positionAt === last),
        { timeout: 60_000 },
      )
      .toBe(PAGES)

    pages.stopListening()
    pages.cut()
    await delivery.deliver()
    await delivery.startPages(pages.port)

    await expect
      .poll(
        all(({ shown }) => shown?.status === 'DELIVERED'),
        { timeout: 90_000 },
      )
      .toBe(PAGES)
    expect(all(({ subscriptions }) => subscriptions === 2)()).toBe(PAGES)
  },
)
