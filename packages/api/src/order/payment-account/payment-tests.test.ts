import type { PaymentProvider } from '@mostrador/payments/payment-provider'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import { mercadoPagoWorld, WEBHOOK_SECRET, type MercadoPagoWorld } from '../../testing/mercadopago-world.ts'
import { lookAfterTest } from './run-test.ts'
import { PAYMENT_TEST } from './test-store.ts'

let world: MercadoPagoWorld

beforeEach(async () => {
  world = await mercadoPagoWorld()
  await world.connect()
})
afterEach(() => {
  vi.restoreAllMocks()
  return world.close()
})

const params = () => ({ id: world.contact.branchId, provider: 'mercadopago' })
const start = () =>
  world.owner.startPaymentTest({ params: params(), body: { branchContactId: world.contact.id } })
const newest = async () => dataOf(await world.owner.getPaymentTest({ params: params() })).test

async function later(seconds: number): Promise<void> {
  world.api.clock.now = new Date(world.api.clock.now.getTime() + seconds * 1000)
  await ensureRecurringJobs(world.api.ports)
  while ((await runDueJobs(world.api.ports)) > 0);
}

/** Pays on the page of a test with a card of this holder, and does not come back. */
async function visit(url: string | null, holder: string): Promise<URLSearchParams> {
  return world.mp.visit(new URL(url ?? '').searchParams.get('pref_id') ?? '', holder)
}

/** spec('decisions tried-accounts.1') */
test('a real payment of the smallest amount is paid on the provider’s page and goes back at once', async () => {
  expect(dataOf(await world.owner.getPaymentTest({ params: params() }))).toEqual({ smallest: 2, test: null })
  const { id, url, ...begun } = dataOf(await start())
  expect(begun).toMatchObject({ status: 'PENDING', amount: 2, until: '2026-11-20T15:05:00.000Z' })
  const fields = await visit(url, 'APRO')
  const back = await world.api.fetch(`/api/payments/mercadopago/return/${id}?${fields.toString()}`)
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(
    `http://localhost:3000/console/${world.contact.alias}/local/payments`,
  )
  expect(await newest()).toMatchObject({ id, status: 'APPROVED', url: null })
  await later(0)
  expect(await newest()).toMatchObject({ status: 'REFUNDED', refundedAt: '2026-11-20T15:00:00.000Z' })
  expect([world.mp.approvedOf(id), world.mp.refundsOf(id)]).toEqual([1, 1])
  // It is no order: nothing that counts orders or what was charged knows of it.
  expect(await world.api.ports.database.selectFrom('orders').select('id').execute()).toEqual([])
  const health = await world.owner.getPaymentHealth({ params: { id: world.contact.id } })
  expect(dataOf(health)).toMatchObject([{ provider: 'mercadopago', approvedToday: 0, approvedAt: null }])
  // Coming back twice changes nothing twice.
  await world.api.fetch(`/api/payments/mercadopago/return/${id}?${fields.toString()}`)
  await later(60)
  expect(world.mp.refundsOf(id)).toBe(1)
})

/** spec('decisions tried-accounts.2') */
test('one is made at a time for each account, and none without one', async () => {
  const both = await Promise.all([start(), start()])
  expect(both.map((one) => (one.ok ? 'begun' : one.problem.code)).toSorted()).toEqual([
    'begun',
    'payment-test-running',
  ])
  await world.owner.disconnectPaymentAccount({ params: params() })
  expect(await start()).toMatchObject({ problem: { code: 'payment-account-not-found' } })
})

test('a test whose payer does not come back is asked for, and settled by the provider’s own notification', async () => {
  const first = dataOf(await start())
  await visit(first.url, 'APRO')
  await later(20)
  expect(await newest()).toMatchObject({ id: first.id, status: 'REFUNDED' })

  const second = dataOf(await start())
  const fields = await visit(second.url, 'APRO')
  const { query, headers } = world.mp.notification(fields.get('payment_id') ?? '', WEBHOOK_SECRET)
  const told = (attempt: string, wrong = {}) => {
    query.set('attempt', attempt)
    headers.set('content-type', 'application/json')
    const path = `/api/payments/mercadopago/notifications?${query.toString()}`
    const sent = { ...Object.fromEntries(headers), ...wrong }
    return world.api.fetch(path, { method: 'POST', headers: sent, body: '{}' })
  }
  expect((await told(second.id, { 'x-signature': 'ts=1,v1=00' })).status).toBe(401)
  expect((await told('018f3c1e-0000-7000-8000-000000000001')).status).toBe(404)
  expect((await told(second.id)).status).toBe(204)
  expect(await newest()).toMatchObject({ id: second.id, status: 'APPROVED' })
  await later(0)
  expect(await newest()).toMatchObject({ status: 'REFUNDED' })
})

/** spec('decisions tried-accounts.3') */
test('a test unpaid in time ends, and a later payment of it is refunded', async () => {
  const { id, url } = dataOf(await start())
  await later(301)
  expect(await newest()).toMatchObject({ status: 'EXPIRED', url: null })
  // The page stood open; meanwhile another one was begun.
  const { id: other } = dataOf(await start())
  await visit(url, 'APRO')
  await later(31 * 60)
  expect(world.mp.refundsOf(id)).toBe(1)
  expect(await newest()).toMatchObject({ id: other })
})

/** spec('decisions tried-accounts.3') */
test('a refund that fails is tried again and told, and given up with the number of the payment', async () => {
  const { id, url } = dataOf(await start())
  await visit(url, 'APRO')
  await later(15)
  expect(await newest()).toMatchObject({ status: 'REFUNDED' })

  const next = dataOf(await start())
  const fields = await visit(next.url, 'APRO')
  await world.api.fetch(`/api/payments/mercadopago/return/${next.id}?${fields.toString()}`)
  world.server.fault = 'down'
  await later(0)
  expect(await newest()).toMatchObject({
    status: 'APPROVED',
    refundTries: 1,
    reason: expect.stringMatching(/^unreachable/),
  })
  for (let hour = 0; hour < 12; hour += 1) await later(3600)
  expect(await newest()).toMatchObject({ status: 'STUCK', reference: fields.get('payment_id') })
  world.server.fault = undefined
  expect([world.mp.refundsOf(id), world.mp.refundsOf(next.id)]).toEqual([1, 0])
})

test('a provider that is away makes no test, and the next one is not kept waiting', async () => {
  world.server.fault = 'down'
  expect(await start()).toMatchObject({ problem: { code: 'payment-provider-failed' } })
  expect(await newest()).toMatchObject({ status: 'REJECTED', url: null })
  world.server.fault = undefined
  expect(await start()).toMatchObject({ ok: true })
})

/** Has providers open with something that they do otherwise, made of what they would do. */
function doOtherwise(change: (provider: PaymentProvider) => Partial<PaymentProvider>): void {
  const { payments } = world.api.ports
  const open = payments.open
  vi.spyOn(payments, 'open').mockImplementation(async (...asked) => {
    const provider = await open(...asked)
    return provider && { ...provider, ...change(provider) }
  })
}

/** spec('decisions tried-accounts.3') */
test('a test whose server died before the provider answered ends in time, and another one begins', async () => {
  await new Promise<void>((asked) => {
    const makeLink = () => {
      asked()
      return new Promise<never>(() => undefined)
    }
    doOtherwise(() => ({ makeLink }))
    void start()
  })
  expect(await newest()).toMatchObject({ status: 'PENDING', url: null })
  vi.restoreAllMocks()
  expect(await start()).toMatchObject({ problem: { code: 'payment-test-running' } })
  await later(301)
  expect(await newest()).toMatchObject({ status: 'EXPIRED' })
  expect(await start()).toMatchObject({ ok: true })
})

/** spec('decisions tried-accounts.3') */
test('another server that looks for work while the money goes back does not send it again', async () => {
  let refunds = 0
  doOtherwise(({ refund }) => ({
    refund: async (asked) => {
      refunds += 1
      if (refunds === 1) await runDueJobs(world.api.ports)
      return refund(asked)
    },
  }))
  const { url } = dataOf(await start())
  await visit(url, 'APRO')
  await later(20)
  expect(await newest()).toMatchObject({ status: 'REFUNDED' })
  expect(refunds).toBe(1)
})

/** spec('decisions tried-accounts.3') */
test('a job that comes while the payment is notified leaves the refund to the next one', async () => {
  const { id, url } = dataOf(await start())
  const fields = await visit(url, 'APRO')
  await world.api.fetch(`/api/payments/mercadopago/return/${id}?${fields.toString()}`)
  const { ports, clock } = world.api
  const row = await ports.database
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', PAYMENT_TEST)
    .executeTakeFirstOrThrow()
  const lost = { companyId: null, branchId: null, attempts: 1, claimedUntil: clock.now }
  await lookAfterTest(ports, { ...row, ...lost, kind: PAYMENT_TEST, payload: { testId: id } })
  expect(world.mp.refundsOf(id)).toBe(0)
  await later(0)
  expect(world.mp.refundsOf(id)).toBe(1)
})
