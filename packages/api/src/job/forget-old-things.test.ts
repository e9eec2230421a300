import { expect, test } from 'vitest'
import { startTestApi } from '../testing/start-test-api.ts'
import { nextTestId } from '../testing/test-ports.ts'
import { ensureRecurringJobs, runDueJobs } from './run-due-jobs.ts'

const DAY = 24 * 60 * 60_000

test('what the built-in bank was tried out with is forgotten after ninety days, hour by hour', async () => {
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
