import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from '@mostrador/contract/client'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import type { DiscountCodesTable } from '@mostrador/database/rows'
import { sql, type Insertable } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import { askForPage, notify, payByCard, placeOnline } from '../../testing/online-orders.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import { testProvider, type TestProvider } from '../../testing/test-provider.ts'

// A diner whose payment did not come to anything orders again, from the same browser.

const AT_EIGHT = '2026-11-20T23:00:00.000Z'
const HALF_PAST = '2026-11-20T23:30:00.000Z'
const PHONE = '11 2345-6789'

let api: TestApi
let provider: TestProvider
let contact: GivenContact
let plate: GivenPlate
let browser: Client
let codeId: string

beforeEach(async () => {
  provider = testProvider()
  api = await startTestApi({ payments: provider })
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  plate = await api.given.plate(contact, { price: 100_000 })
  browser = api.browser()
  codeId = nextTestId()
})

const db = () => api.ports.database

async function giveCode(fields: Partial<Insertable<DiscountCodesTable>>): Promise<void> {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const row = { ...tenant, id: codeId, code: 'UNO', type: 'PERCENT', percentage: 10, ...fields } as const
  await api.given.change(contact, (shop) => shop.insertInto('discount_codes').values(row).execute())
}

const withCode = (): Partial<OrderRequestBody> => ({
  total: 900,
  paysWith: 900,
  discounts: [
    { name: 'Cupón', type: 'PERCENT', value: 10, amount: 100, discountReferenceId: codeId, code: 'UNO' },
  ],
})

const shop = () => ({ api: { ...api, client: browser }, contact, plate })

/** Places an order that is paid online; its card is declined. */
async function failed(claim: Partial<OrderRequestBody> = {}, upload: 'APP' | 'API' = 'APP') {
  const order = await placeOnline(shop(), { claim: { paysWith: null, ...claim }, upload })
  if (upload === 'APP') {
    provider.outcome = 'REJECTED'
    await payByCard(api, order.id)
    provider.outcome = 'APPROVED'
  }
  return order
}

/**
 * Sends the card of an order on its way to the provider, where it is charged when the test says so.
 */
async function charging(id: string) {
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  provider.onTheWay = () => {
    arrived.resolve()
    return released.promise
  }
  const paying = payByCard(api, id)
  await arrived.promise
  const end = () => {
    released.resolve()
    return paying
  }
  return { end }
}

async function again(name: string, claim: Partial<OrderRequestBody> = {}, client = browser) {
  const body = await api.given.orderBody(contact, { items: [{ plate }] })
  const headers = { 'idempotency-key': `key of the order ${name}` }
  return client.placeOrder({ headers, body: { ...body, ...claim } })
}

const statusOf = (id: string) =>
  db()
    .selectFrom('orders')
    .select(['status', 'payment_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const codeUses = async () => {
  const rows = await db()
    .selectFrom('discount_code_uses')
    .select('order_id')
    .where('returned_at', 'is', null)
    .execute()
  return rows.map(({ order_id }) => order_id)
}
const gone = { status: 'CANCELED', payment_status: 'EXPIRED' }
const waits = { status: 'GENERATED', payment_status: 'PENDING' }
const refusedCode = {
  ok: false,
  problem: { errors: [expect.objectContaining({ code: 'discount-code-gone' })] },
}

describe('an unpaid order passes to the next one', () => {
  /**
   * spec('decisions the-server-is-the-authority.4') spec('decisions the-server-is-the-authority.6')
   */
  test.each([
    ['a code for the first purchase', { first_time_use: true }],
    ['a code that one may use once', { usage_limit_per_customer: 1 }],
    ['the last use of a code', { limited_usage: true, usage_limit: 1 }],
  ])('%s', async (_, fields) => {
    await giveCode(fields)
    const unpaid = await failed(withCode())

    const validated = await browser.validateDiscountCode({
      body: {
        code: 'UNO',
        paymentId: contact.payments.cash,
        phone: PHONE,
        orderDate: api.clock.now.toISOString(),
        branchId: contact.branchId,
      },
    })
    expect(validated).toMatchObject({ ok: true })
    const placed = await again('two', withCode())

    expect(placed).toMatchObject({ ok: true })
    expect(await statusOf(unpaid.id)).toEqual(gone)
    expect(await codeUses()).toEqual([placed.ok && placed.data.id])
    expect(await again('three', withCode(), api.browser())).toMatchObject(refusedCode)
  })

  test('points', async () => {
    const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
    await api.given.change(contact, (to) =>
      to
        .insertInto('loyalty_programs')
        .values({ ...tenant, id: nextTestId(), name: 'Brasas' })
        .execute(),
    )
    await api.given.order(contact, { items: [{ plate }] })
    await db().updateTable('customers').set({ loyalty_points_balance: 80, verified_at: new Date() }).execute()
    const spent = { total: 920, loyaltyInfo: { redeemedPoints: 80 } }
    const unpaid = await failed(spent)

    const question = { params: { phone: PHONE }, query: { branchId: contact.branchId } }
    expect(await browser.getOrderingCustomer(question)).toMatchObject({ data: { loyaltyPointsBalance: 80 } })
    expect(await api.client.getOrderingCustomer(question)).toMatchObject({
      data: { loyaltyPointsBalance: 0 },
    })
    expect(await again('two', { ...spent, paysWith: 920 })).toMatchObject({ ok: true })
    expect(await statusOf(unpaid.id)).toEqual(gone)
    const customer = await db().selectFrom('customers').select('loyalty_points_balance').execute()
    expect(customer).toEqual([{ loyalty_points_balance: 0 }])
  })

  test('the last place of a slot, which stays on offer to this browser alone', async () => {
    const modeId = contact.modes.TAKE_AWAY ?? ''
    const hours = { start: 20 * 60, duration: 30 }
    await api.given.change(contact, (to) =>
      giveSchedule(to, contact, { modeId, hours, config: { slot_capacity: 1, days_ahead: 0 } }),
    )
    const scheduled = { scheduled: true, scheduledAt: AT_EIGHT }
    const unpaid = await failed(scheduled)

    const offered = async (client: Client) => {
      const answer = await client.getSchedule({ params: { orderModeId: modeId } })
      return answer.ok && answer.data.schedulerDaysInfo.flatMap(({ availableHours }) => availableHours)
    }
    expect([await offered(browser), await offered(api.client)]).toEqual([['20:00'], []])
    expect(await again('other', scheduled, api.client)).toMatchObject({
      ok: false,
      problem: { errors: [{ code: 'slot-full' }] },
    })
    expect(await again('two', scheduled)).toMatchObject({ ok: true })
    expect(await statusOf(unpaid.id)).toEqual(gone)
    expect(await db().selectFrom('slot_bookings').select('taken').execute()).toEqual([{ taken: 1 }])
  })
})

describe('the slot that a refused order moves to', () => {
  const scheduled = { scheduled: true, scheduledAt: AT_EIGHT }
  let unpaid: { readonly id: string }
  beforeEach(async () => {
    const hours = { start: 20 * 60, duration: 60 }
    const config = { slot_capacity: 1, days_ahead: 0 }
    const modeId = contact.modes.TAKE_AWAY ?? ''
    await api.given.change(contact, (to) => giveSchedule(to, contact, { modeId, hours, config }))
    unpaid = await placeOnline(shop(), { claim: { paysWith: null, ...scheduled } })
  })

  /** spec('000 §4.27') */
  test('is none of which the place belongs to another phone of the same browser', async () => {
    const phone = '11 2345-6780'
    const NEVER = '2026-11-21T05:15:00.000Z'
    expect(await again('full', { ...scheduled, phone })).toMatchObject({
      problem: { errors: [{ code: 'slot-full', claimed: AT_EIGHT, expected: HALF_PAST }] },
    })
    const never = await again('never', { ...scheduled, scheduledAt: NEVER, phone })
    expect(never.ok ? [] : never.problem.errors).toContainEqual(
      expect.objectContaining({ code: 'slot-unavailable', claimed: NEVER, expected: HALF_PAST }),
    )
    const own = await again('own', { ...scheduled, scheduledAt: NEVER })
    expect(own.ok ? [] : own.problem.errors).toContainEqual(
      expect.objectContaining({ code: 'slot-unavailable', expected: AT_EIGHT }),
    )
    expect(await again('half past', { scheduled: true, scheduledAt: HALF_PAST, phone })).toMatchObject({
      ok: true,
    })
    expect(await statusOf(unpaid.id)).toEqual(waits)
  })

  test('is not the one whose place is held by an order that cannot be let go', async () => {
    const charge = await charging(unpaid.id)
    expect(await again('two', scheduled)).toMatchObject({
      problem: { errors: [{ code: 'slot-full', claimed: AT_EIGHT, expected: HALF_PAST }] },
    })
    expect(await charge.end()).toMatchObject({ data: { status: 'APPROVED' } })
  })
})

test('the last unit goes back to the menu of the contact where it was held, when the next order is for another one', async () => {
  await api.given.stock(contact, plate, 1)
  const isSoldOut = async () => {
    const orderModeId = contact.modes.TAKE_AWAY ?? ''
    const menu = await api.client.getMenu({ params: { alias: contact.alias, orderModeId } })
    return menu.ok && menu.data.plates[0]?.soldOut
  }
  const unpaid = await failed()
  expect(await isSoldOut()).toBe(true)

  const other = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], sameBranchAs: contact })
  const dish = await api.given.plate(other, { price: 100_000 })
  const body = await api.given.orderBody(other, { items: [{ plate: dish }] })
  const headers = { 'idempotency-key': 'key of the other contact' }
  expect(await browser.placeOrder({ headers, body })).toMatchObject({ ok: true })

  expect(await statusOf(unpaid.id)).toEqual(gone)
  expect(await isSoldOut()).toBe(false)
})

describe('an unpaid order stays', () => {
  test('when another browser orders with the same phone', async () => {
    await giveCode({ first_time_use: true })
    const unpaid = await failed(withCode())
    expect(await again('stranger', withCode(), api.browser())).toMatchObject(refusedCode)
    expect(await again('plain', {}, api.browser())).toMatchObject({ ok: true })
    expect(await statusOf(unpaid.id)).toEqual(waits)
  })

  test('when the next one is refused, and keeps what it held', async () => {
    await api.given.stock(contact, plate, 2)
    await giveCode({ limited_usage: true, usage_limit: 1 })
    const unpaid = await failed(withCode())
    const body = await api.given.orderBody(contact, { items: [{ plate, quantity: 3 }] })
    const refused = await browser.placeOrder({ headers: { 'idempotency-key': 'key of too many' }, body })
    expect(refused).toMatchObject({ ok: false, problem: { errors: [{ code: 'sold-out' }] } })
    expect(await statusOf(unpaid.id)).toEqual(waits)
    expect(await codeUses()).toEqual([unpaid.id])
    expect(await db().selectFrom('plate_stocks').select('remaining').execute()).toEqual([{ remaining: 1 }])
  })

  test('when it is sent once more by its own key', async () => {
    const body = await api.given.orderBody(contact, {
      items: [{ plate }],
      body: { paymentType: contact.payments.card, paysWith: null },
    })
    await placeOnline(shop(), { name: 'first of all' })
    const send = () => browser.placeOrder({ headers: { 'idempotency-key': 'key of the same' }, body })
    const [one, other] = await Promise.all([send(), send()])
    expect(other).toEqual(one)
    expect(await send()).toEqual(one)
    expect(await statusOf(one.ok ? one.data.id : '')).toEqual(waits)
  })

  test('when it turns out to be paid', async () => {
    await giveCode({ first_time_use: true })
    const unpaid = await failed(withCode(), 'API')
    await askForPage(shop(), unpaid.code, 900)
    const { id } = await db().selectFrom('payment_attempts').select('id').executeTakeFirstOrThrow()
    provider.visit(id, 'APPROVED')
    expect(await again('two', withCode())).toMatchObject(refusedCode)
    expect(await statusOf(unpaid.id)).toEqual({ status: 'GENERATED', payment_status: 'APPROVED' })
  })

  test('while its card is being charged', async () => {
    await giveCode({ first_time_use: true })
    const unpaid = await placeOnline(shop(), { claim: { ...withCode(), paysWith: null } })
    const charge = await charging(unpaid.id)
    expect(await again('two', withCode())).toMatchObject(refusedCode)
    expect(await charge.end()).toMatchObject({ data: { status: 'APPROVED' } })
  })

  /** spec('decisions the-server-is-the-authority.6') */
  test('when its card is sent on its way after it was looked at, before it is canceled', async () => {
    const asked = await failed({}, 'API')
    await askForPage(shop(), asked.code)
    // The state of the first is unknown: it stays beside the second.
    provider.failing = 'timeout'
    const looked = await placeOnline(shop(), { name: 'the second' })
    provider.failing = undefined
    const sent = Promise.withResolvers<Awaited<ReturnType<typeof charging>>>()
    provider.onAsking = async () => {
      // Paying asks too, where it finds a charge on its way: that question is not answered by one
      // more payment.
      provider.onAsking = async () => undefined
      // The second was looked at beside the first, by another connection.
      await delay(50)
      sent.resolve(await charging(looked.id))
    }

    expect(await again('third')).toMatchObject({ ok: true })

    expect([await statusOf(asked.id), await statusOf(looked.id)]).toEqual([gone, waits])
    const charge = await sent.promise
    expect(await charge.end()).toMatchObject({ data: { status: 'APPROVED' } })
    expect(await statusOf(looked.id)).toEqual({ status: 'GENERATED', payment_status: 'APPROVED' })
  })
})

test('a page that was left open is no payment any more: what is paid there goes back', async () => {
  const unpaid = await failed({}, 'API')
  await askForPage(shop(), unpaid.code)
  const { id } = await db().selectFrom('payment_attempts').select('id').executeTakeFirstOrThrow()
  expect(await again('two')).toMatchObject({ ok: true })
  expect(await db().selectFrom('payment_attempts').select(['status', 'reason']).execute()).toEqual([
    { status: 'EXPIRED', reason: 'order-replaced' },
  ])
  provider.visit(id, 'APPROVED')
  await notify(api, id)
  await runDueJobs(api.ports)
  expect(provider.refunded).toEqual([id])
  expect(await statusOf(unpaid.id)).toEqual({ status: 'CANCELED', payment_status: 'REFUNDED' })
})

test('of two at once one gets the code, and the unpaid order gives it up once', async () => {
  await giveCode({ first_time_use: true, limited_usage: true, usage_limit: 1 })
  const unpaid = await failed(withCode())
  const both = await Promise.all([again('two', withCode()), again('three', withCode())])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toMatchObject(refusedCode)
  expect(await statusOf(unpaid.id)).toEqual(gone)
  expect(await codeUses()).toHaveLength(1)
  expect(await db().selectFrom('discount_codes').select('uses_count').execute()).toEqual([{ uses_count: 1 }])
  expect(await db().selectFrom('customers').select('orders_count').execute()).toEqual([{ orders_count: 1 }])
})

test('an order in the place of another is tried again each time that the database gives it up', async () => {
  const unpaid = await failed()
  const before = api.published.length
  // The first three times; a sequence does not go back with the transaction.
  await sql`create sequence given_up`.execute(db())
  await sql`create function give_up() returns trigger language plpgsql as $$ begin
    if nextval('given_up') <= 3 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
    return null; end $$`.execute(db())
  await sql`create trigger give_up before insert on orders execute function give_up()`.execute(db())
  try {
    const answers: unknown[] = []
    const sent = await statementsOf(async () => {
      answers.push(await again('two'))
    })
    expect(answers).toMatchObject([{ ok: true }])
    expect(sent.filter((text) => text.includes('insert into orders'))).toHaveLength(4)
  } finally {
    await sql`drop trigger give_up on orders`.execute(db())
    await sql`drop function give_up`.execute(db())
    await sql`drop sequence given_up`.execute(db())
  }
  expect(await statusOf(unpaid.id)).toEqual(gone)
  const told = api.published.slice(before).filter((news) => JSON.stringify(news).includes('CANCELED'))
  expect(told).toHaveLength(1)
})
