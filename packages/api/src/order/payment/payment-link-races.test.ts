import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { askForPage, placeOnline, startOnlineShop } from '../../testing/online-orders.ts'
import type { TestApi } from '../../testing/start-test-api.ts'
import type { TestProvider } from '../../testing/test-provider.ts'
import { startAttempt } from './attempt-store.ts'

let api: TestApi
let provider: TestProvider
let contact: GivenContact
let plate: GivenPlate

beforeEach(async () => {
  ;({ api, provider, contact, plate } = await startOnlineShop())
})

const shop = () => ({ api, contact, plate })
const attempts = () => api.ports.database.selectFrom('payment_attempts').selectAll().orderBy('id').execute()

/** spec('000 §7.25') */
test('twenty who ask for one order’s page at once get the same link, of one attempt', async () => {
  const { code } = await placeOnline(shop(), { upload: 'API' })
  const released = Promise.withResolvers<void>()
  provider.onTheWay = () => released.promise
  const asked = Array.from({ length: 20 }, () => askForPage(shop(), code))
  await expect.poll(attempts).toHaveLength(1)
  released.resolve()
  const answers = await Promise.all(asked)
  const [attempt] = await attempts()
  const link = { url: `https://pay.example/${attempt?.id}`, token: `token-${attempt?.id}` }
  expect(answers).toEqual(answers.map(() => ({ ok: true, data: link })))
  expect(await attempts()).toHaveLength(1)
})

test('a diner who waited for a page that the provider did not make is told so, and may ask again', async () => {
  const { code } = await placeOnline(shop(), { upload: 'API' })
  const released = Promise.withResolvers<void>()
  provider.onTheWay = () => released.promise
  provider.failing = 'unreachable'
  const asked = [askForPage(shop(), code), askForPage(shop(), code)]
  await expect.poll(attempts).toHaveLength(1)
  released.resolve()
  const refused = { ok: false, problem: { code: 'payment-provider-failed' } }
  expect(await Promise.all(asked)).toMatchObject([refused, refused])
  // The waiting call has not tried it again.
  expect(await attempts()).toHaveLength(1)
  provider.failing = undefined
  expect(await askForPage(shop(), code)).toMatchObject({ ok: true })
})

test('a diner who makes or awaits the page of an order that is over meanwhile is told that', async () => {
  const { id, code } = await placeOnline(shop(), { upload: 'API' })
  const released = Promise.withResolvers<void>()
  provider.onTheWay = () => released.promise
  const making = askForPage(shop(), code)
  await expect.poll(attempts).toHaveLength(1)
  const awaiting = askForPage(shop(), code)
  const db = api.ports.database
  const over = { status: 'CANCELED', payment_status: 'EXPIRED' } as const
  await db.updateTable('orders').set(over).where('id', '=', id).execute()
  await db.updateTable('payment_attempts').set({ status: 'EXPIRED' }).execute()
  const refused = { ok: false, problem: { code: 'order-not-payable' } }
  expect(await awaiting).toMatchObject(refused)
  released.resolve()
  expect(await making).toMatchObject(refused)
  expect(await attempts()).toMatchObject([{ status: 'EXPIRED', url: null, token: null }])
})

test('a diner who makes the page waits for no other, whether it is made or not', async () => {
  const { code } = await placeOnline(shop(), { upload: 'API' })
  const waiting = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => waiting.mockRestore())
  const pauses = () => waiting.mock.calls.filter(([, ms]) => ms === 100)
  provider.failing = 'unreachable'
  expect(await askForPage(shop(), code)).toMatchObject({ ok: false })
  provider.failing = undefined
  expect(await askForPage(shop(), code)).toMatchObject({ ok: true })
  expect(pauses()).toEqual([])
})

test('whoever waits counts the time once, and begins no second page while a provider may still answer', async () => {
  const { code } = await placeOnline(shop(), { upload: 'API' })
  // The clock of the wall and that of the process go together, as they do outside of tests.
  const [began, ran] = [api.clock.now.getTime(), performance.now()]
  const clock = vi.spyOn(performance, 'now')
  clock.mockImplementation(() => ran + api.clock.now.getTime() - began)
  onTestFinished(() => void clock.mockRestore())
  const released = Promise.withResolvers<void>()
  let pages = 0
  provider.onTheWay = () => {
    pages += 1
    return released.promise
  }
  const looked = vi.spyOn(api.ports.database, 'selectFrom')
  const asked = [askForPage(shop(), code), askForPage(shop(), code)]
  await expect.poll(() => pages).toBe(1)
  const goesOnWaiting = async () => {
    const before = looked.mock.calls.length
    await expect.poll(() => looked.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(before + 3)
    expect(pages).toBe(1)
  }
  await goesOnWaiting()
  api.clock.now = new Date(began + 20_000)
  await goesOnWaiting()
  released.resolve()
  const [one, other] = await Promise.all(asked)
  expect(one).toMatchObject({ ok: true })
  expect(other).toEqual(one)
})

test('a page whose maker died before it was known is made by the next who asks, in the same attempt', async () => {
  const { id: orderId, code } = await placeOnline(shop(), { upload: 'API' })
  const id = api.ports.newId()
  const begun = { id, orderId, providerName: 'sandbox', upload: 'API', cardName: null } as const
  await startAttempt(api.ports.database, { ...begun, now: api.clock.now })
  api.clock.now = new Date(api.clock.now.getTime() + 30_000)
  expect(await askForPage(shop(), code)).toMatchObject({ ok: true, data: { token: `token-${id}` } })
  expect(await attempts()).toMatchObject([{ id, status: 'PENDING', url: `https://pay.example/${id}` }])
})
