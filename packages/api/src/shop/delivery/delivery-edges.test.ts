import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

let api: TestApi
let contact: GivenContact
beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['DELIVERY'] })
})

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]
const drawn = (name: string, rings: unknown, fields: object = {}) => ({
  company_id: contact.companyId,
  branch_id: contact.branchId,
  branch_contact_id: contact.id,
  id: nextTestId(),
  key: name,
  name,
  area: JSON.stringify({ type: 'Polygon', coordinates: rings }),
  fee_card: 100_000,
  fee_cash: 100_000,
  ...fields,
})
const draw = (...zones: ReturnType<typeof drawn>[]) =>
  api.given.change(contact, (db) => db.insertInto('delivery_zones').values(zones).execute())

const zoneAt = async (lat: number, lng: number) => {
  const query = { lat, lng, fullAddress: 'Honduras 4900' }
  const info = dataOf(await api.client.getDeliveryFee({ params: { id: contact.id }, query }))
  return info.inArea ? info.options[0]?.zone : null
}

/** spec('000 §6.4') */
test('on the border, in a corner and on the edge of a hole it is delivered, in the hole and beyond it is not', async () => {
  await draw(drawn('Con plaza', [square(10, 20), square(14, 16)]))
  const points = [
    [12, 12],
    [10, 15],
    [20, 20],
    [14, 15],
    [16, 16],
    [15, 15],
    [20.0000001, 15],
    [9.9999999, 9.9999999],
  ] as const
  const zones = await Promise.all(points.map(([lat, lng]) => zoneAt(lat, lng)))
  expect(zones).toEqual([...Array.from({ length: 5 }, () => 'Con plaza'), null, null, null])
})

test('a hole of one zone is filled by another, whatever their order and however low its priority', async () => {
  await draw(
    drawn('Plaza', [square(13, 17)], { priority: -5, position: 9 }),
    drawn('Anillo', [square(10, 20), square(14, 16)], { priority: 5 }),
  )
  expect(await zoneAt(15, 15)).toBe('Plaza')
  expect(await zoneAt(13.5, 13.5)).toBe('Anillo')
  expect(await zoneAt(14, 14)).toBe('Anillo')
})

/** spec('000 §7.11') */
test.each(['', '%20', '91', '-90.1', 'NaN', 'Infinity', '1e999', 'norte', '12&lat=13', '%00'])(
  'a latitude of "%s" is refused, and a longitude of 181 too',
  async (lat) => {
    const paths = [
      `/api/branch/${contact.id}/deliveryzones/fee?lat=${lat}&lng=0&fullAddress=x`,
      `/api/branch/${contact.id}/deliveryzones/fee?lat=0&lng=181&fullAddress=x`,
      `/api/branch/${contact.id}/deliveryzones/fee?lng=0&fullAddress=x`,
      `/api/diner/branches/${contact.branchId}/branchcontacts?lat=${lat}&lng=0`,
      `/api/diner/branches/${contact.branchId}/branchcontacts?lat=0&lng=181`,
      `/api/geocoding/reverse?lat=${lat}&lng=0`,
    ]
    for (const path of paths) {
      const response = await api.fetch(path)
      expect([path, response.status]).toEqual([path, 400])
      expect(await response.json()).toMatchObject({ code: 'invalid-request', status: 400 })
    }
  },
)

test('of two hundred zones the one that holds the point answers, and asks the database at most three times', async () => {
  const strips = Array.from({ length: 200 }, (_, index) => {
    const [west, east] = [index / 10, index / 10 + 0.05]
    const ring = [
      [west, 0],
      [east, 0],
      [east, 1],
      [west, 1],
      [west, 0],
    ]
    return drawn(`Franja ${index}`, [ring], { position: index, rider_capacity: 9 })
  })
  await draw(...strips)
  expect(await zoneAt(0.5, 15.02)).toBe('Franja 150')
  expect(await zoneAt(0.5, 15.07)).toBeNull()
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const statements = await statementsOf(() => zoneAt(0.5, 15.02))
  expect(statements.length).toBeLessThanOrEqual(3)
})
