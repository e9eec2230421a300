import { beforeEach, expect, test } from 'vitest'
import { createCatalogs } from '../catalog/catalog-cache.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { dataOf } from '../../testing/data-of.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import { placeOnline } from '../../testing/online-orders.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { testProvider } from '../../testing/test-provider.ts'
import { findMode } from './find-mode.ts'
import { freeSchedule } from './free-schedule.ts'

// The clock of the tests stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z.

let api: TestApi
let contact: GivenContact
let modeId: string

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  modeId = contact.modes.TAKE_AWAY ?? ''
})

/** From 20:00 to 21:00 today and tomorrow, so many orders for each half hour. */
const open = (slot_capacity: number | null) =>
  api.given.change(contact, (db) =>
    giveSchedule(db, contact, {
      modeId,
      hours: { start: 20 * 60, duration: 60 },
      config: { slot_capacity, days_ahead: 1 },
    }),
  )

async function place(...instants: readonly string[]): Promise<void> {
  const plate = await api.given.plate(contact)
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  for (const scheduledAt of instants)
    dataOf(
      await api.browser().placeOrder({
        headers: { 'idempotency-key': `key-of-${scheduledAt}` },
        body: { ...body, scheduled: true, scheduledAt },
      }),
    )
}

const offered = async () => {
  const { schedulerDaysInfo } = dataOf(await api.client.getSchedule({ params: { orderModeId: modeId } }))
  return Object.fromEntries(schedulerDaysInfo.map(({ date, availableHours }) => [date, availableHours]))
}

test('a slot that is full is left out of its day alone, and a day without any is not there', async () => {
  await open(1)
  await place('2026-11-20T23:00:00.000Z')
  expect(await offered()).toEqual({ '2026-11-20': ['20:30'], '2026-11-21': ['20:00', '20:30'] })
  await place('2026-11-20T23:30:00.000Z', '2026-11-21T23:30:00.000Z')
  expect(await offered()).toEqual({ '2026-11-21': ['20:00'] })
})

test('a slot with a place left is offered', async () => {
  await open(2)
  await place('2026-11-20T23:00:00.000Z')
  expect(await offered()).toMatchObject({ '2026-11-20': ['20:00', '20:30'] })
})

test('a place that a diner left unpaid is free for the same browser alone', async () => {
  api = await startTestApi({ payments: testProvider() })
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  modeId = contact.modes.TAKE_AWAY ?? ''
  await open(1)
  const own = api.browser()
  const plate = await api.given.plate(contact)
  const claim = { scheduled: true, scheduledAt: '2026-11-20T23:00:00.000Z' }
  await placeOnline({ api: { ...api, client: own }, contact, plate }, { claim })
  const today = async (client = api.client) =>
    dataOf(await client.getSchedule({ params: { orderModeId: modeId } })).schedulerDaysInfo[0]?.availableHours
  expect(await today()).toEqual(['20:30'])
  expect(await today(own)).toEqual(['20:00', '20:30'])
})

test('a slot that was refused as full is left out, however it counts, where any has a limit', async () => {
  await open(5)
  // Of days that are over, without a limit.
  const { schedule_id, company_id, branch_id } = await api.ports.database
    .selectFrom('schedule_configs')
    .selectAll()
    .executeTakeFirstOrThrow()
  const over = { first_day: '2026-01-01', last_day: '2026-01-31', position: 1, key: 'enero' }
  await api.given.change(contact, (db) =>
    db
      .insertInto('schedule_configs')
      .values({ company_id, branch_id, schedule_id, id: nextTestId(), ...over })
      .execute(),
  )
  const { database } = api.ports
  const found = await findMode({ database, catalogs: createCatalogs(api.ports) }, modeId)
  if (!found) throw new Error('The mode is there.')
  const refusedAt = new Date('2026-11-20T23:00:00.000Z')
  const free = await freeSchedule(api.ports, found, { browserId: undefined, refusedAt })
  expect(free.schedulerDaysInfo[0]?.availableHours).toEqual(['20:30'])
  const all = await freeSchedule(api.ports, found, { browserId: undefined })
  expect(all.schedulerDaysInfo[0]?.availableHours).toEqual(['20:00', '20:30'])
})

test('where slots have no limit nobody is counted', async () => {
  await open(null)
  await place('2026-11-20T23:00:00.000Z')
  await offered()
  expect(await statementsOf(offered)).toEqual([])
  expect(await offered()).toMatchObject({ '2026-11-20': ['20:00', '20:30'] })
})
