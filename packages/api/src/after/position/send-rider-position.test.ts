import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenRider } from '../../testing/given-rider.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

let api: TestApi
let contact: GivenContact
let rider: GivenRider
let phone: Client

const SHOP = { lat: -34.5885, lng: -58.4306 }
const HOME = { lat: -34.58, lng: -58.43 }

const start = async (ports: Parameters<typeof startTestApi>[0] = {}) => {
  api = await startTestApi(ports)
  contact = await api.given.branchContact({ contact: { rider_security_code_hash: 'a hash', ...SHOP } })
  rider = await api.given.rider(contact)
  phone = api.riding(rider)
}

beforeEach(() => start())

/** A position so many metres north of the shop, so many seconds after noon. */
const at = (north: number, seconds: number) => ({
  lat: SHOP.lat + north / 111_195,
  lng: SHOP.lng,
  accuracy: 12,
  at: new Date(Date.parse('2026-11-20T15:00:00Z') + seconds * 1000).toISOString(),
})

const clockAt = (seconds: number) => {
  api.clock.now = new Date(at(0, seconds).at)
}

const send = (body: Parameters<Client['sendRiderPosition']>[0]['body']) => phone.sendRiderPosition({ body })

const lastSeen = () =>
  api.ports.database
    .selectFrom('rider_positions')
    .select(['lat', 'accuracy', 'recorded_at'])
    .executeTakeFirst()

const told = (logisticsOrderId: string) =>
  api.published.flatMap(({ channel, event, data }) =>
    channel === `tracking-${logisticsOrderId}` && event === 'logistics-tracking-update'
      ? [
          data as {
            readonly eta: string | null
            readonly rider: { readonly positionAt: string | null } | null
          },
        ]
      : [],
  )

/** spec('decisions paths-that-are-not-shown.5') */
test('the last position is kept with its accuracy, and the track thinned', async () => {
  clockAt(60)
  for (const seconds of [0, 4, 8, 12]) expect(await send(at(seconds, seconds))).toMatchObject({ ok: true })

  expect(await lastSeen()).toEqual({
    lat: expect.closeTo(at(12, 12).lat, 8) as number,
    accuracy: 12,
    recorded_at: new Date(at(0, 12).at),
  })
  const track = await api.ports.database
    .selectFrom('rider_tracks')
    .select('recorded_at')
    .orderBy('recorded_at')
    .execute()
  expect(track.map(({ recorded_at }) => recorded_at.toISOString())).toEqual(
    [at(0, 0).at, at(0, 12).at].map((one) => new Date(one).toISOString()),
  )
})

test('positions kept without a connection come at once, in any order, and repeats change nothing', async () => {
  clockAt(60)
  const positions = [at(300, 30), at(0, 0), at(150, 15)]
  for (let times = 0; times < 2; times += 1) expect(await send({ positions })).toMatchObject({ ok: true })

  expect((await lastSeen())?.recorded_at).toEqual(new Date(at(0, 30).at))
  const track = await api.ports.database.selectFrom('rider_tracks').select('recorded_at').execute()
  expect(track).toHaveLength(3)
})

test('a position that is late, from the future or from the sea never replaces a true one', async () => {
  clockAt(60)
  await send(at(100, 30))
  await send(at(0, 10))
  expect((await lastSeen())?.recorded_at).toEqual(new Date(at(0, 30).at))
  await send({ ...at(0, 40), lat: -40, lng: -30 })
  expect((await lastSeen())?.lat).toBeCloseTo(at(100, 0).lat, 8)
  await send(at(140, 9_999))
  expect((await lastSeen())?.recorded_at).toEqual(api.clock.now)
  const doubted = await api.ports.database
    .selectFrom('rider_tracks')
    .select('lat')
    .where('believed', '=', false)
    .execute()
  expect(doubted).toEqual([{ lat: -40 }])
})

test('a position older than any shift is skipped', async () => {
  clockAt(60)
  for (const old of ['0000-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '2026-11-19T15:00:00Z'])
    expect(await send({ ...at(0, 0), at: old })).toMatchObject({ ok: true })
  expect(await lastSeen()).toBeUndefined()
  const positions = [{ ...at(0, 0), at: '0000-12-31T23:59:59Z' }, at(20, 20)]
  expect(await send({ positions })).toMatchObject({ ok: true })
  expect((await lastSeen())?.recorded_at).toEqual(new Date(at(0, 20).at))
})

test('of positions that arrive at once the newest stays', async () => {
  clockAt(600)
  await Promise.all([50, 10, 40, 20, 30].map((seconds) => send(at(seconds, seconds))))
  expect((await lastSeen())?.recorded_at).toEqual(new Date(at(0, 50).at))
})

/** spec('001 §4.25') */
test('customers are told from the shop to the door alone, with the estimate', async () => {
  clockAt(60)
  const shipment = await api.given.shipment(contact, { rider, status: 'IN_STORE', logistics: HOME })
  await send(at(0, 10))
  expect(told(shipment.logisticsOrderId)).toEqual([])
  await api.ports.database.updateTable('shipments').set({ status: 'ON_ROUTE_TO_DROP_OFF' }).execute()
  await send(at(50, 20))
  await expect
    .poll(() => told(shipment.logisticsOrderId))
    .toMatchObject([
      { status: 'ON_ROUTE_TO_DROP_OFF', eta: '12:05', rider: { positionAt: '2026-11-20T15:00:20.000Z' } },
    ])
  await api.ports.database.updateTable('shipments').set({ status: 'DELIVERED' }).execute()
  await send(at(90, 30))
  await wait(1_200)
  expect(told(shipment.logisticsOrderId)).toHaveLength(1)
})

test('of many positions in a second a page is told the first, and a second later the last', async () => {
  clockAt(60)
  const { logisticsOrderId } = await api.given.shipment(contact, {
    rider,
    status: 'ON_ROUTE_TO_DROP_OFF',
    logistics: HOME,
  })
  for (let seconds = 1; seconds <= 9; seconds += 1) await send(at(seconds, seconds))
  await expect.poll(() => told(logisticsOrderId).length, { timeout: 3_000 }).toBe(2)
  expect(told(logisticsOrderId)[1]?.rider?.positionAt).toBe('2026-11-20T15:00:09.000Z')
})

test('the doors of a stack are reached one after the other', async () => {
  clockAt(60)
  const near = { lat: SHOP.lat + 500 / 111_195, lng: SHOP.lng }
  const far = { lat: SHOP.lat + 1500 / 111_195, lng: SHOP.lng }
  const status = 'ON_ROUTE_TO_DROP_OFFS'
  const stack = await api.given.shipmentStack(contact, {
    rider,
    status,
    shipments: [{ logistics: near }, { logistics: far }],
  })
  await api.ports.database.updateTable('shipments').set({ status }).execute()
  await send(at(0, 60))
  const rows = await api.ports.database.selectFrom('logistics_orders').select(['id', 'eta']).execute()
  const seconds = stack.shipments.map(({ logisticsOrderId }) => {
    const eta = rows.find(({ id }) => id === logisticsOrderId)?.eta
    return Math.round(((eta?.getTime() ?? 0) - api.clock.now.getTime()) / 1000)
  })
  expect(seconds).toEqual([123, 123 + 245 + 180])
})

test('where somebody went is forgotten after three days', async () => {
  clockAt(60)
  await send(at(0, 1))
  const left = async () => {
    await ensureRecurringJobs(api.ports)
    await runDueJobs(api.ports)
    const rows = await api.ports.database.selectFrom('rider_tracks').select('rider_id').execute()
    return [rows.length, (await lastSeen()) !== undefined]
  }
  expect(await left()).toEqual([1, true])
  api.clock.now = new Date('2026-11-23T14:59:00.000Z')
  expect(await left()).toEqual([1, true])
  api.clock.now = new Date('2026-11-23T16:00:00.000Z')
  expect(await left()).toEqual([0, false])
})

test('a flood costs no query, and holds up nobody else', async () => {
  await start({ rateLimiter: createRateLimiter() })
  clockAt(60)
  const other = api.riding(await api.given.rider(contact))
  for (let times = 0; times < 120; times += 1) await send(at(0, times % 60))
  const flood = await statementsOf(async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => send(at(0, 59))))
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: false, problem: { status: 429, code: 'too-many-requests' } })
  })
  expect(flood).toEqual([])
  expect(await other.sendRiderPosition({ body: at(0, 1) })).toMatchObject({ ok: true })
})

test('nonsense is refused whole, and without a shift nobody is anywhere', async () => {
  const positions = [at(0, 1), { ...at(0, 2), lat: 91 }]
  expect(await send({ positions })).toMatchObject({ ok: false, problem: { status: 400 } })
  expect(await send({ positions: [] })).toMatchObject({ ok: false, problem: { status: 400 } })
  expect(await send({ positions: Array.from({ length: 201 }, () => at(0, 1)) })).toMatchObject({ ok: false })
  expect(await lastSeen()).toBeUndefined()
  expect(await api.client.sendRiderPosition({ body: at(0, 1) })).toMatchObject({ problem: { status: 401 } })
})

test('a position costs three queries, the one that knows the rider included', async () => {
  await api.given.shipmentStack(contact, { rider, status: 'ON_ROUTE_TO_DROP_OFFS' })
  clockAt(60)
  expect(await statementsOf(() => send({ positions: [at(0, 1), at(5, 2)] }))).toHaveLength(3)
  expect(dataOf(await phone.whoAmI())).toMatchObject({ riderId: rider.id })
})
