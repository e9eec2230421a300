import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { CATALOG_TURNS } from './schedule-catalog-renewal.ts'

const MINUTE = 60_000

let api: TestApi
let contact: GivenContact
let start: number

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  start = api.clock.now.getTime()
})

const at = (minutes: number): void => {
  api.clock.now = new Date(start + minutes * MINUTE)
}

/** Marks a new plate as sold out for so many minutes. */
async function soldOutFor(minutes: number): Promise<void> {
  const plate = await api.given.plate(contact)
  await api.given.change(contact, (db) =>
    db
      .insertInto('sold_out_plates')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        branch_contact_id: contact.id,
        plate_id: plate.id,
        since: api.clock.now,
        until: new Date(api.clock.now.getTime() + minutes * MINUTE),
      })
      .execute(),
  )
}

const look = () => api.client.listMenuHashes({ params: { alias: contact.alias } })
const waiting = async () => {
  const rows = await api.ports.database
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', '=', CATALOG_TURNS)
    .where('done_at', 'is', null)
    .execute()
  return rows.map(({ run_at }) => (run_at.getTime() - start) / MINUTE)
}
const version = async () => {
  const row = await api.ports.database
    .selectFrom('branch_contacts')
    .select('catalog_version')
    .where('id', '=', contact.id)
    .executeTakeFirstOrThrow()
  return Number(row.catalog_version)
}
const marks = () => api.ports.database.selectFrom('sold_out_plates').select('plate_id').execute()
const told = () => api.published.filter(({ channel }) => channel === 'catalog').length

/** spec('decisions beyond-the-documents.5') */
test('when something comes back the catalogue gets a new version, and everybody is told', async () => {
  await soldOutFor(30)
  await look()
  const before = { version: await version(), told: told() }
  at(29)
  expect(await runDueJobs(api.ports)).toBe(0)
  at(30)
  expect(await runDueJobs(api.ports)).toBe(1)
  expect({ version: await version(), told: told() }).toEqual({
    version: before.version + 1,
    told: before.told + 1,
  })
  expect(await marks()).toEqual([])
  await look()
  expect(await waiting()).toEqual([])
})

test('one job waits for the first thing that comes back, and then one for the next', async () => {
  await soldOutFor(60)
  await look()
  await soldOutFor(30)
  await look()
  expect(await waiting()).toEqual([30])
  await soldOutFor(90)
  await look()
  expect(await waiting()).toEqual([30])
  at(30)
  await runDueJobs(api.ports)
  expect(await marks()).toHaveLength(2)
  await look()
  expect(await waiting()).toEqual([60])
})

test('a job that is under way leaves the one alone that is wished for meanwhile', async () => {
  await soldOutFor(30)
  await look()
  const soon = new Date(start + 31 * MINUTE)
  await api.ports.database.updateTable('jobs').set({ claimed_until: soon }).execute()
  at(30)
  await soldOutFor(30)
  await look()
  expect(await waiting()).toEqual([60])
  expect(await api.ports.database.selectFrom('jobs').select('claimed_until').execute()).toEqual([
    { claimed_until: null },
  ])
})

test('a catalogue that the clock does not change leaves no job', async () => {
  await api.given.plate(contact)
  await look()
  expect(await waiting()).toEqual([])
})

test('a catalogue that is kept costs nothing until its time has come', async () => {
  await soldOutFor(30)
  await look()
  // One statement finds the owner of the alias.
  expect(await statementsOf(look)).toHaveLength(1)
})

/** spec('decisions availability.4') */
test('when the hours of a plate end, and when they begin again, the catalogue turns', async () => {
  const hours = JSON.stringify(Object.fromEntries(DAYS_OF_WEEK.map((day) => [day, ['08:00-12:30']])))
  await api.given.plate(contact, { hours })
  await look()
  const before = { version: await version(), told: told() }
  expect(await waiting()).toEqual([30])
  at(30)
  expect(await runDueJobs(api.ports)).toBe(1)
  expect({ version: await version(), told: told() }).toEqual({
    version: before.version + 1,
    told: before.told + 1,
  })
  await look()
  expect(await waiting()).toEqual([20 * 60])
})

/** spec('decisions availability.4') */
test('a menu says each rule once, with all the plates for which it holds', async () => {
  const breakfast = JSON.stringify({ MONDAY: ['20:00-24:00', '08:00-11:00'] })
  const own = await api.given.plate(contact, { hours: breakfast, order_modes: ['TAKE_AWAY'] })
  const plain = await api.given.plate(contact)
  await api.given.change(contact, (db) =>
    db.updateTable('categories').set({ hours: breakfast }).where('id', '=', contact.categoryId).execute(),
  )
  const orderModeId = contact.modes.TAKE_AWAY ?? ''
  const menu = dataOf(await api.client.getMenu({ params: { alias: contact.alias, orderModeId } }))
  const workingDays = [
    {
      dayOfWeek: 'MONDAY',
      workingHours: [
        { startAt: '20:00', endAt: '00:00' },
        { startAt: '08:00', endAt: '11:00' },
      ],
    },
  ]
  const always = { firstDay: null, lastDay: null }
  expect(menu.saleRules).toEqual([
    { workingDays, ...always, orderModes: [], plates: [own.id, plain.id] },
    { workingDays, ...always, orderModes: ['TAKE_AWAY'], plates: [own.id] },
  ])
  expect(menu.categories[0]).not.toHaveProperty('sale')
})
