import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { askForPage, notify, payByCard, placeOnline, startOnlineShop } from '../../testing/online-orders.ts'
import type { TestApi } from '../../testing/start-test-api.ts'
import type { TestProvider } from '../../testing/test-provider.ts'

// Money that goes back at the provider, without the shop having canceled anything: by its own hand
// there, or because the card's holder contests the charge.

let api: TestApi
let provider: TestProvider
let contact: GivenContact
let plate: GivenPlate

beforeEach(async () => {
  ;({ api, provider, contact, plate } = await startOnlineShop())
})

const shop = () => ({ api, contact, plate })
const rows = (
  table: 'orders' | 'payment_attempts' | 'cases' | 'order_events' | 'loyalty_points' | 'customers',
) => api.ports.database.selectFrom(table).selectAll().execute()

/** An order that is paid, and the id of its attempt. */
async function paid(
  name = 'one',
): Promise<{ readonly id: string; readonly code: string; readonly attemptId: string }> {
  const order = await placeOnline(shop(), { name })
  expect(await payByCard(api, order.id)).toMatchObject({ ok: true, data: { status: 'APPROVED' } })
  const { id: attemptId } = await api.ports.database
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { ...order, attemptId }
}

const staffOf = async () => api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))

async function goOn(id: string, ...actions: readonly ('accept' | 'ready' | 'deliver')[]): Promise<void> {
  const staff = await staffOf()
  for (const action of actions)
    expect(await staff.changeOrderStatus({ params: { id }, body: { action } })).toMatchObject({ ok: true })
}

/** News of an order to the board and to the diner's page. */
const newsOf = ({ id, code }: { readonly id: string; readonly code: string }, status: string) => [
  { channel: expect.stringContaining(contact.id), event: 'board-updated', data: { id, status } },
  { channel: expect.stringContaining(code), event: 'order-updated', data: { code, status } },
]

/** The provider gives the money of an attempt back, and tells. */
async function giveBack(attemptId: string): Promise<void> {
  provider.visit(attemptId, 'REFUNDED', 100_000)
  expect((await notify(api, attemptId)).status).toBe(204)
}

test.each([[[]], [['accept']], [['accept', 'ready']]] as const)(
  'cancels an order that is under way (%j), and gives back what it held',
  async (actions) => {
    await api.given.stock(contact, plate, 1)
    const order = await paid()
    await goOn(order.id, ...actions)
    api.published.length = 0
    await giveBack(order.attemptId)
    expect(await rows('orders')).toMatchObject([{ status: 'CANCELED', payment_status: 'REFUNDED' }])
    expect(await rows('payment_attempts')).toMatchObject([{ status: 'REFUNDED' }])
    expect(await api.ports.database.selectFrom('plate_stocks').select('remaining').execute()).toEqual([
      { remaining: 1 },
    ])
    // The pages of this company alone are made anew.
    const data = { companyId: contact.companyId, branchContactIds: [contact.id] }
    const catalog = { channel: 'catalog', event: 'catalog-changed', data }
    expect(api.published).toEqual([catalog, ...newsOf(order, 'CANCELED')])
    // Nothing is given back a second time.
    await runDueJobs(api.ports)
    expect(provider.refunded).toEqual([])
  },
)

/** spec('decisions the-server-is-the-authority.5') */
test('opens one case for the shop, and says all of it once, however often it is told', async () => {
  const { id, code, attemptId } = await paid()
  api.published.length = 0
  await giveBack(attemptId)
  // Of a plate that nobody counts none is sold again: the menu stays.
  expect(api.published).toEqual(newsOf({ id, code }, 'CANCELED'))
  api.published.length = 0
  const [events, cases] = [await rows('order_events'), await rows('cases')]
  await Promise.all([giveBack(attemptId), giveBack(attemptId), giveBack(attemptId)])
  // Late: the news of the approval comes after that of the refund.
  provider.visit(attemptId, 'APPROVED', 100_000)
  await notify(api, attemptId)
  expect(api.published).toEqual([])
  expect(await rows('order_events')).toEqual(events)
  expect(await rows('cases')).toEqual(cases)
  expect(await rows('orders')).toMatchObject([{ status: 'CANCELED', payment_status: 'REFUNDED' }])
  const staff = await staffOf()
  const listed = await staff.listCases({ params: { id: contact.id }, query: {} })
  expect(listed).toMatchObject({
    ok: true,
    data: { cases: [{ kind: 'PAYMENT_TAKEN_BACK', errorType: null, score: null, order: { id } }] },
  })
})

test('many who tell it at once change it once', async () => {
  const { attemptId } = await paid()
  await Promise.all(Array.from({ length: 8 }, () => giveBack(attemptId)))
  expect((await rows('order_events')).filter(({ status }) => status === 'CANCELED')).toHaveLength(1)
  expect(await rows('cases')).toHaveLength(1)
})

test('leaves a delivered order delivered, and takes back the points that it earned', async () => {
  const { id, code, attemptId } = await paid()
  await api.ports.database.updateTable('orders').set({ points_earned: 30 }).where('id', '=', id).execute()
  await goOn(id, 'accept', 'ready', 'deliver')
  expect(await rows('customers')).toMatchObject([{ loyalty_points_balance: 30 }])
  api.published.length = 0
  for (const _ of ['once', 'again']) await giveBack(attemptId)
  expect(api.published).toEqual(newsOf({ id, code }, 'DELIVERED'))
  expect(await rows('orders')).toMatchObject([{ status: 'DELIVERED', payment_status: 'REFUNDED' }])
  expect(await rows('customers')).toMatchObject([{ loyalty_points_balance: 0 }])
  expect(await rows('loyalty_points')).toMatchObject([
    { kind: 'EARNED', amount: 30, post_balance: 30 },
    { kind: 'EARNED_REVERSED', amount: -30, post_balance: 0 },
  ])
  expect(await rows('cases')).toMatchObject([{ kind: 'PAYMENT_TAKEN_BACK', order_id: id }])
})

test('calls off the shipment of the order, and tells who looks at shipments', async () => {
  const { id, code, attemptId } = await paid()
  const shipment = await api.given.shipment(contact, { order: { id, code } })
  api.published.length = 0
  await giveBack(attemptId)
  const { status } = await api.ports.database
    .selectFrom('shipments')
    .select('status')
    .executeTakeFirstOrThrow()
  expect(status).toBe('CANCELED')
  expect(api.published).toContainEqual({
    channel: expect.stringContaining(contact.id),
    event: 'dispatch-updated',
    data: { ids: [shipment.id] },
  })
})

test('gives no points for an order that is delivered after its money went back', async () => {
  const { id } = await paid()
  const goneBack = { points_earned: 30, payment_status: 'REFUNDED' } as const
  await api.ports.database.updateTable('orders').set(goneBack).where('id', '=', id).execute()
  await goOn(id, 'accept', 'ready', 'deliver')
  expect(await rows('orders')).toMatchObject([{ status: 'DELIVERED' }])
  expect(await rows('customers')).toMatchObject([{ loyalty_points_balance: 0 }])
  expect(await rows('loyalty_points')).toEqual([])
})

test('takes back no more points than are left', async () => {
  const { id, attemptId } = await paid()
  await api.ports.database.updateTable('orders').set({ points_earned: 30 }).where('id', '=', id).execute()
  await goOn(id, 'accept', 'ready', 'deliver')
  await api.ports.database.updateTable('customers').set({ loyalty_points_balance: 0 }).execute()
  await giveBack(attemptId)
  expect(await rows('customers')).toMatchObject([{ loyalty_points_balance: 0 }])
  expect(await rows('orders')).toMatchObject([{ payment_status: 'REFUNDED' }])
})

test('an order that the shop cancels itself makes no case', async () => {
  const { id, attemptId } = await paid()
  const staff = await staffOf()
  await staff.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'Sin gas' } })
  await runDueJobs(api.ports)
  expect(provider.refunded).toEqual([attemptId])
  await notify(api, attemptId)
  expect(await rows('orders')).toMatchObject([{ status: 'CANCELED', payment_status: 'REFUNDED' }])
  expect(await rows('cases')).toEqual([])
})

/**
 * The attempt and the order say that the money went back, and the process that wrote it is gone.
 */
async function diedInTheMiddle(id: string): Promise<void> {
  await api.ports.database.updateTable('payment_attempts').set({ status: 'REFUNDED' }).execute()
  const goneBack = { payment_status: 'REFUNDED' } as const
  await api.ports.database.updateTable('orders').set(goneBack).where('id', '=', id).execute()
}

test('a crash in the middle leaves nothing undone: the next who hears of it goes on', async () => {
  const { id, attemptId } = await paid()
  await diedInTheMiddle(id)
  await giveBack(attemptId)
  expect(await rows('orders')).toMatchObject([{ status: 'CANCELED', payment_status: 'REFUNDED' }])
})

test('a crash in the middle leaves nothing undone where nobody tells: the daily look goes on, once', async () => {
  const { id, code } = await paid()
  await diedInTheMiddle(id)
  api.published.length = 0
  // A recorded payment needs no provider.
  provider.failing = 'timeout'
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000 + 60_000)
  await runDueJobs(api.ports)
  expect(await rows('orders')).toMatchObject([{ status: 'CANCELED', payment_status: 'REFUNDED' }])
  expect((await rows('order_events')).filter(({ status }) => status === 'CANCELED')).toHaveLength(1)
  expect(api.published).toEqual(newsOf({ id, code }, 'CANCELED'))
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000 + 60_000)
  expect(await runDueJobs(api.ports)).toBe(0)
})

test('money of an older attempt that goes back leaves the one that paid', async () => {
  const { id, code } = await placeOnline(shop(), { upload: 'API' })
  await askForPage(shop(), code)
  const [first] = await rows('payment_attempts')
  provider.visit(first?.id ?? '', 'REJECTED')
  await notify(api, first?.id ?? '')
  await askForPage(shop(), code)
  const second = (await rows('payment_attempts')).find(({ id: other }) => other !== first?.id)
  provider.visit(second?.id ?? '', 'APPROVED', 100_000)
  await notify(api, second?.id ?? '')
  await giveBack(first?.id ?? '')
  expect(await rows('orders')).toMatchObject([{ id, status: 'GENERATED', payment_status: 'APPROVED' }])
  expect(await rows('cases')).toEqual([])
})

test('a provider that tells nothing by itself is asked every day for a week', async () => {
  const { attemptId } = await paid()
  const day = async () => {
    api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000 + 60_000)
    await runDueJobs(api.ports)
  }
  await day()
  expect(await rows('orders')).toMatchObject([{ payment_status: 'APPROVED' }])
  provider.visit(attemptId, 'REFUNDED', 100_000)
  await day()
  expect(await rows('orders')).toMatchObject([{ status: 'CANCELED', payment_status: 'REFUNDED' }])
  expect(await rows('cases')).toHaveLength(1)
})
