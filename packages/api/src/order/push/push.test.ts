import type { Client } from '@mostrador/contract/client'
import { startPushService, type Answer, type PushService } from '@mostrador/push/testing/push-service'
import { newPushKeys, webPushSender } from '@mostrador/push/web-push-sender'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { payByCard, placeOnline, startOnlineShop } from '../../testing/online-orders.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { recordingLog } from '../../testing/test-ports.ts'
import { installKeys } from './install-keys.ts'
import { pushOrder } from './push-order.ts'

const SECRET = 'a secret of the tests, which is long'
const DAY_MS = 86_400_000

let service: PushService
let api: TestApi
let contact: GivenContact
let login: StaffLogin & { readonly id: string }
let staff: Client
let log: ReturnType<typeof recordingLog>

beforeEach(async () => {
  service = await startPushService()
  const keys = newPushKeys()
  const subject = 'https://pedidos.example.com'
  log = recordingLog()
  const push = webPushSender({ keys: async () => keys, subject, privateNetworks: ['127.0.0.0/8'] })
  api = await startTestApi({ push, log })
  contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  login = await api.given.staff({ contacts: [contact] })
  staff = await api.as(login)
})

afterEach(() => service.close())

type Wish = 'EVERY' | 'WHILE_OPEN' | 'UNHEARD'

/** A browser of somebody that is told of orders. */
async function listening(who = staff, wants: Wish = 'EVERY', answer?: Answer) {
  const { answers, ...keys } = service.browser(answer)
  const body = { ...keys, wants, contactIds: [contact.id] }
  return { ...dataOf(await who.savePushDevice({ body })), endpoint: keys.endpoint, answers }
}

const devicesOf = async (who = staff) => dataOf(await who.listPushDevices()).devices
const order = (body: object = {}) => api.given.order(contact, { client: api.client, body })

const wait = (ms: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}

async function runAll(): Promise<void> {
  while ((await runDueJobs(api.ports)) > 0) wait(1)
}

const notes = () => service.delivered.map(({ text }) => JSON.parse(text) as Record<string, string>)

/** spec('decisions push.1') */
test('a new order reaches who wishes to hear of each, once, with nothing of its diner', async () => {
  await listening()
  const { id } = await order({ customerName: 'Joaquina Benítez', phone: '11 2345-6789' })
  await runAll()
  await runAll()

  expect(notes()).toEqual([
    {
      title: 'Pedido nuevo #1',
      body: 'Take away · Palermo',
      path: `/console/${contact.alias}/orders/${id}`,
      tag: id,
    },
  ])
  const [one] = service.delivered
  expect(one?.headers.topic).toBe(id.replaceAll('-', ''))
  for (const personal of ['Joaquina', 'Benítez', '2345', '6789']) expect(one?.text).not.toContain(personal)
  expect(await devicesOf()).toMatchObject([{ lastSentAt: expect.any(String), lastFailedAt: null }])
})

test('staff who wish to hear only of unheard orders are told of those, and once', async () => {
  await listening(staff, 'UNHEARD')
  const { id } = await order()
  await runAll()
  expect(notes()).toEqual([])

  const unheard = () =>
    pushOrder(api.ports, { orderId: id, key: `unheard:${id}`, wants: ['EVERY', 'UNHEARD'], why: 'unheard' })
  expect(await unheard()).toEqual({ people: ['Sofía'], waiting: 0 })
  expect(await unheard()).toEqual({ people: ['Sofía'], waiting: 0 })
  expect(notes().map(({ title }) => title)).toEqual(['Nadie atendió el pedido #1'])
})

/** A contact that is open from eleven to one, and its next opening: the clock stands at noon. */
async function openFromEleven(): Promise<number> {
  contact = await api.given.branchContact({
    orderModes: ['DELIVERY', 'TAKE_AWAY'],
    hours: { start: 11 * 60, duration: 120 },
  })
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
  return 23 * 60 * 60_000
}

test('after a closure so long that who was told is forgotten, who hears of each hears it once', async () => {
  const untilEleven = await openFromEleven()
  await listening(await api.as(await api.given.staff({ contacts: [contact] })), 'WHILE_OPEN')
  await listening(staff, 'EVERY')
  await order()
  wait(60 * 60_000)
  await runAll()
  expect(service.delivered).toHaveLength(1)
  const db = api.ports.database
  const { run_at: next } = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', '=', 'push-order')
    .executeTakeFirstOrThrow()
  // Its hours are looked at again soon: they may be changed.
  expect(next.getTime() - api.clock.now.getTime()).toBeLessThanOrEqual(15 * 60_000)
  await db.deleteFrom('push_notes').execute()
  const long = new Date(api.clock.now.getTime() - 8 * 86_400_000)
  await db.updateTable('jobs').set({ created_at: long }).where('kind', '=', 'push-order').execute()
  wait(16 * 60_000)
  await runAll()
  expect(service.delivered).toHaveLength(1)
  wait(untilEleven)
  await runAll()
  expect(service.delivered).toHaveLength(2)
})

/** spec('decisions push.11') */
test('staff with quiet while the branch contact is closed are told of a night order when it opens, once', async () => {
  const untilEleven = await openFromEleven()
  await listening(await api.as(await api.given.staff({ contacts: [contact] })), 'WHILE_OPEN')
  await listening(staff, 'EVERY')
  await order()
  await runAll()
  // Noon is no night.
  expect(service.delivered).toHaveLength(2)

  const { id } = await order({ phone: '11 5555-5555' })
  wait(60 * 60_000)
  await runAll()
  expect(service.delivered).toHaveLength(3)
  await runAll()
  wait(untilEleven - 60 * 60_000 - 60_000)
  await runAll()
  expect(service.delivered).toHaveLength(3)
  wait(60_000)
  await runAll()
  await runAll()
  expect(notes().filter(({ tag }) => tag === id)).toHaveLength(2)
  expect(service.delivered).toHaveLength(4)
})

test('an order that is paid online is told of when it is paid', async () => {
  const shop = await startOnlineShop({ push: api.ports.push })
  const cashier = await shop.api.as(await shop.api.given.staff({ contacts: [shop.contact] }))
  const { answers: _, ...keys } = service.browser()
  await cashier.savePushDevice({ body: { ...keys, wants: 'EVERY', contactIds: [shop.contact.id] } })
  const { id } = await placeOnline(shop)
  await runDueJobs(shop.api.ports)
  const news = { orderId: id, key: 'x', wants: ['EVERY'], why: 'unheard' } as const
  expect(await pushOrder(shop.api.ports, news)).toBeUndefined()
  expect(service.asked()).toBe(0)
  await payByCard(shop.api, id)
  await runDueJobs(shop.api.ports)
  expect(service.delivered).toHaveLength(1)
})

test('of an order that somebody took already nobody is told', async () => {
  await listening()
  const { id } = await order()
  await staff.changeOrderStatus({ params: { id }, body: { action: 'accept' } })
  await runAll()
  expect(service.asked()).toBe(0)
  const news = { orderId: id, key: 'x', wants: ['EVERY'], why: 'unheard' } as const
  expect(await pushOrder(api.ports, news)).toBeUndefined()
})

/** spec('decisions push.2') */
test('permission to see orders is judged when there is one to announce', async () => {
  const away = await api.given.staff({ contacts: [contact] })
  await listening(await api.as(away))
  const other = await api.given.staff({ role: 'KITCHEN', contacts: [contact] })
  await listening(await api.as(other))
  const elsewhere = await api.given.branchContact({ sameBranchAs: contact })
  const moved = await api.given.staff({ contacts: [contact, elsewhere] })
  await listening(await api.as(moved))
  const { database } = api.ports
  await database.deleteFrom('staff_memberships').where('staff_user_id', '=', away.id).execute()
  await database
    .deleteFrom('staff_memberships')
    .where('staff_user_id', '=', moved.id)
    .where('branch_contact_id', '=', contact.id)
    .execute()
  await order()
  await runAll()
  // The kitchen sees orders, and of the three is alone.
  expect(service.delivered).toHaveLength(1)

  await database
    .insertInto('staff_factor_asks')
    .values({ company_id: contact.companyId, role: '*', starts_on: '2020-01-01', starts_at: new Date(0) })
    .execute()
  await order({ phone: '11 5555-5555' })
  await runAll()
  expect(service.delivered).toHaveLength(1)
})

test('staff cannot ask for notes of a branch contact whose orders they may not see', async () => {
  const stranger = await api.given.branchContact()
  const { answers: _, ...keys } = service.browser()
  const save = (contactIds: string[], who = staff) =>
    who.savePushDevice({ body: { ...keys, wants: 'EVERY', contactIds } })
  expect(await save([contact.id, stranger.id])).toMatchObject({
    problem: { status: 404, code: 'branch-contact-not-found' },
  })
  expect(await save([])).toMatchObject({ problem: { status: 400 } })
  expect(await devicesOf()).toEqual([])
})

/** spec('decisions push.3') */
test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const device = await listening()
  device.answers({ status })
  await order()
  await runAll()
  expect(await devicesOf()).toEqual([])
  expect(service.asked()).toBe(1)
})

test('a push service that is away is asked again, and only for who was not told', async () => {
  const there = await listening(await api.as(await api.given.staff({ contacts: [contact] })))
  await listening()
  there.answers({ status: 503, headers: { 'retry-after': '120' } })
  await order()
  await runAll()
  expect(service.delivered).toHaveLength(1)
  there.answers({ status: 201 })
  wait(60_000)
  await runAll()
  expect(service.delivered).toHaveLength(1)
  wait(61_000)
  await runAll()
  expect(service.delivered).toHaveLength(2)
  expect(service.asked()).toBe(3)
  expect(log.warned.flat()).toContain('push-failed')
  expect(JSON.stringify(log.warned)).not.toContain('wpush')
})

test('a note that the push service refuses for good is not tried again, and its person sees it', async () => {
  await listening(staff, 'EVERY', { status: 403 })
  await order()
  for (const _ of [1, 2, 3]) {
    await runAll()
    wait(600_000)
  }
  expect(service.asked()).toBe(1)
  expect(await devicesOf()).toMatchObject([{ lastSentAt: null, lastFailedAt: expect.any(String) }])
})

/** spec('decisions push.4') */
test.each([
  'http://push.example.com/x',
  'https://192.168.0.10/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  'javascript:alert(1)',
  `https://push.example.com/${'x'.repeat(979)}`,
])('an address that is no push service is refused: %.40s', async (endpoint) => {
  const { answers: _, ...keys } = service.browser()
  const refused = await staff.savePushDevice({
    body: { ...keys, endpoint, wants: 'EVERY', contactIds: [contact.id] },
  })
  expect(refused).toMatchObject({ ok: false, problem: { status: expect.toBeOneOf([400, 422]) } })
  expect(await devicesOf()).toEqual([])
  expect(service.asked()).toBe(0)
})

/** spec('decisions push.5') */
test('a device hears nothing more once its session ended or it was taken away', async () => {
  const first = await listening()
  const elsewhere = await api.as(login)
  await listening(elsewhere)
  expect(await devicesOf()).toMatchObject([{ current: true }, { current: false }])
  const stranger = await api.as(await api.given.staff({ contacts: [contact] }))
  expect(await stranger.removePushDevice({ params: { id: first.id } })).toMatchObject({
    problem: { status: 404, code: 'push-device-not-found' },
  })
  await elsewhere.signOut()
  expect((await devicesOf()).map(({ id }) => id)).toEqual([first.id])
  expect((await staff.removePushDevice({ params: { id: first.id } })).ok).toBe(true)
  await order()
  await runAll()
  expect(service.asked()).toBe(0)
})

test('a phone that nobody signed out of is told of orders also after weeks', async () => {
  await listening()
  wait(30 * DAY_MS)
  await ensureRecurringJobs(api.ports)
  await runAll()
  await order()
  await runAll()
  expect(service.delivered).toHaveLength(1)
})

test('a browser has one address, and belongs to who turned it on last', async () => {
  const { answers: _, ...keys } = service.browser()
  const save = (who: Client, wants: Wish) =>
    who.savePushDevice({ body: { ...keys, wants, contactIds: [contact.id] } })
  const before = dataOf(await save(staff, 'UNHEARD'))
  expect(dataOf(await save(staff, 'EVERY'))).toMatchObject({ id: before.id, wants: 'EVERY' })
  const other = await api.as(await api.given.staff({ contacts: [contact] }))
  await save(other, 'EVERY')
  expect(await devicesOf()).toEqual([])
  expect(await devicesOf(other)).toHaveLength(1)
  await listening(other)
  expect(await devicesOf(other)).toHaveLength(1)
})

test('a note is tried at once, and its person is told whether it went', async () => {
  const device = await listening()
  const again = () => staff.tryPushDevice({ params: { id: device.id } })
  expect(dataOf(await again())).toEqual({ taken: true })
  expect(notes()).toMatchObject([{ title: 'Los avisos funcionan', path: '/console/account' }])
  device.answers({ status: 500 })
  expect(dataOf(await again())).toEqual({ taken: false })
  const stranger = await api.as(await api.given.staff({ contacts: [contact] }))
  expect(await stranger.tryPushDevice({ params: { id: device.id } })).toMatchObject({
    problem: { status: 404 },
  })
})

/** spec('decisions push.6') */
test('the keys are made once, and anew where they cannot be opened', async () => {
  const { database, now } = api.ports
  const keys = (secret: string) => installKeys(database, { secret, now: now(), make: newPushKeys })
  const [one, other] = await Promise.all([keys(SECRET), keys(SECRET)])
  expect(one).toEqual(other)
  expect(await keys(SECRET)).toEqual(one)
  const { sealed } = await database.selectFrom('push_keys').select('sealed').executeTakeFirstOrThrow()
  expect(sealed).not.toContain(one.privateKey)

  await listening()
  const anew = await keys('another secret, which is as long as that')
  expect(anew.publicKey).not.toBe(one.publicKey)
  // No push service would take a note for who was told of the old ones.
  expect(await devicesOf()).toEqual([])
})
