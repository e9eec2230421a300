import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

/** More than any other test asks. */
const MOST_ASKED = 8

let api: TestApi
let contact: GivenContact
let owner: Client
beforeEach(async () => {
  api = await startTestApi({
    rateLimiter: createRateLimiter({ rules: { 'judge-drawing': { times: MOST_ASKED } } }),
  })
  contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
})

type Corners = [number, number][]

const square = (west: number, south: number, size = 0.02) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ] as Corners,
  ],
})
const PALERMO = square(-58.44, -34.6)
const CENTRO = square(-58.39, -34.62)
const IN_PALERMO = { lat: -34.59, lng: -58.43 }
const IN_CENTRO = { lat: -34.61, lng: -58.38 }

const draw = (key: string, area: object, fields: object = {}) =>
  api.given.change(contact, (db) =>
    db
      .insertInto('delivery_zones')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        branch_contact_id: contact.id,
        id: nextTestId(),
        key,
        name: key,
        area: JSON.stringify(area),
        fee_card: 0,
        fee_cash: 0,
        ...fields,
      })
      .execute(),
  )

/** Orders to a place, placed so many days ago. */
async function delivered(
  place: { lat: number; lng: number } | null,
  { count = 1, daysAgo = 1, fields = {} } = {},
) {
  for (let times = 0; times < count; times += 1) {
    const { id } = await api.given.order(contact, {
      mode: 'DELIVERY',
      body: { destination: { street: 'Gorriti', number: '5000', city: 'Buenos Aires', ...IN_PALERMO } },
    })
    const destination = JSON.stringify({ street: 'Gorriti', number: '5000', ...place })
    const created_at = new Date(api.clock.now.getTime() - daysAgo * 24 * 60 * 60_000)
    await api.ports.database
      .updateTable('orders')
      .set({ destination, created_at, status: 'DELIVERED', ...fields })
      .where('id', '=', id)
      .execute()
  }
}

type Zones = { key: string; priority: number; area: ReturnType<typeof square> }[]

const effectOf = async (zones: Zones, by = owner) =>
  dataOf(await by.judgeDrawing({ params: { id: contact.id }, body: { zones } }))

/** spec('decisions zones-on-the-map.3') */
test('a drawing counts the orders of the last 90 days that it loses, gains and moves', async () => {
  await delivered(IN_PALERMO, { count: 3 })
  await delivered(IN_CENTRO, { count: 2, daysAgo: 89 })
  await delivered(IN_PALERMO, { daysAgo: 91 })
  await delivered(IN_PALERMO, { fields: { status: 'CANCELED' } })
  await delivered(null)
  await draw('palermo', PALERMO)
  await draw('apagada', CENTRO, { active: false })
  const palermo = { key: 'palermo', priority: 0, area: PALERMO }
  const known = { days: 90, orders: 5, unplaced: 1 }
  expect(await effectOf([palermo])).toEqual({ ...known, lost: 0, gained: 0, moved: 0 })
  expect(await effectOf([{ ...palermo, area: CENTRO }])).toEqual({ ...known, lost: 3, gained: 2, moved: 0 })
  const above = { key: 'cerca', priority: 1, area: PALERMO }
  expect(await effectOf([palermo, above])).toEqual({ ...known, lost: 0, gained: 0, moved: 3 })
  // Between equals the one that stands first decides.
  expect(await effectOf([palermo, { ...above, priority: 0 }])).toEqual({
    ...known,
    lost: 0,
    gained: 0,
    moved: 0,
  })
})

test('nothing of another contact is counted, in one query besides who asks', async () => {
  await delivered(IN_PALERMO, { count: 2 })
  const other = await api.given.branchContact({ sameBranchAs: contact, orderModes: ['DELIVERY'] })
  const params = { id: other.id }
  expect(dataOf(await owner.judgeDrawing({ params, body: { zones: [] } }))).toMatchObject({ orders: 0 })
  await draw('palermo', PALERMO)
  const few = await statementsOf(() => effectOf([]))
  await delivered(IN_CENTRO, { count: 3 })
  await draw('centro', CENTRO)
  const more = await statementsOf(() => effectOf([{ key: 'centro', priority: 0, area: CENTRO }]))
  expect(more.filter((text) => text.includes('from orders'))).toHaveLength(1)
  expect(more).toHaveLength(few.length)
})

test.each([
  [
    'a corner that is no place',
    [
      [
        [0, 0],
        [200, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  ],
  [
    'a latitude beyond the pole',
    [
      [
        [0, 0],
        [0, 91],
        [1, 1],
        [0, 0],
      ],
    ],
  ],
  [
    'a ring of two corners',
    [
      [
        [0, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  ],
  ['no ring', []],
  [
    'more corners than are judged',
    Array.from({ length: 11 }, () => Array.from({ length: 2000 }, () => [0, 0])),
  ],
])('%s is refused', async (_, coordinates) => {
  const area = { type: 'Polygon', coordinates } as unknown as Zones[number]['area']
  const asked = owner.judgeDrawing({
    params: { id: contact.id },
    body: { zones: [{ key: 'a', priority: 0, area }] },
  })
  expect(await asked).toMatchObject({ problem: { status: 400, code: 'invalid-request' } })
})

test('staff who may not draw zones get 403, and the map is for those who draw or place the pin', async () => {
  const cashier = await api.as(await api.given.staff({ role: 'CASHIER', company: contact }))
  const params = { id: contact.id }
  expect(await cashier.judgeDrawing({ params, body: { zones: [] } })).toMatchObject({
    problem: { status: 403, errors: [{ path: 'locals.zones' }] },
  })
  expect(await cashier.getContactMap({ params })).toMatchObject({ problem: { status: 403 } })
  expect(dataOf(await owner.getContactMap({ params }))).toEqual(api.ports.map)
})

test('a caller without pauses gets 429', async () => {
  const asked = () => owner.judgeDrawing({ params: { id: contact.id }, body: { zones: [] } })
  for (let times = 0; times < MOST_ASKED; times += 1) expect(await asked()).toMatchObject({ ok: true })
  expect(await asked()).toMatchObject({ problem: { status: 429 } })
})
