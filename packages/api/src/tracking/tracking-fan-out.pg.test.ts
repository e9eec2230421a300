import { randomUUID } from 'node:crypto'
import { openTestDatabase } from '@mostrador/database/testing'
import type { Bus } from '@mostrador/realtime/bus'
import { createPostgresBus } from '@mostrador/realtime/postgres-bus'
import { connectPusher, startTestEndpoint, type TestEndpoint } from '@mostrador/realtime/start-test-endpoint'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataOf } from '../testing/data-of.ts'
import type { GivenContact } from '../testing/given-contact.ts'
import type { GivenRider, GivenShipment } from '../testing/given-rider.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

// One process takes what riders and staff do, another holds the pages: between them is PostgreSQL alone.
const server = process.env['TEST_DATABASE_URL'] ?? ''
const PAGES = 200
const SHOP = { lat: -34.5885, lng: -58.4306 }
const HOME = { lat: -34.57, lng: -58.43 }

type Told = { readonly status: string; readonly rider: { readonly positionAt: string | null } | null }

let api: TestApi
let contact: GivenContact
let rider: GivenRider
let shipment: GivenShipment
let notifyChannel: string
const endings: (() => unknown)[] = []

beforeEach(async () => {
  notifyChannel = `test ${randomUUID()}`
  const bus = await openBus()
  api = await startTestApi({
    publisher: { publish: (message) => bus.publish(message), subscribe: () => () => undefined },
  })
  api.clock.now = new Date('2026-11-20T15:00:00.000Z')
  contact = await api.given.branchContact({ contact: { rider_security_code_hash: 'a hash', ...SHOP } })
  rider = await api.given.rider(contact)
  shipment = await api.given.shipment(contact, { rider, status: 'ON_ROUTE_TO_DROP_OFF', logistics: HOME })
  api.clock.now = new Date('2026-11-20T15:10:00.000Z')
})

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** The bus of one process, with a listening connection of its own. */
async function openBus(): Promise<Bus> {
  const { pool } = await openTestDatabase()
  // What is told in one database is heard in no other.
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const { href: connectionString } = Object.assign(new URL(server), { pathname: `/${rows[0]?.name}` })
  const query = (sql: string, params: unknown[]) => pool.query(sql, params)
  const retry = { firstMs: 20, longestMs: 100 }
  const bus = await createPostgresBus({ connectionString, notifyChannel, query, retry })
  endings.push(() => bus.close())
  return bus
}

const startPages = async (port?: number): Promise<TestEndpoint> => {
  const process = await startTestEndpoint({ bus: await openBus(), ...(port === undefined ? {} : { port }) })
  endings.push(() => process.stop())
  return process
}

const load = async (): Promise<Told> =>
  dataOf(await api.client.getTracking({ params: { alias: contact.alias, orderCode: shipment.orderCode } }))

/** A page as the storefront has it: it loads at every subscription, and replaces what it shows by what it is told. */
function openPage(port: number) {
  const pusher = connectPusher(port)
  endings.push(() => pusher.disconnect())
  const page = { subscriptions: 0, shown: undefined as Told | undefined, told: [] as Told[] }
  const channel = pusher.subscribe(`tracking-${shipment.logisticsOrderId}`)
  channel.bind('pusher:subscription_succeeded', async () => {
    page.shown = await load()
    page.subscriptions += 1
  })
  channel.bind('logistics-tracking-update', (info: Told) => {
    page.told.push(info)
    page.shown = info
  })
  return page
}

const send = async (seconds: number) => {
  const at = new Date(Date.parse('2026-11-20T15:00:00Z') + seconds * 1000).toISOString()
  const body = { lat: SHOP.lat + seconds / 20_000, lng: SHOP.lng, accuracy: 9, at }
  dataOf(await api.riding(rider).sendRiderPosition({ body }))
  return at
}

test(
  'a position that one process takes is on a page of another, of a burst the first and the last',
  { timeout: 60_000 },
  async () => {
    const pages = await startPages()
    const page = openPage(pages.port)
    await expect.poll(() => page.subscriptions, { timeout: 20_000 }).toBe(1)
    const first = await send(1)
    for (let seconds = 2; seconds < 8; seconds += 1) await send(seconds)
    const last = await send(8)

    await expect.poll(() => page.told.at(-1)?.rider?.positionAt, { timeout: 20_000 }).toBe(last)
    expect(page.told[0]?.rider?.positionAt).toBe(first)
  },
)

test(
  `${PAGES} pages whose process dies come back, and none misses how it ended`,
  { timeout: 120_000 },
  async () => {
    const pages = await startPages()
    const open = Array.from({ length: PAGES }, () => openPage(pages.port))
    const all = (is: (page: (typeof open)[number]) => boolean) => () => open.filter(is).length
    await expect
      .poll(
        all(({ subscriptions }) => subscriptions === 1),
        { timeout: 60_000 },
      )
      .toBe(PAGES)
    const last = await send(1)
    await expect
      .poll(
        all(({ shown }) => shown?.rider?.positionAt === last),
        { timeout: 60_000 },
      )
      .toBe(PAGES)

    pages.stopListening()
    pages.cut()
    const staff = await api.as(await api.given.staff({ contacts: [contact] }))
    const { orderId: id } = shipment
    dataOf(await staff.changeOrderStatus({ params: { id }, body: { action: 'deliver' } }))
    await startPages(pages.port)

    await expect
      .poll(
        all(({ shown }) => shown?.status === 'DELIVERED'),
        { timeout: 90_000 },
      )
      .toBe(PAGES)
    expect(all(({ subscriptions }) => subscriptions === 2)()).toBe(PAGES)
  },
)
