import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { CATALOG_TURNS } from '../../shop/catalog/schedule-catalog-renewal.ts'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

// It is Friday the 20th of November, noon in Buenos Aires, three hours behind.
const TODAY = '2026-11-20'
const TOMORROW = '2026-11-21'

let api: TestApi
let contact: GivenContact
let ravioles: GivenPlate
let sent = 0

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  ravioles = await api.given.plate(contact, { name: 'Ravioles', daily_count: 3 })
})

const change = (work: (db: Kysely<Database>) => Promise<unknown>) => api.given.change(contact, work)

/** Orders so many for now, or for a slot as the contact's wall shows it. */
async function order(quantity: number, slot?: string) {
  sent += 1
  const body: OrderRequestBody = await api.given.orderBody(contact, {
    items: [{ plate: ravioles, quantity }],
  })
  const scheduledAt = slot && new Date(`${slot.replace(' ', 'T')}:00-03:00`).toISOString()
  return api.client.placeOrder({
    headers: { 'idempotency-key': `an order of the day, number ${sent}` },
    body: { ...body, ...(scheduledAt && { scheduled: true, scheduledAt }) },
  })
}

async function errorsOf(quantity: number, slot?: string) {
  const answer = await order(quantity, slot)
  return answer.ok ? [] : (answer.problem.errors ?? [])
}
const messageOf = async (quantity: number, slot?: string) => (await errorsOf(quantity, slot))[0]?.message

/** Returns the units taken, by day. */
async function taken() {
  const rows = await api.ports.database
    .selectFrom('plate_days')
    .select(['day', 'taken'])
    .orderBy('day')
    .execute()
  return rows.map((row) => [row.day, row.taken])
}

/** The days of the plate that the menu says are full. */
async function fullDays() {
  const modeId = contact.modes.TAKE_AWAY ?? ''
  const menu = dataOf(await api.client.getMenu({ params: { alias: contact.alias, orderModeId: modeId } }))
  return (
    menu.saleRules?.flatMap((rule) => (rule.plates.includes(ravioles.id) ? (rule.fullDays ?? []) : [])) ?? []
  )
}

async function cancel(code: string): Promise<void> {
  const { id } = await api.ports.database
    .selectFrom('orders')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  dataOf(await staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'Se cayó' } }))
}

/** spec('decisions daily-count.1') spec('decisions daily-count.2') */
test('each day has its own count: who wants more is told how many are left, and of a full day when it is back', async () => {
  expect(await errorsOf(4)).toEqual([
    { code: 'day-sold-out', message: 'Quedan 3 de Ravioles para hoy.', item: 0, path: 'items.0' },
  ])
  expect(await errorsOf(2)).toEqual([])
  expect(await messageOf(2)).toBe('Queda 1 de Ravioles para hoy.')
  expect(await fullDays()).toEqual([])
  expect(await errorsOf(1)).toEqual([])
  expect(await messageOf(1)).toBe('Ravioles se agotó para hoy: vuelve mañana.')
  expect(await fullDays()).toEqual([TODAY])

  const lunch = `${TOMORROW} 13:00`
  expect(await messageOf(4, lunch)).toBe('Quedan 3 de Ravioles para ese día.')
  expect(await errorsOf(3, lunch)).toEqual([])
  expect(await messageOf(1, `${TOMORROW} 20:00`)).toBe('Ravioles se agotó para ese día: vuelve el domingo.')
  expect(await messageOf(1)).toBe('Ravioles se agotó para hoy: vuelve el domingo.')
  expect(await taken()).toEqual([
    [TODAY, 3],
    [TOMORROW, 3],
  ])
  expect(await fullDays()).toEqual([TODAY, TOMORROW])
})

/** spec('decisions daily-count.1') */
test('the night after midnight is still of the day that began it', async () => {
  api.clock.now = new Date(`${TOMORROW}T02:00:00-03:00`)
  expect(await errorsOf(3)).toEqual([])
  expect(await taken()).toEqual([[TODAY, 3]])
  expect(await errorsOf(1, `${TOMORROW} 04:30`)).toMatchObject([{ code: 'day-sold-out' }])
  expect(await errorsOf(3, `${TOMORROW} 05:00`)).toEqual([])
})

/** spec('decisions daily-count.1') */
test('two lines of a plate count together, and a plate without a count takes from no day', async () => {
  const free = await api.given.plate(contact, { name: 'Flan' })
  const items = [
    { plate: ravioles, quantity: 2 },
    { plate: free, quantity: 9 },
    { plate: ravioles, quantity: 2, notes: 'sin sal' },
  ]
  const body = await api.given.orderBody(contact, { items })
  const refused = await api.client.placeOrder({ headers: { 'idempotency-key': 'two lines of one' }, body })
  expect(refused).toMatchObject({
    problem: { errors: [{ item: 0, message: 'Quedan 3 de Ravioles para hoy.' }, { item: 2 }] },
  })
  await api.given.order(contact, { items: items.slice(0, 2) })
  expect(await taken()).toEqual([[TODAY, 2]])
  const lines = await api.ports.database
    .selectFrom('order_lines')
    .select(['name', 'counted', 'counted_day'])
    .orderBy('position')
    .execute()
  expect(lines).toEqual([
    { name: 'Ravioles', counted: false, counted_day: TODAY },
    { name: 'Flan', counted: false, counted_day: null },
  ])
})

/** spec('decisions daily-count.3') */
test('a canceled order returns its daily stock to its own day, and open menus hear of it', async () => {
  const today = dataOf(await order(3))
  const later = dataOf(await order(3, `${TOMORROW} 13:00`))
  expect(await fullDays()).toEqual([TODAY, TOMORROW])
  const from = api.published.length
  await cancel(later.code)
  expect(await taken()).toEqual([
    [TODAY, 3],
    [TOMORROW, 0],
  ])
  expect(await fullDays()).toEqual([TODAY])
  expect(api.published.slice(from).map(({ event }) => event)).toContain('catalog-changed')
  await cancel(today.code)
  expect(await fullDays()).toEqual([])
  expect(await errorsOf(3)).toEqual([])
})

/** spec('decisions daily-count.3') */
test('daily stock taken stays with its day when the count is changed or removed', async () => {
  const first = dataOf(await order(3))
  const count = (daily_count: number | null) =>
    change((db) => db.updateTable('plates').set({ daily_count }).execute())
  await count(5)
  expect(await fullDays()).toEqual([])
  expect(await messageOf(3)).toBe('Quedan 2 de Ravioles para hoy.')
  await count(2)
  expect(await messageOf(1)).toBe('Ravioles se agotó para hoy: vuelve mañana.')
  await count(null)
  expect(await fullDays()).toEqual([])
  expect(await errorsOf(9)).toEqual([])
  await count(3)
  await cancel(first.code)
  expect(await taken()).toEqual([[TODAY, 0]])
})

/** spec('decisions daily-count.5') */
test('a contact has as many as it says itself, and another as many as the brand says', async () => {
  const place = { company_id: contact.companyId, branch_id: contact.branchId, branch_contact_id: contact.id }
  const own = { ...place, plate_id: ravioles.id, daily_count: 1 }
  await change((db) => db.insertInto('plate_overrides').values(own).execute())
  expect(await messageOf(2)).toBe('Queda 1 de Ravioles para hoy.')
  expect(await errorsOf(1)).toEqual([])
  expect(await fullDays()).toEqual([TODAY])
  await change((db) => db.deleteFrom('plate_overrides').execute())
  expect(await fullDays()).toEqual([])
  expect(await errorsOf(2)).toEqual([])
})

/** spec('decisions daily-count.4') */
test('the catalogue turns when the day of sales does, and the plate is there again', async () => {
  expect(await errorsOf(3)).toEqual([])
  expect(await fullDays()).toEqual([TODAY])
  const jobs = await api.ports.database
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', '=', CATALOG_TURNS)
    .where('done_at', 'is', null)
    .execute()
  expect(jobs).toEqual([{ run_at: new Date(`${TOMORROW}T05:00:00-03:00`) }])
  api.clock.now = new Date(`${TOMORROW}T05:00:00-03:00`)
  while ((await runDueJobs(api.ports)) > 0);
  expect(await fullDays()).toEqual([])
  expect(await errorsOf(3)).toEqual([])
})

/** spec('decisions daily-count.6') */
test('staff see that nothing is left of it today, and when there is again', async () => {
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const standing = async () => {
    const { categories } = dataOf(await staff.getConsoleMenu({ params: { id: contact.id } }))
    return categories.flatMap(({ plates }) => plates).find(({ id }) => id === ravioles.id)
  }
  expect(await standing()).toMatchObject({ soldOut: false, backAt: null })
  expect(await standing()).not.toHaveProperty('isFullToday')
  expect(await errorsOf(3)).toEqual([])
  expect(await standing()).toMatchObject({
    soldOut: true,
    marked: false,
    isFullToday: true,
    backAt: new Date(`${TOMORROW}T05:00:00-03:00`).toISOString(),
  })
})

test('daily stock taken is forgotten a month after its day, and that of later days is not', async () => {
  await order(1)
  await order(2, `${TOMORROW} 12:00`)
  const forgetOn = async (instant: string) => {
    api.clock.now = new Date(instant)
    await runDueJobs(api.ports)
    return taken()
  }
  await ensureRecurringJobs(api.ports)
  expect(await forgetOn('2026-12-20T15:00:00Z')).toEqual([
    [TODAY, 1],
    [TOMORROW, 2],
  ])
  expect(await forgetOn('2026-12-21T15:00:00Z')).toEqual([[TOMORROW, 2]])
})
