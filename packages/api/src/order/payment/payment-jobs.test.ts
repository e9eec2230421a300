import { beforeEach, describe, expect, test } from 'vitest'
import type { JobHandler } from '../../ground/job/job.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { askForPage, notify, payByCard, placeOnline, startOnlineShop } from '../../testing/online-orders.ts'
import { runHandler } from '../../testing/run-handler.ts'
import type { TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'
import type { TestProvider } from '../../testing/test-provider.ts'
import { expirePayment } from './expire-payment.ts'
import { lookAfterPayment } from './look-after-payment.ts'

let api: TestApi
let provider: TestProvider
let contact: GivenContact
let plate: GivenPlate

beforeEach(async () => {
  ;({ api, provider, contact, plate } = await startOnlineShop())
})

const shop = () => ({ api, contact, plate })
const order = () => api.ports.database.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
const attempts = () => api.ports.database.selectFrom('payment_attempts').selectAll().orderBy('id').execute()
const at = (instant: string) => {
  api.clock.now = new Date(instant)
}
const run = (handler: JobHandler, payload: object, ports = api.ports) => runHandler(handler, ports, payload)
const done = { kind: 'done' }

// Orders are placed at 15:00 and can be paid until 15:15.

describe('the end of a window', () => {
  const expire = (orderId: string, ports = api.ports) => run(expirePayment, { orderId }, ports)

  test('of an order that is not there, or was paid, changes nothing', async () => {
    expect(await expire(nextTestId())).toEqual(done)
    const { id } = await placeOnline(shop())
    await payByCard(api, id)
    expect(await expire(id)).toEqual(done)
    at('2026-11-20T16:00:00.000Z')
    expect(await expire(id)).toEqual(done)
    expect(await order()).toMatchObject({ status: 'GENERATED', payment_status: 'APPROVED' })
  })

  test('that has not come is waited for', async () => {
    const { id } = await placeOnline(shop())
    at('2026-11-20T15:14:59.999Z')
    expect(await expire(id)).toEqual({ kind: 'again', at: new Date('2026-11-20T15:15:00.000Z') })
    expect(await order()).toMatchObject({ status: 'GENERATED' })
  })

  test('cancels the order, ends its attempt, and tells board and diner', async () => {
    const { id, code } = await placeOnline(shop(), { upload: 'API' })
    await askForPage(shop(), code)
    at('2026-11-20T15:15:00.000Z')
    api.published.length = 0
    expect(await expire(id)).toEqual(done)
    expect(await order()).toMatchObject({ status: 'CANCELED', payment_status: 'EXPIRED' })
    expect(await attempts()).toMatchObject([{ status: 'EXPIRED', reason: 'window-closed' }])
    const status = 'CANCELED'
    // Of a plate that nobody counts none is sold again: the menu stays.
    expect(api.published).toEqual([
      { channel: expect.stringContaining(contact.id), event: 'board-updated', data: { id, status } },
      { channel: expect.stringContaining(code), event: 'order-updated', data: { code, status } },
    ])
  })

  test('that turns out to be paid when it is asked about for the last time leaves the order', async () => {
    const { id, code } = await placeOnline(shop(), { upload: 'API' })
    await askForPage(shop(), code)
    const [attempt] = await attempts()
    provider.visit(attempt?.id ?? '', 'APPROVED')
    at('2026-11-20T15:15:00.000Z')
    expect(await expire(id)).toEqual(done)
    expect(await order()).toMatchObject({ status: 'GENERATED', payment_status: 'APPROVED' })
    expect(await attempts()).toMatchObject([{ status: 'APPROVED' }])
  })

  test('waits a minute at a time for a provider that is away, for half an hour', async () => {
    const { id, code } = await placeOnline(shop(), { upload: 'API' })
    await askForPage(shop(), code)
    provider.failing = 'unreachable'
    at('2026-11-20T15:44:59.999Z')
    expect(await expire(id)).toEqual({ kind: 'again', at: new Date('2026-11-20T15:45:59.999Z') })
    expect(await order()).toMatchObject({ status: 'GENERATED' })
    at('2026-11-20T15:45:00.000Z')
    expect(await expire(id)).toEqual(done)
    expect(await order()).toMatchObject({ status: 'CANCELED' })
  })

  test('does not ask about tries that have ended', async () => {
    const { id } = await placeOnline(shop())
    provider.outcome = 'REJECTED'
    await payByCard(api, id)
    provider.failing = 'unreachable'
    at('2026-11-20T15:15:00.000Z')
    expect(await expire(id)).toEqual(done)
    expect(await order()).toMatchObject({ status: 'CANCELED' })
  })

  test('of a try at a provider that has no account any more is the end of the order', async () => {
    const { id, code } = await placeOnline(shop(), { upload: 'API' })
    await askForPage(shop(), code)
    at('2026-11-20T15:15:00.000Z')
    const closed = { ...provider, open: async () => undefined }
    expect(await expire(id, { ...api.ports, payments: closed })).toEqual(done)
    expect(await order()).toMatchObject({ status: 'CANCELED' })
  })
})

describe('the look after a paid attempt', () => {
  const UNTIL = '2026-11-25T15:00:00.000Z'
  const look = (attemptId: string, until = UNTIL, ports = api.ports) =>
    run(lookAfterPayment, { attemptId, until }, ports)

  async function paid(): Promise<string> {
    const { id } = await placeOnline(shop())
    await payByCard(api, id)
    const [attempt] = await attempts()
    return attempt?.id ?? ''
  }

  test('comes again a day later, until the day that it ends', async () => {
    const id = await paid()
    expect(await look(id)).toEqual({ kind: 'again', at: new Date('2026-11-21T15:00:00.000Z') })
    at('2026-11-24T15:00:00.000Z')
    expect(await look(id)).toEqual({ kind: 'again', at: new Date(UNTIL) })
    at('2026-11-24T15:00:00.001Z')
    expect(await look(id)).toEqual(done)
  })

  test('ends with an attempt that is not there, was not paid, or whose account was closed', async () => {
    expect(await look(nextTestId())).toEqual(done)
    const id = await paid()
    const closed = { ...provider, open: async () => undefined }
    expect(await look(id, UNTIL, { ...api.ports, payments: closed })).toEqual(done)
    await api.ports.database.updateTable('payment_attempts').set({ status: 'EXPIRED' }).execute()
    expect(await look(id)).toEqual(done)
  })

  test('takes over that the money went back, and ends', async () => {
    const id = await paid()
    provider.visit(id, 'REFUNDED', 100_000)
    expect(await look(id)).toEqual(done)
    expect(await order()).toMatchObject({ status: 'CANCELED', payment_status: 'REFUNDED' })
  })

  test('finishes what a process began that died after it had recorded the refund', async () => {
    const id = await paid()
    await api.ports.database.updateTable('payment_attempts').set({ status: 'REFUNDED' }).execute()
    await api.ports.database.updateTable('orders').set({ payment_status: 'REFUNDED' }).execute()
    api.published.length = 0
    expect(await look(id)).toEqual(done)
    expect(await order()).toMatchObject({ status: 'CANCELED' })
    expect(api.published).toHaveLength(2)
    // Another time there is nothing to do, and nothing to tell.
    expect(await look(id)).toEqual(done)
    expect(api.published).toHaveLength(2)
  })
})

test('a payment approved after its order is over is refunded as not payable, with that reason', async () => {
  const { id, code } = await placeOnline(shop(), { upload: 'API' })
  await askForPage(shop(), code)
  const [attempt] = await attempts()
  at('2026-11-20T15:15:00.000Z')
  await run(expirePayment, { orderId: id })
  provider.visit(attempt?.id ?? '', 'APPROVED')
  await notify(api, attempt?.id ?? '')
  expect(await attempts()).toMatchObject([{ status: 'EXPIRED' }])
  const job = await api.ports.database
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'refund-payment')
    .executeTakeFirstOrThrow()
  expect(job.payload).toEqual({ attemptId: attempt?.id, reason: 'order-not-payable' })
})
