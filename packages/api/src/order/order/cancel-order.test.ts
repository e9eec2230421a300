import type { Client } from '@mostrador/contract/client'
import type { Message } from '@mostrador/messaging/message-sender'
import { beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import type { ContactOptions, GivenContact } from '../../testing/given-contact.ts'
import { payByCard, placeOnline, startOnlineShop } from '../../testing/online-orders.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const PHONE = '11 2345-6789'

let api: TestApi
let contact: GivenContact
let texts: Message[]

const open = (options: ContactOptions = {}) =>
  api.given.branchContact({ ...options, contact: { cancel_until_accepted: true, ...options.contact } })

beforeEach(async () => {
  texts = []
  const send = async (message: Message) => {
    texts.push(message)
    return { ok: true } as const
  }
  api = await startTestApi({ messages: { send } })
  contact = await open()
})

const cancel = (code: string, by: Client, at = contact) =>
  by.cancelOrder({ params: { alias: at.alias, code } })

const staffOf = async (at = contact) => api.as(await api.given.staff({ role: 'MANAGER', contacts: [at] }))

const rowOf = (code: string) =>
  api.ports.database.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

const refused = (status: number, code: string) => ({ ok: false, problem: { status, code } })

/** Signs a browser in by a phone: the second answer is that to the code, where one was sent. */
async function signedIn(at: GivenContact): Promise<Client> {
  const browser = api.browser()
  const place = { phone: PHONE, branchId: at.branchId, branchContactId: at.id }
  await browser.startDinerSession({ body: place })
  const code = /^\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0]
  if (code !== undefined) await browser.startDinerSession({ body: { ...place, code } })
  return browser
}

/** spec('001 §6.1') */
test('a diner cancels the order of this browser until it is accepted, and whoever looks at it hears of it', async () => {
  const own = api.browser()
  const { code, id } = await api.given.order(contact, { client: own, body: { optIn: true } })
  const before = await own.getOrder({ params: { alias: contact.alias, code } })
  expect(before).toMatchObject({ data: { cancelable: true, isOwn: true } })
  const from = api.published.length

  const answer = await cancel(code, own)

  expect(answer).toMatchObject({ ok: true, data: { code, status: 'CANCELED', cancelable: false } })
  const told = api.published.slice(from).map(({ channel, data }) => [channel, data])
  expect(told).toEqual([
    [`private-board-${contact.id}`, { id, status: 'CANCELED' }],
    [`order-${code}`, { code, status: 'CANCELED' }],
  ])
  const seen = await (await staffOf()).getConsoleOrder({ params: { id } })
  expect(seen).toMatchObject({
    data: {
      status: 'CANCELED',
      cancelReason: 'El cliente lo canceló antes de que lo aceptaran',
      actions: [],
    },
  })
  const events = await api.ports.database
    .selectFrom('order_events')
    .select(['actor', 'staff_user_id'])
    .where('status', '=', 'CANCELED')
    .execute()
  expect(events).toEqual([{ actor: 'DINER', staff_user_id: null }])
  // A diner who canceled gets no message about it.
  while ((await runDueJobs(api.ports)) > 0);
  expect(texts).toEqual([])
})

test('asked twice, and by many tabs at once, it is canceled once and told once', async () => {
  const own = api.browser()
  const { code } = await api.given.order(contact, { client: own })
  const from = api.published.length
  const answers = await Promise.all([cancel(code, own), cancel(code, own), cancel(code, own)])
  expect([...answers, await cancel(code.toLowerCase(), own)].map(({ ok }) => ok)).toEqual(Array(4).fill(true))
  expect(api.published.slice(from)).toHaveLength(2)
})

/** spec('decisions who-sees-what.1') */
test('the link alone cancels nothing, nor does a phone that was only typed', async () => {
  const { code } = await api.given.order(contact, { client: api.browser() })
  const stranger = api.browser()
  await api.given.order(contact, { client: stranger, body: { phone: '11 5555-5555' } })
  for (const other of [api.client, api.browser(), stranger, await signedIn(contact)]) {
    expect(await other.getOrder({ params: { alias: contact.alias, code } })).toMatchObject({
      data: { cancelable: true, isOwn: false },
    })
    expect(await cancel(code, other)).toMatchObject(refused(403, 'order-not-yours'))
  }
  expect(await rowOf(code)).toMatchObject({ status: 'GENERATED' })
})

test('a diner who verified the phone cancels from another browser at this brand, and opens nothing at another', async () => {
  const strict = await open({ contact: { sign_in: 'CODE' } })
  const elsewhere = await open({ contact: { sign_in: 'CODE' } })
  const ordering = api.browser()
  const mine = await api.given.order(strict, { client: ordering })
  const other = await api.given.order(strict, { client: ordering, body: { phone: '11 5555-5555' } })
  expect(await cancel(mine.code, await signedIn(elsewhere), strict)).toMatchObject({ ok: false })
  const phone = await signedIn(strict)
  expect(await cancel(other.code, phone, strict)).toMatchObject(refused(403, 'order-not-yours'))
  expect(await cancel(mine.code, phone, strict)).toMatchObject({ data: { status: 'CANCELED', isOwn: true } })

  const later = await api.given.order(strict, { client: ordering })
  api.clock.now = new Date(api.clock.now.getTime() + 91 * 86_400_000)
  expect(await cancel(later.code, phone, strict)).toMatchObject(refused(403, 'order-not-yours'))
})

test('a code that opens nothing, and one of another contact, are answered as by the follow-up', async () => {
  const own = api.browser()
  const { code } = await api.given.order(contact, { client: own })
  const sibling = await api.given.branchContact({ sameBranchAs: contact })
  for (const answer of [
    await cancel('0000000000', own),
    await cancel('no', own),
    await cancel(code, own, sibling),
  ])
    expect(answer).toMatchObject(refused(404, 'order-not-found'))
  expect(await rowOf(code)).toMatchObject({ status: 'GENERATED' })
})

describe('it is the shop’s to cancel', () => {
  test('where the contact does not let diners, whatever it let them before', async () => {
    const own = api.browser()
    const { code } = await api.given.order(contact, { client: own })
    await api.ports.database.updateTable('branch_contacts').set({ cancel_until_accepted: false }).execute()
    expect(await own.getOrder({ params: { alias: contact.alias, code } })).toMatchObject({
      data: { cancelable: false, isOwn: true },
    })
    expect(await cancel(code, own)).toMatchObject(refused(409, 'cancel-by-shop-only'))
    expect(await rowOf(code)).toMatchObject({ status: 'GENERATED' })
  })

  test.each(['accept', 'ready', 'deliver'] as const)(
    'from the moment on that it is accepted: %s',
    async (last) => {
      const own = api.browser()
      const { code, id } = await api.given.order(contact, { client: own })
      const staff = await staffOf()
      const steps = ['accept', 'ready', 'deliver'] as const
      for (const action of steps.slice(0, steps.indexOf(last) + 1))
        await staff.changeOrderStatus({ params: { id }, body: { action } })
      const { status } = await rowOf(code)
      expect(await cancel(code, own)).toMatchObject(refused(409, 'order-already-accepted'))
      expect(await rowOf(code)).toMatchObject({ status, cancel_reason: null })
    },
  )

  test('while its payment is awaited', async () => {
    const { api: online, contact: shop, plate } = await startOnlineShop()
    await online.ports.database.updateTable('branch_contacts').set({ cancel_until_accepted: true }).execute()
    const own = online.browser()
    const { code } = await placeOnline({ api: { ...online, client: own }, contact: shop, plate })
    const params = { alias: shop.alias, code }
    expect(await own.getOrder({ params })).toMatchObject({ data: { cancelable: false, isOwn: true } })
    expect(await own.cancelOrder({ params })).toMatchObject(refused(409, 'cancel-by-shop-only'))
  })
})

/** spec('decisions the-server-is-the-authority.4') */
test('of the shop that accepts and the diner who cancels at once exactly one wins, and the other is told', async () => {
  const [staff, own] = [await staffOf(), api.browser()]
  const plate = await api.given.plate(contact)
  let won = { accept: 0, cancel: 0 }
  for (let round = 0; round < 16; round += 1) {
    const { code, id } = await api.given.order(contact, { client: own, items: [{ plate }] })
    const accepting = () => staff.changeOrderStatus({ params: { id }, body: { action: 'accept' } })
    const both = round % 2 === 0 ? [accepting(), cancel(code, own)] : [cancel(code, own), accepting()]
    const answers = await Promise.all(both)
    const [accepted, canceled] = round % 2 === 0 ? answers : answers.toReversed()
    const { status } = await rowOf(code)
    expect([accepted?.ok, canceled?.ok, status]).toEqual(
      accepted?.ok ? [true, false, 'ACCEPTED'] : [false, true, 'CANCELED'],
    )
    expect(accepted?.ok ? canceled : accepted).toMatchObject(
      refused(409, accepted?.ok ? 'order-already-accepted' : 'order-already-changed'),
    )
    won = { accept: won.accept + Number(accepted?.ok), cancel: won.cancel + Number(canceled?.ok) }
  }
  expect(won.accept + won.cancel).toBe(16)
})

test('the units, place, points and money that it held go back as with any canceled order', async () => {
  const { api: online, provider, contact: shop, plate } = await startOnlineShop()
  const { database } = online.ports
  const own = online.browser()
  const tenant = { company_id: shop.companyId, branch_id: shop.branchId }
  const modeId = shop.modes.TAKE_AWAY ?? ''
  await online.given.stock(shop, plate, 5)
  await online.given.order(shop, { client: own, items: [{ plate }] })
  await online.given.change(shop, async (db) => {
    await db.updateTable('branch_contacts').set({ cancel_until_accepted: true }).execute()
    await giveSchedule(db, shop, {
      modeId,
      hours: { start: 20 * 60, duration: 60 },
      config: { slot_capacity: 3 },
    })
    await db
      .insertInto('loyalty_programs')
      .values({ ...tenant, id: nextTestId(), name: 'Brasas', order_percentage: 10 })
      .execute()
  })
  await database
    .updateTable('customers')
    .set({ loyalty_points_balance: 300, verified_at: new Date() })
    .execute()
  const held = async () => {
    const [stocks, slots, points] = await Promise.all([
      database.selectFrom('plate_stocks').select('remaining').executeTakeFirstOrThrow(),
      database.selectFrom('slot_bookings').select('taken').executeTakeFirst(),
      database.selectFrom('customers').select('loyalty_points_balance as balance').executeTakeFirstOrThrow(),
    ])
    return [stocks.remaining, slots?.taken ?? 0, points.balance]
  }
  expect(await held()).toEqual([4, 0, 300])
  const { id, code } = await placeOnline(
    { api: { ...online, client: own }, contact: shop, plate },
    {
      claim: {
        total: 800,
        scheduled: true,
        scheduledAt: '2026-11-20T23:00:00.000Z',
        loyaltyInfo: { redeemedPoints: 200 },
      },
    },
  )
  await payByCard({ client: own }, id)
  expect(await held()).toEqual([3, 1, 100])

  expect(await own.cancelOrder({ params: { alias: shop.alias, code } })).toMatchObject({
    data: { status: 'CANCELED', refund: 'UNDER_WAY' },
  })
  expect(await held()).toEqual([4, 0, 300])
  while ((await runDueJobs(online.ports)) > 0);
  expect(provider.refunded).toHaveLength(1)
  expect(await own.getOrder({ params: { alias: shop.alias, code } })).toMatchObject({
    data: { status: 'CANCELED', paymentStatus: 'REFUNDED', refund: null },
  })
})
