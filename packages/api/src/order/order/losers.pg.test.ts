import type { Result } from '@mostrador/contract/client'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { DiscountCodesTable } from '@mostrador/database/rows'
import { openTestDatabase } from '@mostrador/database/testing'
import type { Insertable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { failuresOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

// The database writes each error into its log, with the whole statement: so diners who come too
// late are refused by a row. All orders here have begun before the first of them goes on.
const DINERS = 30
/** One connection less than the pool has: the holder's is the last. */
const AT_ONCE = 9

let api: TestApi
let contact: GivenContact
let plate: GivenPlate

beforeEach(async () => {
  api = await startTestApi()
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 100_000 })
})

type Answer = Result<{ readonly code: string; readonly number: number }>
type Diner = { readonly key: string; readonly body: OrderRequestBody }

type Holder = { readonly query: (text: string, values?: unknown[]) => Promise<{ rowCount: number | null }> }

/** Waits until so many statements wait for what the holder holds. */
async function untilWaiting(holder: Holder, statements: number): Promise<void> {
  await holder.query('select pg_stat_clear_snapshot()')
  const { rowCount } = await holder.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if ((rowCount ?? 0) < statements) await untilWaiting(holder, statements)
}

/**
 * Everybody orders while the contact is held: what they were answered, and the errors that the
 * server wrote down.
 */
async function everybodyOrders(dinerAt: (at: number) => Diner) {
  const { pool } = await openTestDatabase()
  const holder = await pool.connect()
  const answers: Answer[] = []
  const errors = await failuresOf(async () => {
    await holder.query('begin')
    await holder.query('select from branch_contacts where id = $1 for update', [contact.id])
    const all = Array.from({ length: DINERS }, (_, at) => {
      const { key, body } = dinerAt(at)
      return api.client.placeOrder({ headers: { 'idempotency-key': `key-of-${key}` }, body })
    })
    await untilWaiting(holder, AT_ONCE)
    await holder.query('commit')
    answers.push(...(await Promise.all(all)))
  })
  holder.release()
  return { answers, errors }
}

/** How many got it, how many were told why not in which words, and what the database failed at. */
function inShort({ answers, errors }: Awaited<ReturnType<typeof everybodyOrders>>) {
  const told = answers.flatMap((answer) => (answer.ok ? [] : (answer.problem.errors ?? [])))
  const codes = [...new Set(told.map(({ code }) => code))]
  return { winners: answers.filter(({ ok }) => ok).length, losers: told.length, codes, errors }
}

const onlyOneGotIt = (code: string) => ({ winners: 1, losers: DINERS - 1, codes: [code], errors: [] })

const phoneAt = (at: number) => `11 2345-${6000 + at}`

async function givenCode(fields: Partial<Insertable<DiscountCodesTable>>): Promise<string> {
  const id = nextTestId()
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const row = { ...tenant, id, code: 'HOLA10', type: 'PERCENT' as const, percentage: 10, ...fields }
  await api.ports.database.insertInto('discount_codes').values(row).execute()
  return id
}

/** The body of an order of one plate with the code's row, as an honest storefront claims it. */
async function bodyWithCode(discountReferenceId: string): Promise<OrderRequestBody> {
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const total = Number(body.total) - 100
  const coupon = { name: 'Cupón de Descuento - HOLA10', type: 'PERCENT' as const, value: 10, amount: 100 }
  return {
    ...body,
    total,
    paysWith: total,
    discounts: [...(body.discounts ?? []), { ...coupon, discountReferenceId, code: 'HOLA10' }],
  }
}

test('a diner too late for the last unit is told so, and the database logs no error', async () => {
  await api.given.stock(contact, plate, 1)
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const outcome = await everybodyOrders((at) => ({ key: `s${at}`, body: { ...body, phone: phoneAt(at) } }))
  expect(inShort(outcome)).toEqual(onlyOneGotIt('sold-out'))
})

/** spec('decisions daily-count.3') */
test('as many units of a day are sold as there are, in any order of diners', async () => {
  await api.given.change(contact, (db) => db.updateTable('plates').set({ daily_count: 20 }).execute())
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const outcome = await everybodyOrders((at) => ({ key: `d${at}`, body: { ...body, phone: phoneAt(at) } }))
  expect(inShort(outcome)).toEqual({ winners: 20, losers: DINERS - 20, codes: ['day-sold-out'], errors: [] })
  const days = await api.ports.database.selectFrom('plate_days').select('taken').execute()
  expect(days).toEqual([{ taken: 20 }])
})

test('nor for the last place of a slot that nobody had before', async () => {
  const modeId = contact.modes.TAKE_AWAY ?? ''
  const hours = { start: 20 * 60, duration: 60 }
  await api.given.change(contact, (db) =>
    giveSchedule(db, contact, { modeId, hours, config: { slot_capacity: 1, days_ahead: 0 } }),
  )
  const body = await api.given.orderBody(contact, { mode: 'TAKE_AWAY', items: [{ plate }] })
  const later = { ...body, scheduled: true, scheduledAt: '2026-11-20T23:00:00.000Z' }
  const outcome = await everybodyOrders((at) => ({ key: `p${at}`, body: { ...later, phone: phoneAt(at) } }))
  expect(inShort(outcome)).toEqual(onlyOneGotIt('slot-full'))
})

test.each([
  ['the last use of a code', { limited_usage: true, usage_limit: 1 }, phoneAt],
  ['the one use that a new diner has of it', { usage_limit_per_customer: 1 }, () => phoneAt(0)],
  ['the first purchase of a new diner', { first_time_use: true }, () => phoneAt(0)],
])('nor for %s', async (_, fields, phone) => {
  const body = await bodyWithCode(await givenCode(fields))
  const outcome = await everybodyOrders((at) => ({ key: `c${at}`, body: { ...body, phone: phone(at) } }))
  expect(inShort(outcome)).toEqual(onlyOneGotIt('discount-code-gone'))
})

test('nor for points that were spent', async () => {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const program = { ...tenant, id: nextTestId(), name: 'Brasas', order_percentage: 10 }
  await api.given.change(contact, (db) => db.insertInto('loyalty_programs').values(program).execute())
  await api.given.order(contact, { items: [{ plate }] })
  await api.ports.database
    .updateTable('customers')
    .set({ loyalty_points_balance: 300, verified_at: new Date() })
    .execute()
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const total = Number(body.total) - 300
  const spending = { ...body, total, paysWith: total, loyaltyInfo: { redeemedPoints: 300 } }
  const outcome = await everybodyOrders((at) => ({ key: `l${at}`, body: spending }))
  expect(inShort(outcome)).toEqual(onlyOneGotIt('points-refused'))
})

/** spec('decisions the-server-is-the-authority.2') */
test('one order that is sent many times is one order, although it takes the last unit', async () => {
  await api.given.stock(contact, plate, 1)
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const { answers, errors } = await everybodyOrders(() => ({ key: 'one', body }))
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
  expect(answers).toEqual(answers.map(() => answers[0]))
  expect(errors).toEqual([])
})

test('a balance that would fall below zero is refused without a word of whose it is', async () => {
  await api.given.order(contact, { items: [{ plate }], body: { customerName: 'Zulema Quiroga' } })
  const { database } = api.ports
  const errors = await failuresOf(async () => {
    const below = database.updateTable('customers').set({ loyalty_points_balance: -1 }).execute()
    await expect(below).rejects.toMatchObject({ code: '23514', table: 'customers' })
  })
  expect(errors).toHaveLength(1)
  expect(JSON.stringify(errors.map(({ message, detail }) => ({ message, detail })))).not.toMatch(
    /Zulema|\d{4}/,
  )
})
