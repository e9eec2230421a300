import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { Database } from '@mostrador/database/rows'
import { DAYS_OF_WEEK } from '@mostrador/domain/scheduling/day-of-week'
import type { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { ContactOptions, GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate, PlateOptions } from '../../testing/given-menu.ts'
import type { OrderOptions } from '../../testing/order-body.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

// It is Friday the 20th of November, noon in Buenos Aires, three hours behind.

let api: TestApi
let contact: GivenContact
let sent = 0

beforeEach(async () => {
  api = await startTestApi()
})

const shop = async (options: ContactOptions = {}): Promise<void> => {
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'DELIVERY'], ...options })
}

const daily = (...intervals: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(DAYS_OF_WEEK.map((day) => [day, intervals])))

const plateOf = (options: PlateOptions = {}): Promise<GivenPlate> =>
  api.given.plate(contact, { name: 'Medialunas', ...options })

const bodyOf = (plate: GivenPlate, options: Partial<OrderOptions> = {}): Promise<OrderRequestBody> =>
  api.given.orderBody(contact, { items: [{ plate, ...options.items?.[0] }], ...options })

/** Refusal of an order for now, or for a slot as the contact's wall shows it. */
async function errorsOf(body: OrderRequestBody, slot?: string) {
  sent += 1
  const moment = slot && {
    scheduled: true,
    scheduledAt: new Date(`${slot.replace(' ', 'T')}:00-03:00`).toISOString(),
  }
  const answer = await api.browser().placeOrder({
    headers: { 'idempotency-key': `an order, number ${sent}` },
    body: { ...body, ...moment },
  })
  return answer.ok ? [] : (answer.problem.errors ?? [])
}
const codesOf = async (body: OrderRequestBody, slot?: string) =>
  (await errorsOf(body, slot)).map(({ code }) => code)

const change = (work: (db: Kysely<Database>) => Promise<unknown>) => api.given.change(contact, work)

/** spec('decisions availability.3') spec('decisions availability.5') */
test('breakfast is ordered at noon for tomorrow, and not for now, nor for the minute at which it is over', async () => {
  await shop()
  const body = await bodyOf(await plateOf({ hours: daily('08:00-11:00') }))
  expect(await errorsOf(body)).toEqual([
    {
      code: 'off-hours',
      message: 'Medialunas no se vende en el horario de este pedido: vuelve mañana a las 8:00.',
      item: 0,
      path: 'items.0',
    },
  ])
  expect(await codesOf(body, '2026-11-21 11:00')).toEqual(['off-hours'])
  expect(await codesOf(body, '2026-11-21 07:30')).toEqual(['off-hours'])
  expect(await codesOf(body, '2026-11-21 10:30')).toEqual([])
  expect(await codesOf(body, '2026-11-21 08:00')).toEqual([])
})

/** spec('decisions availability.3') spec('decisions availability.5') */
test('a cart from within the hours is refused when they are over', async () => {
  await shop()
  const body = await bodyOf(await plateOf({ hours: daily('08:00-12:01') }))
  expect(await codesOf(body)).toEqual([])
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  expect(await codesOf(body)).toEqual(['off-hours'])
})

/** spec('decisions availability.3') */
test('a plate sold past midnight is sold until its end, on the wall of the next day', async () => {
  await shop()
  const body = await bodyOf(await plateOf({ hours: JSON.stringify({ FRIDAY: ['23:00-01:00'] }) }))
  const slots = [
    '2026-11-20 22:30',
    '2026-11-20 23:30',
    '2026-11-21 00:00',
    '2026-11-21 00:30',
    '2026-11-21 01:00',
  ]
  const refused = await Promise.all(slots.map((slot) => codesOf(body, slot)))
  expect(refused).toEqual([['off-hours'], [], [], [], ['off-hours']])
})

/** spec('decisions availability.3') */
test('the rule of the category and the rule of the plate both hold', async () => {
  await shop()
  const plate = await plateOf({ hours: daily('10:00-14:00') })
  await change((db) =>
    db
      .updateTable('categories')
      .set({ hours: daily('11:30-18:00') })
      .where('id', '=', contact.categoryId)
      .execute(),
  )
  const body = await bodyOf(plate)
  expect(await codesOf(body)).toEqual([])
  const slots = ['2026-11-21 10:00', '2026-11-21 11:30', '2026-11-21 13:30', '2026-11-21 14:00']
  const refused = await Promise.all(slots.map((slot) => codesOf(body, slot)))
  expect(refused).toEqual([['off-hours'], [], [], ['off-hours']])
})

/** spec('decisions availability.5') */
test('a mode that does not sell a plate, or its category, refuses it', async () => {
  await shop()
  const plate = await plateOf({ order_modes: ['TAKE_AWAY', 'IN_DINING'] })
  expect(await codesOf(await bodyOf(plate))).toEqual([])
  const delivered = await bodyOf(plate, { mode: 'DELIVERY' })
  expect(await errorsOf(delivered)).toMatchObject([
    { code: 'not-in-mode', message: 'Medialunas no se vende en esta modalidad.', item: 0 },
  ])
  await change((db) =>
    db
      .updateTable('categories')
      .set({ order_modes: ['DELIVERY'] })
      .where('id', '=', contact.categoryId)
      .execute(),
  )
  expect(await codesOf(await bodyOf(plate))).toEqual(['not-in-mode'])
})

/** spec('decisions availability.5') */
test('a season that begins is told by its day; what is over is no longer on the menu', async () => {
  await shop()
  const summer = await bodyOf(await plateOf({ first_day: '2026-11-21' }))
  expect(await errorsOf(summer)).toMatchObject([
    { message: 'Medialunas no se vende en el horario de este pedido: desde mañana.' },
  ])
  expect(await codesOf(summer, '2026-11-20 23:30')).toEqual(['off-hours'])
  expect(await codesOf(summer, '2026-11-21 00:00')).toEqual([])
  const today = await bodyOf(await plateOf({ last_day: '2026-11-20' }))
  expect(await codesOf(today)).toEqual([])
  expect(await codesOf(today, '2026-11-21 00:00')).toEqual(['plate-missing'])
})

/** spec('decisions availability.7') */
test('a plate, size or garnish back by the time of the order is there; one sold out until further notice is not', async () => {
  await shop()
  const plate = await plateOf({
    sizes: [{ name: 'Chica', price: 1000 }],
    groups: [{ garnishes: [{ name: 'Dulce de leche' }] }],
  })
  const [size] = plate.sizes
  const garnish = plate.groups[0]?.garnishes[0]
  if (!size || !garnish) throw new Error('no size')
  const body = await bodyOf(plate, { items: [{ plate, sizeId: size.id, garnishes: [garnish.id] }] })
  const place = { company_id: contact.companyId, branch_id: contact.branchId, branch_contact_id: contact.id }
  const mark = (until: string | null) => ({
    ...place,
    since: api.clock.now,
    until: until === null ? null : new Date(until),
  })
  const ranOut = (until: string | null) =>
    change(async (db) => {
      await db.deleteFrom('sold_out_plates').execute()
      await db.deleteFrom('sold_out_sizes').execute()
      await db.deleteFrom('sold_out_garnishes').execute()
      await db
        .insertInto('sold_out_plates')
        .values({ ...mark(until), plate_id: plate.id })
        .execute()
      await db
        .insertInto('sold_out_sizes')
        .values({ ...mark(until), size_id: size.id })
        .execute()
      await db
        .insertInto('sold_out_garnishes')
        .values({ ...mark(until), garnish_id: garnish.id })
        .execute()
    })
  await ranOut('2026-11-20T23:00:00Z')
  expect(await codesOf(body)).toEqual(['sold-out'])
  expect(await codesOf(body, '2026-11-20 19:30')).toEqual(['sold-out'])
  expect(await codesOf(body, '2026-11-20 20:00')).toEqual([])
  await change((db) => db.deleteFrom('sold_out_plates').execute())
  expect(await codesOf(body)).toEqual(['sold-out'])
  await ranOut(null)
  expect(await codesOf(body, '2026-11-25 20:00')).toEqual(['sold-out'])

  // The mark passes while the cart is open.
  await ranOut('2026-11-20T23:00:00Z')
  api.clock.now = new Date('2026-11-20T23:00:00Z')
  expect(await codesOf(body)).toEqual([])
})

/** spec('decisions availability.7') */
test('a size or a garnish that is back by then may be chosen, one that is not may not', async () => {
  await shop()
  const plate = await plateOf({ groups: [{ garnishes: [{ name: 'Palta' }] }] })
  const garnish = plate.groups[0]?.garnishes[0]
  if (!garnish) throw new Error('no garnish')
  const body = await bodyOf(plate, { items: [{ plate, garnishes: [garnish.id] }] })
  await change((db) =>
    db
      .insertInto('sold_out_garnishes')
      .values({
        company_id: contact.companyId,
        branch_id: contact.branchId,
        branch_contact_id: contact.id,
        garnish_id: garnish.id,
        since: api.clock.now,
        until: new Date('2026-11-21T12:00:00Z'),
      })
      .execute(),
  )
  expect(await codesOf(body)).toEqual(['option-sold-out'])
  expect(await codesOf(body, '2026-11-21 08:30')).toEqual(['option-sold-out'])
  expect(await codesOf(body, '2026-11-21 09:00')).toEqual([])
})

/** spec('decisions availability.5') */
test('where the moment itself does not hold, nobody is told of hours: the order moves first', async () => {
  await shop({ hours: { start: 18 * 60, duration: 300 } })
  const plate = await plateOf({ hours: daily('20:00-22:00') })
  const body = await bodyOf(plate)
  expect(await codesOf(body)).toContain('closed')
  expect(await codesOf(body)).not.toContain('off-hours')
  expect(await codesOf(body, '2026-11-20 12:05')).toEqual(['slot-unavailable'])
  const seasonal = await bodyOf(await plateOf({ last_day: '2026-11-01' }))
  expect(await codesOf(seasonal)).toContain('plate-missing')
})
