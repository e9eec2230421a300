import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataDir, startServer, type RunningServer } from '../start-server.ts'
import { createDatabase, runStatement } from '../create-database.ts'
import { startLocalGateway, type LocalGateway } from './local-gateway.ts'
import { importOnePlateShop } from './one-plate-shop.ts'
import { clientOf, onePlateOrder, sendOrder } from './order-stream.ts'

// Two processes on one database do the same jobs: each message goes out once, and none is lost with
// a process.
const DINERS = 16
const START_MS = 400_000
const TEST_MS = 240_000

const endings: (() => Promise<unknown>)[] = []
let databaseUrl = ''
let dataDir = ''
let gateway: LocalGateway
let servers: readonly RunningServer[] = []
let order: OrderRequestBody
let branchId = ''

const start = (): Promise<RunningServer> =>
  startServer({
    dataDir,
    databaseUrl,
    env: {
      LOAD_DEMO: 'false',
      MESSAGING: 'gateway',
      MESSAGING_URL: gateway.url,
      ABANDONED_CART_MINUTES: '0.05',
    },
  })

beforeAll(async () => {
  gateway = await startLocalGateway()
  endings.push(gateway.stop)
  const database = await createDatabase()
  endings.push(database.drop)
  databaseUrl = database.url
  dataDir = makeDataDir()
  endings.push(() => rm(dataDir, { recursive: true, force: true }))
  await importOnePlateShop({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  servers = [await start(), await start()]
  order = await onePlateOrder(servers[0]?.url ?? '')
  const [contact] = await runStatement(databaseUrl, 'select branch_id from branch_contacts')
  branchId = String(contact?.branch_id)
}, START_MS)

afterAll(async () => {
  for (const end of endings.splice(0).reverse()) await end()
}, START_MS)

const phoneOf = (diner: number): string => `+598 99 12${String(3000 + diner)}`

/** A customer who wants messages, and leaves a cart at both servers at once. */
async function leaveCart(diner: number): Promise<void> {
  const [first, second] = servers
  const phone = phoneOf(diner)
  await sendOrder(first?.url ?? '', randomUUID(), { ...order, phone, optIn: true })
  const { items, orderModeId, branchContact: branchContactId } = order
  const what = {
    items,
    orderModeId,
    branchContactId,
    branchId,
    phone,
    navigationEvent: 'PAGE_HIDDEN',
  } as const
  const at = { headers: { 'x-forwarded-for': `10.9.0.${diner}` } }
  await Promise.all(
    [first, second].map(async (server) => {
      const answer = await clientOf(server?.url ?? '').noticeAbandonedCart({ body: what }, at)
      expect(answer).toEqual({ ok: true, data: null })
    }),
  )
}

const waiting = async (): Promise<number> =>
  (
    await runStatement(
      databaseUrl,
      "select from jobs where kind = 'remind-of-cart' and done_at is null and failed_at is null",
    )
  ).length

test(
  'two servers remind of each cart once, although both were told of it',
  async () => {
    await Promise.all(Array.from({ length: DINERS }, (_, diner) => leaveCart(diner)))
    await expect.poll(waiting, { timeout: TEST_MS / 2 }).toBe(0)
    expect(gateway.keys).toHaveLength(DINERS)
    expect(new Set(gateway.keys).size).toBe(DINERS)
  },
  TEST_MS,
)

test(
  'kill -9 while a message goes out: another process sends it under the same key',
  async () => {
    const before = gateway.keys.length
    gateway.answers = false
    await leaveCart(DINERS)
    await expect.poll(() => gateway.keys.length, { timeout: TEST_MS / 4 }).toBe(before + 1)
    await Promise.all(servers.map(({ kill }) => kill()))
    gateway.answers = true
    const next = await start()
    endings.push(next.stop)
    // The claim of the killed server ends after a minute.
    await expect.poll(waiting, { timeout: TEST_MS / 2 }).toBe(0)
    expect(gateway.keys.slice(before)).toEqual([gateway.keys[before], gateway.keys[before]])
  },
  TEST_MS,
)
