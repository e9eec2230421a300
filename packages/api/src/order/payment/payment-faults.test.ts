import { beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { askForPage, notify, payByCard, placeOnline, startOnlineShop } from '../../testing/online-orders.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { testProvider, type TestProvider } from '../../testing/test-provider.ts'

// Faults of providers, networks and strangers, beyond a payment's good days in payment.test.ts.

let api: TestApi
let provider: TestProvider
let contact: GivenContact
let plate: GivenPlate

const MINUTE = 60_000
const wait = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * MINUTE)
}
const runJobs = () => runDueJobs(api.ports)

beforeEach(async () => {
  ;({ api, provider, contact, plate } = await startOnlineShop({ rateLimiter: createRateLimiter() }))
})

const shop = () => ({ api, contact, plate })
const order = () => api.ports.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
const attempts = () => api.ports.database.selectFrom('payment_attempts').selectAll().orderBy('id').execute()
const refusal = (code: string) => ({ ok: false, problem: { code } })

/** An order with its page at the provider open. */
async function atPage(): Promise<{ readonly code: string; readonly attemptId: string }> {
  const { code } = await placeOnline(shop(), { upload: 'API' })
  await askForPage(shop(), code)
  const [attempt] = await attempts()
  return { code, attemptId: attempt?.id ?? '' }
}

const returnPath = (attemptId: string) =>
  `/api/payments/sandbox/return/${attemptId}?token_ws=token-${attemptId}`

describe('whoever comes back from the provider’s page', () => {
  test('in another browser, without any cookie, finds the order paid', async () => {
    const { code, attemptId } = await atPage()
    provider.visit(attemptId, 'APPROVED')
    const back = await api.fetch(returnPath(attemptId), { headers: { 'x-caller-ip': '198.51.100.99' } })
    expect(back.headers.get('location')).toContain(`/order/${code}`)
    expect(back.headers.getSetCookie()).toEqual([])
    expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
  })

  /** spec('decisions the-server-is-the-authority.6') */
  test('after the order expired finds it canceled, and gets the money back once', async () => {
    const { code, attemptId } = await atPage()
    wait(15)
    await runJobs()
    provider.visit(attemptId, 'APPROVED')
    const see = () => api.client.getOrder({ params: { alias: contact.alias, code } })
    for (const _ of ['once', 'again']) {
      const back = await api.fetch(returnPath(attemptId))
      expect(back.headers.get('location')).toContain(`/order/${code}`)
    }
    expect(await see()).toMatchObject({ ok: true, data: { refund: 'UNDER_WAY', paymentStatus: 'EXPIRED' } })
    await runJobs()
    await runJobs()
    expect(provider.refunded).toEqual([attemptId])
    const told = { status: 'CANCELED', paymentStatus: 'REFUNDED', refund: null }
    expect(await see()).toMatchObject({ ok: true, data: told })
  })

  test('because its time ran out, without a token, may pay again; the follow-up finds the attempt', async () => {
    const { code, attemptId } = await atPage()
    const back = await api.fetch(`/api/payments/sandbox/return/${attemptId}?TBK_ORDEN_COMPRA=1`)
    const token =
      new URL(back.headers.get('location') ?? '', api.ports.publicUrl).searchParams.get('token_ws') ?? ''
    expect(token).toBe(`token-${attemptId}`)
    expect(await api.client.receiveBankReturn({ params: { orderCode: code, token } })).toMatchObject({
      ok: true,
    })
    expect(await attempts()).toMatchObject([{ status: 'REJECTED', reason: 'timed-out' }])
    expect(await askForPage(shop(), code)).toMatchObject({ ok: true })
  })

  test('while the provider is away goes on to an order that still waits', async () => {
    const { code, attemptId } = await atPage()
    provider.visit(attemptId, 'APPROVED')
    provider.failing = 'timeout'
    const back = await api.fetch(returnPath(attemptId))
    expect(back.headers.get('location')).toContain(`/order/${code}`)
    expect(await order()).toMatchObject({ payment_status: 'PENDING', status: 'GENERATED' })
    provider.failing = undefined
    const token = `token-${attemptId}`
    await api.client.receiveBankReturn({ params: { orderCode: code, token } })
    expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
  })
})

describe('a notification', () => {
  /** spec('decisions the-server-is-the-authority.5') */
  test('that comes before our own answer to the charge is what pays, and the answer changes nothing', async () => {
    const { id } = await placeOnline(shop())
    const charged = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    provider.onTheWay = () => {
      charged.resolve()
      return released.promise
    }
    const answer = payByCard(api, id)
    await charged.promise
    const [attempt] = await attempts()
    provider.visit(attempt?.id ?? '', 'APPROVED', 100_000)
    expect((await notify(api, attempt?.id ?? '')).status).toBe(204)
    expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
    released.resolve()
    expect(await answer).toEqual({ ok: true, data: { status: 'APPROVED' } })
    expect(provider.charged).toHaveLength(1)
  })

  test('of a payment that cannot be asked for is refused, so that it is told again', async () => {
    const { attemptId } = await atPage()
    provider.visit(attemptId, 'APPROVED')
    provider.failing = 'nonsense'
    expect((await notify(api, attemptId)).status).toBe(503)
    expect(await order()).toMatchObject({ payment_status: 'PENDING' })
    provider.failing = undefined
    expect((await notify(api, attemptId)).status).toBe(204)
    expect(await order()).toMatchObject({ payment_status: 'APPROVED' })
  })

  test('that says one thing while the provider says another changes what the provider says', async () => {
    const { attemptId } = await atPage()
    provider.visit(attemptId, 'REJECTED')
    // Its body says APPROVED.
    await notify(api, attemptId)
    expect(await order()).toMatchObject({ payment_status: 'PENDING' })
    expect(await attempts()).toMatchObject([{ status: 'REJECTED' }])
  })

  /** spec('001 §4.3') */
  test('with nonsense in its address or of another provider finds nothing', async () => {
    const { attemptId } = await atPage()
    const paths = [
      '/api/payments/sandbox/notifications',
      '/api/payments/sandbox/notifications?attempt=%00',
      `/api/payments/sandbox/notifications?attempt=${'-'.repeat(36)}`,
      `/api/payments/mercadopago/notifications?attempt=${attemptId}`,
    ]
    for (const path of paths) {
      const answer = await api.fetch(path, { method: 'POST', body: '{}' })
      expect(answer.status).toBe(404)
    }
  })
})

test('money that has to go back is sent again until the provider takes it, and the shop sees how it stands', async () => {
  const { id } = await placeOnline(shop())
  await payByCard(api, id)
  const staff = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const see = async () => {
    const found = await staff.getConsoleOrder({ params: { id } })
    return found.ok ? { payment: found.data.paymentStatus, refund: found.data.refund } : found
  }
  expect(await see()).toEqual({ payment: 'APPROVED', refund: null })
  provider.failing = 'unreachable'
  await staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'Sin gas' } })
  expect(await see()).toEqual({ payment: 'APPROVED', refund: 'UNDER_WAY' })
  await runJobs()
  expect(await see()).toEqual({ payment: 'APPROVED', refund: 'UNDER_WAY' })
  provider.failing = undefined
  wait(1)
  await runJobs()
  expect(provider.refunded).toHaveLength(1)
  expect(await see()).toEqual({ payment: 'REFUNDED', refund: null })
})

test('money that the provider never takes back is the shop’s to send, and the console says so', async () => {
  const { id } = await placeOnline(shop())
  await payByCard(api, id)
  const staff = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  provider.failing = 'refused'
  await staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'Sin gas' } })
  // A final failure is logged as an error.
  const { log } = api.ports
  const told: unknown[] = []
  const quiet = { ...api.ports, log: { ...log, error: (...what: unknown[]) => void told.push(what) } }
  for (let tries = 0; tries < 7; tries += 1) {
    await runDueJobs(quiet)
    wait(61)
  }
  expect(told).toHaveLength(1)
  const found = await staff.listBoard({ params: { id: contact.id }, query: { scope: 'finished' } })
  expect(found).toMatchObject({
    ok: true,
    data: { orders: [{ paymentStatus: 'APPROVED', refund: 'FAILED' }] },
  })
})

test('stolen cards are tried a handful of times on one order, and then nobody is asked any more', async () => {
  const { id } = await placeOnline(shop())
  provider.outcome = 'REJECTED'
  const answers = []
  for (let tries = 0; tries < 12; tries += 1) answers.push(await payByCard(api, id))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject(refusal('too-many-requests'))
  expect(await attempts()).toHaveLength(10)
})

test('a way to pay that nobody here could charge for is not offered, and places no order', async () => {
  await placeOnline(shop())
  const closed = await startTestApi({ payments: { ...testProvider(), isOpen: () => false } })
  const there = await closed.given.branchContact()
  const food = await closed.given.plate(there, { price: 100_000 })
  await expect(placeOnline({ api: closed, contact: there, plate: food })).rejects.toThrow(
    'payment-type-unavailable',
  )
  const seen = await closed.client.getBranchContact({ params: { id: there.id } })
  const types = seen.ok ? seen.data.deliveryConfig.orderModes.flatMap(({ paymentTypes }) => paymentTypes) : []
  expect(types.find(({ id }) => id === there.payments.card)).toMatchObject({ onlinePayment: null })
})
