import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../testing/given-contact.ts'
import { dataOf } from '../testing/data-of.ts'
import { giveSchedule } from '../testing/given-schedule.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import type { TestApi } from '../testing/start-test-api.ts'
import { statementsOf } from '../testing/test-database.ts'

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

test('where slots have no limit nobody is counted', async () => {
  await open(null)
  await place('2026-11-20T23:00:00.000Z')
  await offered()
  expect(await statementsOf(offered)).toEqual([])
  expect(await offered()).toMatchObject({ '2026-11-20': ['20:00', '20:30'] })
})
