import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z.

const NEAR = { lat: -34.585, lng: -58.43 }
const FAR = { lat: -34.585, lng: -58.53 }

/** A square around a point. */
const around = ({ lat, lng }: typeof NEAR) => {
  const [south, north, west, east] = [lat - 0.01, lat + 0.01, lng - 0.01, lng + 0.01]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return JSON.stringify({ type: 'Polygon', coordinates: [ring] })
}

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({
    orderModes: ['DELIVERY'],
    mode: { fee_card: 0, fee_cash: 0, min_delay_minutes: 30, max_delay_minutes: 45 },
  })
  const zone = (name: string, at: typeof NEAR, minutes: object) => ({
    company_id: contact.companyId,
    branch_id: contact.branchId,
    branch_contact_id: contact.id,
    id: nextTestId(),
    key: name,
    name,
    area: around(at),
    fee_card: 0,
    fee_cash: 0,
    ...minutes,
  })
  const zones = [
    zone('centro', NEAR, {}),
    zone('lejos', FAR, { min_delay_minutes: 50, max_delay_minutes: 70 }),
  ]
  await api.given.change(contact, (db) => db.insertInto('delivery_zones').values(zones).execute())
})

const delaysAt = async (point: typeof NEAR) =>
  dataOf(
    await api.client.getDeliveryFee({
      params: { id: contact.id },
      query: { ...point, fullAddress: 'Honduras 4900' },
    }),
  ).delays

/**
 * Returns the promise of an order to a point, as its follow-up reads it; the promise in the body
 * is not believed.
 */
async function promisedAt(point: typeof NEAR, body: object = {}): Promise<readonly number[]> {
  const destination = { street: 'Honduras', number: '4900', ...point }
  const placed = await api.given.order(contact, {
    mode: 'DELIVERY',
    body: { ...body, destination, minDelayInMinutes: 1, maxDelayInMinutes: 2 },
  })
  const { minDelayInMinutes, maxDelayInMinutes } = dataOf(
    await api.client.getOrder({ params: { alias: contact.alias, code: placed.code } }),
  )
  return [minDelayInMinutes, maxDelayInMinutes]
}

/** spec('decisions zones-on-the-map.8') */
test('an order is promised the minutes of its zone, and where that says none those of its mode', async () => {
  expect(await delaysAt(FAR)).toEqual({ minDelayInMinutes: 50, maxDelayInMinutes: 70 })
  expect(await delaysAt(NEAR)).toBeUndefined()
  expect(await promisedAt(FAR)).toEqual([50, 70])
  expect(await promisedAt(NEAR)).toEqual([30, 45])
})

/** spec('decisions zones-on-the-map.8') spec('decisions interruptions.3') */
test('while the contact is busy the minutes of a zone are longer too, those of a slot are not', async () => {
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', company: contact }))
  const busy = {
    kind: 'BUSY',
    thing: { kind: 'ALL' },
    extraMinutes: 20,
    lasting: 'MINUTES_30',
    message: '',
  } as const
  dataOf(await manager.startInterruption({ params: { id: contact.id }, body: busy }))
  expect(await promisedAt(FAR)).toEqual([70, 90])
  // An answer of one call stands on a page that knows by the minute how busy the contact is.
  expect(await delaysAt(FAR)).toEqual({ minDelayInMinutes: 50, maxDelayInMinutes: 70 })
  await api.given.change(contact, (db) =>
    giveSchedule(db, contact, {
      modeId: contact.modes.DELIVERY ?? '',
      hours: { start: 1140, duration: 180 },
    }),
  )
  const slot = { scheduled: true, scheduledAt: '2026-11-20T23:00:00.000Z' }
  expect(await promisedAt(FAR, slot)).toEqual([50, 70])
})
