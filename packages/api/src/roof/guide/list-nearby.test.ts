import { beforeEach, expect, test } from 'vitest'
import type { Point } from '@mostrador/domain/delivery/contains-point'
import { metresBetween } from '@mostrador/domain/position/metres-between'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

type Body = Parameters<TestApi['client']['listNearby']>[0]['body']

const OBELISCO: Point = { lat: -34.6037, lng: -58.3816 }

const at = (point: Point, name: string, more: Record<string, unknown> = {}) =>
  api.given.branchContact({
    orderModes: ['TAKE_AWAY'],
    contact: { ...point, name, street: 'Honduras', number: '4900', city: 'CABA', ...more },
  })

async function ask(point: Point, more: Partial<Body> = {}) {
  const result = await api.client.listNearby({ body: { ...point, ...more } })
  if (!result.ok) throw new Error(result.problem.code)
  return result.data.commerces
}

const names = async (point: Point, more: Partial<Body> = {}) =>
  (await ask(point, more)).map(({ name }) => name)

/** spec('001 §2.39') spec('001 §3.4') spec('001 §7.16') */
test('the nearest comes first, with its address and its metres', async () => {
  const far = { lat: -34.5627, lng: -58.4564 }
  await at(far, 'Belgrano', { whatsapp_phone: '5491112345678' })
  const near = await at({ lat: -34.6083, lng: -58.3712 }, 'Mayo')
  expect(await ask(OBELISCO)).toMatchObject([
    {
      alias: near.alias,
      name: 'Mayo',
      address: { street: 'Honduras', number: '4900', city: 'CABA' },
      whatsAppPhone: null,
    },
    {
      name: 'Belgrano',
      distanceInMeters: Math.round(metresBetween(OBELISCO, far)),
      whatsAppPhone: '5491112345678',
    },
  ])
})

test('an east that a flat map shows nearer than a north is sorted by its true metres', async () => {
  const ushuaia = { lat: -54.8, lng: -68.3 }
  await at({ lat: -54.71, lng: -68.3 }, 'north')
  await at({ lat: -54.8, lng: -68.18 }, 'east')
  expect(await names(ushuaia, { pagingOption: { pageSize: 1 } })).toEqual(['east'])
  expect(await names(ushuaia)).toEqual(['east', 'north'])
})

test('across the date line is near', async () => {
  await at({ lat: -17, lng: 178 }, 'west')
  await at({ lat: -17, lng: -179.9 }, 'over the line')
  await at({ lat: -17, lng: 0 }, 'other side of the world')
  expect(await names({ lat: -17, lng: 179.9 }, { pagingOption: { pageSize: 1 } })).toEqual(['over the line'])
  expect(await names({ lat: -17, lng: 179.9 })).toEqual(['over the line', 'west', 'other side of the world'])
})

test('at a pole every side is near', async () => {
  await at({ lat: -89.9, lng: 10 }, 'here')
  await at({ lat: -89.95, lng: -170 }, 'over the pole')
  await at({ lat: -80, lng: 11 }, 'same side')
  for (const lat of [-89.99, -90]) {
    expect(await names({ lat, lng: 0 }, { pagingOption: { pageSize: 1 } })).toEqual(['over the pole'])
    expect(await names({ lat, lng: 0 })).toEqual(['over the pole', 'here', 'same side'])
  }
})

/**
 * Many more contacts of the same branch, in three statements: one after another they took the
 * longest of all this.
 */
async function crowd(like: GivenContact, points: readonly Point[]): Promise<void> {
  const { database } = api.ports
  const tenant = { company_id: like.companyId, branch_id: like.branchId }
  const rows = points.map((point) => ({ ...point, id: nextTestId(), name: `${point.lat},${point.lng}` }))
  await database
    .insertInto('branch_contacts')
    .values(rows.map((row) => ({ ...tenant, ...row, key: row.id, time_zone: 'UTC', street: '', number: '' })))
    .execute()
  await database
    .insertInto('aliases')
    .values(
      rows.map(({ id }) => ({ ...tenant, alias: `c-${id}`, kind: 'branchContact', branch_contact_id: id })),
    )
    .execute()
  await database
    .insertInto('order_modes')
    .values(
      rows.map(({ id }) => ({
        ...tenant,
        id: nextTestId(),
        branch_contact_id: id,
        menu_id: like.menuId,
        key: 'take-away',
        type: 'TAKE_AWAY' as const,
      })),
    )
    .execute()
}

/** spec('001 §9.7') */
test('any number of contacts anywhere are sorted as their distances say, page by page and each once', async () => {
  const world = await at({ lat: 0, lng: 0 }, 'first')
  // The golden angle spreads points over everything: poles, date line and all that is between.
  const points = Array.from({ length: 120 }, (_, n) => ({
    lat: (Math.asin(1 - (2 * (n + 0.5)) / 120) * 180) / Math.PI,
    lng: ((n * 137.508) % 360) - 180,
  }))
  await api.ports.database.deleteFrom('branch_contacts').where('id', '=', world.id).execute()
  await crowd(world, points)
  for (const from of [OBELISCO, { lat: 89, lng: 3 }, { lat: -60, lng: 180 }, { lat: 0, lng: -180 }]) {
    const pages = []
    for (let offset = 0; offset < 140; offset += 20)
      pages.push(...(await names(from, { pagingOption: { pageSize: 20, offset } })))
    const distance = (name: string) => {
      const [lat = 0, lng = 0] = name.split(',').map(Number)
      return Math.round(metresBetween(from, { lat, lng }))
    }
    expect(new Set(pages).size).toBe(120)
    expect(pages.map(distance)).toEqual(pages.map(distance).toSorted((a, b) => a - b))
  }
})

test('equally near contacts keep their order from page to page', async () => {
  const ids = []
  for (let n = 0; n < 5; n += 1) ids.push((await at(OBELISCO, `local ${n}`)).id)
  const paged = []
  for (let offset = 0; offset < 5; offset += 2)
    paged.push(...(await ask(OBELISCO, { pagingOption: { pageSize: 2, offset } })).map(({ id }) => id))
  expect(paged).toEqual(ids)
})

test('a branch contact that is blocked, has no location or takes no orders is not listed', async () => {
  await at(OBELISCO, 'blocked', { blocked: true })
  await api.given.branchContact({ contact: { name: 'nowhere' } })
  await api.given.branchContact({ contact: { ...OBELISCO, name: 'silent' }, mode: { active: false } })
  await at(OBELISCO, 'open')
  expect(await names(OBELISCO)).toEqual(['open'])
})

/** spec('001 §2.38') spec('001 §5.11') */
test('the filters leave one country, or one contact by its alias', async () => {
  const here = await at(OBELISCO, 'aquí')
  await api.given.branchContact({ branch: { country_id: 'uy' }, contact: { ...OBELISCO, name: 'allá' } })
  const country = { key: 'country', value: 'AR' } as const
  expect(await names(OBELISCO)).toHaveLength(2)
  expect(await names(OBELISCO, { filters: [country] })).toEqual(['aquí'])
  const one = (value: string) => names(OBELISCO, { filters: [country, { key: 'branch_contact', value }] })
  expect(await one(` ${here.alias.toUpperCase()} `)).toEqual(['aquí'])
  expect([await one('nadie'), await one(here.branchAlias)]).toEqual([[], []])
})

test('no branch contact near is an empty list', async () => {
  expect(await ask(OBELISCO)).toEqual([])
})

test('a page is one query', async () => {
  await at(OBELISCO, 'open')
  expect(await statementsOf(() => ask(OBELISCO))).toHaveLength(1)
})

test('nonsense is refused, and asking is limited by address', async () => {
  const body = (lat: number, lng: number) => api.client.listNearby({ body: { lat, lng } })
  for (const answer of [await body(91, 0), await body(0, -181), await body(Number.NaN, 0)])
    expect(answer).toMatchObject({ ok: false, problem: { status: 400 } })
  const rules = { 'near-address': { times: 1, seconds: 60, together: false } }
  const limited = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const again = () => limited.client.listNearby({ body: { ...OBELISCO } })
  expect([(await again()).ok, await again()]).toMatchObject([
    true,
    { problem: { code: 'too-many-requests' } },
  ])
})
