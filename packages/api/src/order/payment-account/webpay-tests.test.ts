import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import { webpayWorld, type WebpayWorld } from '../../testing/webpay-world.ts'

// Webpay tells nothing by itself, is opened by posting its token, and charges when somebody comes
// back.
let world: WebpayWorld

beforeEach(async () => {
  world = await webpayWorld()
})
afterEach(() => {
  vi.restoreAllMocks()
  return world.close()
})

const params = () => ({ id: world.contact.branchId, provider: 'transbank' })
const start = () =>
  world.owner.startPaymentTest({ params: params(), body: { branchContactId: world.contact.id } })
const newest = async () => dataOf(await world.owner.getPaymentTest({ params: params() })).test

async function later(seconds: number): Promise<void> {
  world.api.clock.now = new Date(world.api.clock.now.getTime() + seconds * 1000)
  await ensureRecurringJobs(world.api.ports)
  while ((await runDueJobs(world.api.ports)) > 0);
}

/** The token of a test, as our own page posts it to Webpay's. */
async function tokenOf(url: string | null): Promise<string> {
  const page = await world.api.fetch(new URL(url ?? '').pathname)
  expect(page.headers.get('content-security-policy')).toContain(`form-action ${world.server.url};`)
  return /name="token_ws" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
}

const comeBack = (id: string, fields: URLSearchParams) =>
  world.api.fetch(`/api/payments/transbank/return/${id}?${fields.toString()}`)

/** Begins a test, and comes back from its page in a way. */
async function tried(how: Parameters<WebpayWorld['webpay']['visit']>[1]) {
  const { id, url } = dataOf(await start())
  const fields = world.webpay.visit(await tokenOf(url), how)
  return { id, fields, back: await comeBack(id, fields) }
}

/** spec('decisions tried-accounts.1') */
test('with Webpay the smallest amount is fifty pesos, is charged on its page and goes back at once', async () => {
  expect(dataOf(await world.owner.getPaymentTest({ params: params() }))).toEqual({ smallest: 50, test: null })
  const { id, fields, back } = await tried('pays')
  expect(back.headers.get('location')).toBe(
    `http://localhost:3000/console/${world.contact.alias}/local/payments`,
  )
  expect(await newest()).toMatchObject({ id, status: 'APPROVED', amount: 50, url: null })
  await later(0)
  expect(await newest()).toMatchObject({ status: 'REFUNDED', refundTries: 0 })
  // Coming back twice, and looking again, charges and gives back nothing more.
  await comeBack(id, fields)
  await later(3600)
  expect([world.webpay.chargesOf(id), world.webpay.refundsOf(id)]).toEqual([1, 1])
})

/** spec('decisions tried-accounts.2') */
test('of two who begin one at Webpay at once one does', async () => {
  const both = await Promise.all([start(), start()])
  expect(both.map((one) => (one.ok ? 'begun' : one.problem.code)).toSorted()).toEqual([
    'begun',
    'payment-test-running',
  ])
})

test.each([
  ['the card is refused', 'declined', 'response_code -4'],
  ['it is left by "Anular"', 'aborts', 'aborted'],
  ['its time runs out', 'waits', 'timed-out'],
] as const)(
  'when %s nothing is charged, the reason is told, and another one begins',
  async (_, how, reason) => {
    const { id } = await tried(how)
    expect(await newest()).toMatchObject({ id, status: 'REJECTED', reason })
    await later(3600)
    expect([world.webpay.chargesOf(id), world.webpay.refundsOf(id)]).toEqual([0, 0])
    expect(await start()).toMatchObject({ ok: true })
  },
)

test('keys that Webpay does not know make no test, and say so', async () => {
  await world.setKeys({ apiKey: 'the key of somebody else' })
  const warned = vi.spyOn(world.api.ports.log, 'warn').mockImplementation(() => undefined)
  expect(await start()).toMatchObject({ problem: { code: 'payment-provider-failed' } })
  expect(await newest()).toMatchObject({
    status: 'REJECTED',
    url: null,
    reason: 'refused: 401 Not Authorized',
  })
  expect(warned).toHaveBeenCalledOnce()
  await world.setKeys({})
  expect(await start()).toMatchObject({ ok: true })
})

/** spec('decisions tried-accounts.3') */
test('a charge whose answer got lost on the way is found, and its money goes back once', async () => {
  const { id, url } = dataOf(await start())
  const fields = world.webpay.visit(await tokenOf(url), 'pays')
  world.server.fault = 'lost'
  await comeBack(id, fields)
  expect(world.webpay.chargesOf(id)).toBe(1)
  world.server.fault = undefined
  await later(20)
  expect(await newest()).toMatchObject({ id, status: 'REFUNDED' })
  expect([world.webpay.chargesOf(id), world.webpay.refundsOf(id)]).toEqual([1, 1])
})

/** spec('decisions tried-accounts.3') */
test('money that went back although the answer got lost is not sent a second time', async () => {
  const { id } = await tried('pays')
  world.server.fault = 'lost'
  await later(0)
  expect(world.webpay.refundsOf(id)).toBe(1)
  expect(await newest()).toMatchObject({ status: 'APPROVED', refundTries: 1 })
  world.server.fault = undefined
  await later(60)
  expect(await newest()).toMatchObject({ status: 'REFUNDED' })
  expect([world.webpay.chargesOf(id), world.webpay.refundsOf(id)]).toEqual([1, 1])
})

/** spec('decisions tried-accounts.3') */
test('while Webpay is away money is tried to be sent back, and then left to who tried, by its number', async () => {
  const { id } = await tried('pays')
  world.server.fault = 'down'
  for (let hour = 0; hour < 12; hour += 1) await later(3600)
  expect(await newest()).toMatchObject({ id, status: 'STUCK', reference: expect.stringMatching(/^01ab/) })
  expect(world.webpay.refundsOf(id)).toBe(0)
})
