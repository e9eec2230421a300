import { expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'
import { nextTestId } from '../testing/test-ports.ts'
import { ensureRecurringJobs, runDueJobs } from './run-due-jobs.ts'

const DAY = 24 * 60 * 60_000

test('payments of the built-in bank are forgotten after ninety days, hour by hour', async () => {
  const { ports, clock } = await startTestApi()
  const { database } = ports
  const daysAgo = (days: number) => new Date(clock.now.getTime() - days * DAY)
  const paid = (days: number) => ({
    id: nextTestId(),
    merchant: 'shop',
    idempotency_key: `${days}`,
    body_hash: 'hash',
    external_reference: `${days}`,
    status: 'APPROVED' as const,
    amount: 1000,
    currency: 'ARS',
    mantissa: 2,
    description: 'Pedido',
    behavior: 'APRO',
    notification_url: 'https://shop.example/notifications',
    created_at: daysAgo(days),
  })
  await database
    .insertInto('sandbox_payments')
    .values([paid(91), paid(89), paid(0)])
    .execute()
  const left = async () =>
    (
      await database
        .selectFrom('sandbox_payments')
        .select('external_reference')
        .orderBy('created_at')
        .execute()
    ).map(({ external_reference: days }) => days)

  await ensureRecurringJobs(ports)
  await runDueJobs(ports)
  expect(await left()).toEqual(['89', '0'])

  clock.now = new Date(clock.now.getTime() + 2 * DAY)
  await runDueJobs(ports)
  expect(await left()).toEqual(['0'])
})

test('the token of a shift is forgotten a week after it died, and the rider is not', async () => {
  const { ports, clock, given } = await startTestApi()
  const contact = await given.branchContact()
  const rider = await given.rider(contact)
  const left = async () => {
    await ensureRecurringJobs(ports)
    await runDueJobs(ports)
    return (await ports.database.selectFrom('rider_sessions').select('rider_id').execute()).length
  }
  clock.now = new Date(clock.now.getTime() + 7 * DAY)
  expect(await left()).toBe(1)
  clock.now = new Date(clock.now.getTime() + DAY)
  expect(await left()).toBe(0)
  expect(await ports.database.selectFrom('riders').select('id').execute()).toEqual([{ id: rider.id }])
})

test('sessions and digits of diners, held codes and sessions of staff go when they are over for a while', async () => {
  const { ports, clock, given, as } = await startTestApi()
  const { database } = ports
  const contact = await given.branchContact()
  await as(await given.staff({ contacts: [contact] }))
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const phone = { phone: '+541123456789', phone_key: '541123456789' }
  const life = { created_at: clock.now, expires_at: clock.now }
  await database
    .insertInto('customer_sessions')
    .values({ ...tenant, ...phone, ...life, id: nextTestId(), token_hash: 'hash' })
    .execute()
  await database
    .insertInto('sign_in_codes')
    .values({ ...tenant, ...life, phone_key: phone.phone_key, browser_id: 'b', code_hash: 'hash' })
    .execute()
  const code = nextTestId()
  await database
    .insertInto('discount_codes')
    .values({ ...tenant, id: code, code: 'HOLA10', type: 'PERCENT', percentage: 10 })
    .execute()
  const hold = { discount_code_id: code, browser_id: 'b', network: 'n', held_until: clock.now }
  await database
    .insertInto('discount_code_holds')
    .values({ ...tenant, ...hold })
    .execute()
  await database.updateTable('staff_sessions').set({ expires_at: clock.now }).execute()

  const left = async () => {
    await ensureRecurringJobs(ports)
    await runDueJobs(ports)
    const tables = ['customer_sessions', 'sign_in_codes', 'discount_code_holds', 'staff_sessions'] as const
    const counts = tables.map(
      async (table) => (await database.selectFrom(table).selectAll().execute()).length,
    )
    return Promise.all(counts)
  }
  expect(await left()).toEqual([1, 1, 1, 1])
  clock.now = new Date(clock.now.getTime() + 2 * DAY)
  expect(await left()).toEqual([1, 0, 0, 1])
  clock.now = new Date(clock.now.getTime() + 6 * DAY)
  expect(await left()).toEqual([0, 0, 0, 0])
})

test('links for a new password go a day after they are over', async () => {
  const { ports, clock, given } = await startTestApi()
  const { id } = await given.staff({ contacts: [await given.branchContact()] })
  await ports.database
    .insertInto('staff_password_links')
    .values({ staff_user_id: id, token_hash: 'hash', created_at: clock.now, expires_at: clock.now })
    .execute()
  const left = async (): Promise<number> => {
    await ensureRecurringJobs(ports)
    await runDueJobs(ports)
    return (await ports.database.selectFrom('staff_password_links').select('token_hash').execute()).length
  }
  expect(await left()).toBe(1)
  clock.now = new Date(clock.now.getTime() + 2 * DAY)
  expect(await left()).toBe(0)
})

test('of a session that is over and whose phone is told of orders it is forgotten where it was', async () => {
  const { ports, clock, given, as } = await startTestApi()
  const { database } = ports
  await as(await given.staff({ contacts: [await given.branchContact()] }))
  const trace = { ip_address: '192.0.2.1', user_agent: 'Somebody’s phone' }
  const { id, staff_user_id } = await database
    .updateTable('staff_sessions')
    .set({ ...trace, expires_at: clock.now })
    .returning(['id', 'staff_user_id'])
    .executeTakeFirstOrThrow()
  await database
    .insertInto('push_subscriptions')
    .values({
      id: ports.newId(),
      staff_user_id,
      session_id: id,
      endpoint: 'https://push.example/1',
      p256dh: 'p256dh',
      auth: 'auth',
      wants: 'EVERY',
      device: 'Android',
      created_at: clock.now,
    })
    .execute()
  const traces = async () => {
    await ensureRecurringJobs(ports)
    while ((await runDueJobs(ports)) > 0) continue
    return database.selectFrom('staff_sessions').select(['ip_address', 'user_agent']).execute()
  }
  clock.now = new Date(clock.now.getTime() + 7 * DAY)
  expect(await traces()).toEqual([trace])
  clock.now = new Date(clock.now.getTime() + DAY)
  expect(await traces()).toEqual([{ ip_address: null, user_agent: null }])
})

test('the key of an order is known for a month, and then forgotten; the order is not', async () => {
  const { ports, clock, given } = await startTestApi()
  const { id } = await given.order(await given.branchContact())
  const left = async () => {
    await ensureRecurringJobs(ports)
    await runDueJobs(ports)
    return (await ports.database.selectFrom('idempotency_keys').select('order_id').execute()).length
  }
  clock.now = new Date(clock.now.getTime() + 30 * DAY)
  expect(await left()).toBe(1)
  clock.now = new Date(clock.now.getTime() + DAY)
  expect(await left()).toBe(0)
  expect(await ports.database.selectFrom('orders').select('id').execute()).toEqual([{ id }])
})
