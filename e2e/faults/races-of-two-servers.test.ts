import { randomUUID } from 'node:crypto'
import type { Result } from '@mostrador/contract/client'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { onePlateShop } from './one-plate-shop.ts'
import { clientOf, onePlateOrder, tryOrder, type Acknowledged } from './order-stream.ts'
import { START_MS, startTwoServers, type TwoServers } from './two-servers.ts'

// The database decides when two processes take orders at the same moment: 32 diners, every other
// one at the other server. Nothing here waits for a clock of its own; the servers may be as
// slow as the machine is.
const DINERS = 32
const TEST_MS = 120_000

let both: TwoServers
let servers: readonly string[] = []
let body: OrderRequestBody

const query: TwoServers['query'] = (statement) => both.query(statement)

beforeAll(async () => {
  both = await startTwoServers()
  servers = both.urls
  body = await onePlateOrder(servers[0] ?? '')
}, START_MS)

afterAll(() => both.stop(), START_MS)

beforeEach(async () => {
  await query('delete from plate_stocks')
  await query('delete from orders')
  await query('delete from idempotency_keys')
  for (const table of ['discount_code_uses', 'loyalty_points', 'customers'])
    await query(`delete from ${table}`)
})

/** Everybody orders at once, half of them at each server. */
const everybodyOrders = (
  orderOf: (diner: number) => { readonly key: string; readonly body: OrderRequestBody },
  diners = DINERS,
): Promise<Result<Acknowledged>[]> =>
  Promise.all(
    Array.from({ length: diners }, (_, diner) => {
      const order = orderOf(diner)
      return tryOrder(servers[diner % servers.length] ?? '', order.key, order.body)
    }),
  )

/** One was told yes; of the others each was told why not, in the same way. */
function expectOneWinner(answers: readonly Result<Acknowledged>[], error: object): void {
  const reasons = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]))
  expect(reasons).toEqual(
    Array.from({ length: DINERS - 1 }, () =>
      expect.objectContaining({
        status: 422,
        code: 'order-refused',
        errors: [expect.objectContaining(error)],
      }),
    ),
  )
}

const count = async (table: string): Promise<number> => {
  const [row] = await query(`select count(*)::int as count from ${table}`)
  return Number(row?.count)
}

/** spec('decisions the-server-is-the-authority.7') */
test(
  'the last place of a slot is taken once, and the others hear that it is full',
  { timeout: TEST_MS },
  async () => {
    const [first = ''] = servers
    const schedule = await clientOf(first).getSchedule({ params: { orderModeId: body.orderModeId } })
    if (!schedule.ok) throw new Error(schedule.problem.code)
    const day = schedule.data.schedulerDaysInfo.at(-1)
    const scheduledAt = await noonOf(day?.date ?? '', first)
    expect(day?.availableHours).toContain('12:00')

    const answers = await everybodyOrders(() => ({
      key: randomUUID(),
      body: { ...body, scheduled: true, scheduledAt },
    }))

    expectOneWinner(answers, { code: 'slot-full', path: 'scheduledAt' })
    expect(await query('select taken from slot_bookings')).toEqual([{ taken: 1 }])
    expect(await count('orders')).toBe(1)
    const again = await clientOf(servers[1] ?? '').getSchedule({ params: { orderModeId: body.orderModeId } })
    expect(again.ok && again.data.schedulerDaysInfo.at(-1)?.availableHours).not.toContain('12:00')
  },
)

/** spec('decisions the-server-is-the-authority.2') */
test(
  'one order that is sent 32 times is one order, and every answer says which',
  { timeout: TEST_MS },
  async () => {
    const key = randomUUID()
    const answers = await everybodyOrders(() => ({ key, body }))

    const [first] = answers
    expect(first).toMatchObject({ ok: true })
    expect(answers).toEqual(Array.from({ length: DINERS }, () => first))
    expect(await count('orders')).toBe(1)
    expect(await count('idempotency_keys')).toBe(1)
  },
)

/** spec('decisions the-server-is-the-authority.4') */
test(
  'the last use of a code is one diner’s, and the others hear that it is gone',
  { timeout: TEST_MS },
  async () => {
    const { code, codeIsWorth: amount } = onePlateShop
    const [row] = await query('select id from discount_codes')
    const coupon = {
      name: `Cupón de Descuento - ${code}`,
      type: 'FIXED' as const,
      value: amount,
      amount,
      discountReferenceId: String(row?.id),
      code,
    }
    const total = body.price - amount
    const answers = await everybodyOrders((diner) => ({
      key: randomUUID(),
      body: { ...body, phone: `+598 99 12${3000 + diner}`, total, paysWith: total, discounts: [coupon] },
    }))

    expectOneWinner(answers, {
      code: 'discount-code-gone',
      message: 'Este código ya no está disponible.',
    })
    expect(await query('select uses_count from discount_codes')).toEqual([{ uses_count: 1 }])
    expect(await count('discount_code_uses')).toBe(1)
    expect(await count('orders')).toBe(1)
  },
)

/** spec('decisions the-server-is-the-authority.4') */
test(
  'the last points of a customer are spent once, and the others hear that they are gone',
  { timeout: TEST_MS },
  async () => {
    const points = 300
    expect(await tryOrder(servers[0] ?? '', randomUUID(), body)).toMatchObject({ ok: true })
    await query(`update customers set loyalty_points_balance = ${points}, verified_at = now()`)
    const total = body.price - points
    const spending = { ...body, total, paysWith: total, loyaltyInfo: { redeemedPoints: points } }
    const answers = await everybodyOrders(() => ({ key: randomUUID(), body: spending }))

    expectOneWinner(answers, { code: 'points-refused', path: 'loyaltyInfo.redeemedPoints' })
    expect(await query('select loyalty_points_balance::int as rest from customers')).toEqual([{ rest: 0 }])
    expect(await query("select amount::int as amount from loyalty_points where kind = 'REDEEMED'")).toEqual([
      { amount: -points },
    ])
    expect(await count('orders')).toBe(2)
  },
)

/** spec('decisions daily-count.3') */
test('of twenty for today forty diners at two servers get twenty', { timeout: TEST_MS }, async () => {
  const [there, diners] = [20, 40]
  await query(`update plates set daily_count = ${there}`)
  await query('update branch_contacts set catalog_version = catalog_version + 1')

  const answers = await everybodyOrders(
    (diner) => ({ key: randomUUID(), body: { ...body, phone: `+598 99 12${3000 + diner}` } }),
    diners,
  )

  expect(answers.filter(({ ok }) => ok)).toHaveLength(there)
  const told = answers.flatMap((answer) => (answer.ok ? [] : (answer.problem.errors ?? [])))
  expect(told).toEqual(
    Array.from({ length: diners - there }, () =>
      expect.objectContaining({
        code: 'day-sold-out',
        item: 0,
        message: expect.stringMatching(/^De carne se agotó para hoy/),
      }),
    ),
  )
  expect(await query('select taken from plate_days')).toEqual([{ taken: there }])
  expect(await count('orders')).toBe(there)

  // For those who order after it: both servers have to know that nobody counts any more.
  await query('update plates set daily_count = null')
  await query('update branch_contacts set catalog_version = catalog_version + 1')
  for (const url of servers) await expect.poll(() => rulesAt(url), { timeout: TEST_MS }).toBeUndefined()
})

/** When and how the plate is sold, as a server says it. */
async function rulesAt(url: string) {
  const params = { alias: onePlateShop.alias, orderModeId: body.orderModeId }
  const menu = await clientOf(url).getMenu({ params })
  if (!menu.ok) throw new Error(menu.problem.code)
  return menu.data.saleRules
}

// At the end, for both servers remember for a while that the plate is sold out.
/** spec('decisions the-server-is-the-authority.3') */
test('the last portion is sold once, and the others hear that it is gone', { timeout: TEST_MS }, async () => {
  await query(`insert into plate_stocks (company_id, branch_id, branch_contact_id, plate_id, remaining)
    select c.company_id, c.branch_id, c.id, p.id, 1
    from branch_contacts c join plates p on p.branch_id = c.branch_id`)

  const answers = await everybodyOrders(() => ({ key: randomUUID(), body }))

  expectOneWinner(answers, { code: 'sold-out', item: 0, message: 'De carne se agotó.' })
  expect(await query('select remaining from plate_stocks')).toEqual([{ remaining: 0 }])
  expect(await count('orders')).toBe(1)
  expect(await count('idempotency_keys')).toBe(1)
})

/**
 * Noon of a date on the shop's wall; neither of the zones that the shop may lie in ever sets its
 * clock.
 */
async function noonOf(date: string, url: string): Promise<string> {
  const found = await clientOf(url).getBranchContact({ params: { id: body.branchContact } })
  const offset = found.ok && found.data.timeZone === 'Asia/Tokyo' ? '+09:00' : '-03:00'
  return new Date(`${date}T12:00:00${offset}`).toISOString()
}
