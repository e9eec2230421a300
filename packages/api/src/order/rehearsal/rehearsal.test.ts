import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { endpoints } from '@mostrador/contract/endpoints'
import type { Endpoint } from '@mostrador/contract/endpoint'
import { methodOf, pathOf } from '@mostrador/contract/route'
import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { givenSurvey } from '../../testing/given-survey.ts'
import { orderBody, type OrderOptions } from '../../testing/order-body.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { testProvider, type TestProvider } from '../../testing/test-provider.ts'

let api: TestApi
let contact: GivenContact
let plate: GivenPlate
let owner: Client
let provider: TestProvider
let sent = 0

const db = () => api.ports.database
const params = () => ({ params: { id: contact.id } })

beforeEach(async () => {
  // A shop that charges nobody online: in a rehearsal the built-in bank plays all the same.
  provider = testProvider()
  const payments = { ...provider, isOpen: () => false }
  api = await startTestApi({ payments })
  // Riders work here: what is delivered for real has a shipment.
  const riders = { rider_security_code_hash: 'a hash of a code' }
  contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'DELIVERY'], contact: riders })
  plate = await api.given.plate(contact, { price: 100_000, daily_count: 5 })
  await api.given.stock(contact, plate, 9)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
})

/** Opens the rehearsal, and answers the token of its link. */
async function open(): Promise<string> {
  const { open: opened } = dataOf(await owner.startRehearsal(params()))
  return new URL(opened?.url ?? '').searchParams.get('preview') ?? ''
}

/** A phone on which a rehearsal is open. */
const phone = (token: string): Client =>
  createClient((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set(PREVIEW_HEADER, token)
    headers.set('referer', `${api.ports.publicUrl}/menu/${contact.alias}?preview=${token}`)
    return api.fetch(url, { ...init, headers })
  }, routes)

async function tryOrder(client: Client, options: Partial<OrderOptions> = {}) {
  sent += 1
  const body = await orderBody(client, contact, { items: [{ plate }], ...options })
  return client.placeOrder({ headers: { 'idempotency-key': `rehearsal-${sent}` }, body })
}
const place = async (client: Client, options?: Partial<OrderOptions>) =>
  dataOf(await tryOrder(client, options))

const advance = async (id: string, action: 'accept' | 'ready' | 'deliver' | 'cancel') =>
  dataOf(await owner.changeOrderStatus({ params: { id }, body: { action, reason: 'Fue un ensayo' } }))

/** All the way to its diner. */
async function bringTo(id: string): Promise<void> {
  for (const action of ['accept', 'ready', 'deliver'] as const) await advance(id, action)
}

/** The built-in bank as the phone is offered it. */
async function bankOf(client: Client): Promise<string> {
  const info = dataOf(await client.getBranchContact(params()))
  const types = info.deliveryConfig.orderModes[0]?.paymentTypes ?? []
  return types.find(({ onlinePayment }) => onlinePayment?.providerName === 'sandbox')?.id ?? ''
}

/** Pays at the bank's page, and comes back. */
async function pay(client: Client, order: { readonly code: string }): Promise<Response> {
  const body = { code: order.code, amount: 1000, branchContactId: contact.id }
  dataOf(await client.createPaymentUrl({ body }))
  const { id } = await db()
    .selectFrom('payment_attempts')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  provider.visit(id, 'APPROVED')
  return api.fetch(`/api/payments/sandbox/return/${id}?token_ws=token-${id}`)
}

const close = () =>
  api.given.change(contact, async (tx) => {
    await tx.deleteFrom('working_hours').where('branch_contact_id', '=', contact.id).execute()
    await tx
      .updateTable('branch_contacts')
      .set({ order_enabled: false, blocked: true })
      .where('id', '=', contact.id)
      .execute()
  })

/** spec('decisions rehearsal.1') */
test('a shop that is closed and not published yet is ordered from by its link, and by nothing else', async () => {
  const token = await open()
  await close()
  const paused = { kind: 'PAUSE', thing: { kind: 'ALL' }, lasting: 'MINUTES_30', message: '' } as const
  expect((await owner.startInterruption({ ...params(), body: paused })).ok).toBe(true)
  expect((await tryOrder(api.client)).ok).toBe(false)
  const page = await phone(token).getAlias({ params: { alias: contact.alias }, query: { preview: token } })
  expect(dataOf(page).info).toMatchObject({ orderEnabled: true, open: true })
  const placed = await place(phone(token))
  expect(placed.number).toBe(1)
  const board = dataOf(await owner.listBoard({ ...params(), query: {} }))
  expect(board.orders).toMatchObject([{ id: placed.id, rehearsal: true, number: 1, phone: '' }])
  expect(api.published.filter(({ event }) => event === 'board-updated')).toHaveLength(1)
})

/** spec('decisions rehearsal.2') */
test('it is paid at the built-in bank where no bank is open, reaches the board paid, and is given back', async () => {
  const client = phone(await open())
  const placed = await place(client, { body: { paymentType: await bankOf(client), paysWith: null } })
  expect(dataOf(await owner.listBoard({ ...params(), query: {} })).orders).toEqual([])
  const back = await pay(client, placed)
  expect(new URL(back.headers.get('location') ?? '', 'http://shop.test').searchParams.get('preview')).toMatch(
    /^ensayo\./,
  )
  await advance(placed.id, 'accept')
  await owner.tellPrinted({ params: { id: placed.id } })
  await advance(placed.id, 'cancel')
  await runDueJobs(api.ports)
  expect(provider.refunded).toHaveLength(1)
  const { orders } = dataOf(await owner.getRehearsal(params()))
  expect(orders).toMatchObject([
    {
      number: 1,
      payment: 'REFUNDED',
      acceptedAt: expect.any(String),
      printedAt: expect.any(String),
      canceledAt: expect.any(String),
    },
  ])
  expect(dataOf(await owner.listCases({ ...params(), query: {} })).cases).toEqual([])
})

test('outside of a rehearsal the built-in bank that nobody named is no way to pay', async () => {
  expect(await bankOf(api.client)).toBe('')
  const client = phone(await open())
  const body = { paymentType: await bankOf(client), paysWith: null }
  const real = await tryOrder(api.client, { body })
  expect(real).toMatchObject({ ok: false, problem: { code: 'order-refused' } })
  const fields = await api.client.getCardFields({
    params: { provider: 'sandbox' },
    query: { branchId: contact.branchId },
  })
  expect(fields).toMatchObject({ ok: false, problem: { code: 'card-fields-not-found' } })
})

/** Tables that an order of a rehearsal writes. All others hold what they held. */
const ITS_OWN = new Set([
  'rehearsals',
  'orders',
  'order_lines',
  'order_adjustments',
  'order_events',
  'idempotency_keys',
  'payment_attempts',
  'jobs',
  'rate_limits',
])

/** All rows of the tables that no rehearsal may touch. */
async function everything(): Promise<Readonly<Record<string, unknown>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db())
  const held: Record<string, unknown> = {}
  for (const { name } of tables) {
    if (ITS_OWN.has(name) || name.startsWith('staff_')) continue
    const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(name)} t order by 1`.execute(db())
    held[name] = rows
  }
  return held
}

/** Where it is shown, and the guide, which ticks that there was one. */
const SHOWS_IT = new Set(['listBoard', 'getRehearsal', 'getSetup'])

/** Every answer for staff about a contact or a brand: each list, sum, report and file. */
async function everyAnswer(): Promise<Readonly<Record<string, unknown>>> {
  const answers: Record<string, unknown> = {}
  const ask = async (name: string, url: string): Promise<void> => {
    const cookie = await ownerCookie()
    const response = await api.fetch(url, { headers: { cookie } })
    const text = await response.text()
    // Endpoints that need more than their place are called by name below.
    if (response.status === 200) answers[`${name} ${url}`] = text
  }
  for (const [name, { route, access }] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = pathOf(route)
    if (access !== 'staff' || methodOf(route) !== 'GET' || SHOWS_IT.has(name)) continue
    const place = /^\/api\/console\/(branchcontacts|branches|companies)\/\{id\}([^{]*)$/.exec(path)
    if (!place) continue
    const ids = { branchcontacts: contact.id, branches: contact.branchId, companies: contact.companyId }
    await ask(name, path.replace('{id}', ids[place[1] as keyof typeof ids]))
  }
  const branchContact = `/api/console/branchcontacts/${contact.id}`
  await ask('finished', `${branchContact}/orders?scope=finished`)
  await ask('finished of a week', `${branchContact}/orders?scope=finished&days=7`)
  for (const days of [1, 7, 30]) {
    await ask('totals', `${branchContact}/finished/totals?days=${days}`)
    await ask('file', `${branchContact}/finished/file?days=${days}`)
  }
  await ask('touched', `/api/console/branches/${contact.branchId}/touched?places=%5B%5B%22menus%22%5D%5D`)
  await ask('diner', `/api/orders?phone=1123456789&branchContactId=${contact.id}`)
  await ask('guide', `/api/diner/${contact.alias}`)
  await ask('customer', `/api/orderingcustomer/1123456789?branchId=${contact.branchId}`)
  return answers
}

let cookie: Promise<string> | undefined
beforeEach(() => {
  cookie = undefined
})
const ownerCookie = (): Promise<string> =>
  (cookie ??= (async () => {
    const { email, password } = await api.given.staff({ role: 'OWNER', company: contact })
    const response = await api.fetch('/api/staff/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
  })())

describe('beside real orders', () => {
  let real: { readonly id: string }

  beforeEach(async () => {
    real = await place(api.client)
    await bringTo(real.id)
    await place(api.client, { mode: 'DELIVERY' })
  })

  /** spec('decisions rehearsal.3') */
  test('it counts nowhere: every table that is not its own, and every answer, is what it was', async () => {
    const token = await open()
    const before = { held: await everything(), answers: await everyAnswer() }
    expect(Object.keys(before.answers).length).toBeGreaterThan(20)
    const client = phone(token)
    const one = await place(client)
    await bringTo(one.id)
    const paid = await place(client, { body: { paymentType: await bankOf(client), paysWith: null } })
    await pay(client, paid)
    await advance(paid.id, 'accept')
    await advance(paid.id, 'cancel')
    const brought = await place(client, { mode: 'DELIVERY' })
    await advance(brought.id, 'accept')
    await runDueJobs(api.ports)
    expect(await everyAnswer()).toEqual(before.answers)
    const now = await everything()
    for (const [name, rows] of Object.entries(before.held)) expect([name, now[name]]).toEqual([name, rows])
    // The next real one has the next number.
    expect((await place(api.client)).number).toBe(3)
  })

  test('the walk above sees a real order', async () => {
    const before = { held: await everything(), answers: await everyAnswer() }
    const next = await place(api.client)
    await bringTo(next.id)
    const [held, answers] = [await everything(), await everyAnswer()]
    const changed = (was: object, is: Readonly<Record<string, unknown>>): readonly string[] =>
      Object.entries(was).flatMap(([name, value]) =>
        JSON.stringify(is[name]) === JSON.stringify(value) ? [] : [name],
      )
    expect(changed(before.held, held)).toEqual(
      expect.arrayContaining(['customers', 'order_daily_counters', 'plate_days', 'plate_stocks']),
    )
    expect(changed(before.answers, answers).length).toBeGreaterThan(5)
  })
})

test('it cannot be rated, reported or seen among the orders of a phone', async () => {
  const { id: surveyId, questionIds } = await givenSurvey(db(), contact)
  const client = phone(await open())
  const { id, code } = await place(client)
  await bringTo(id)
  const report = { code, errorType: 'OTHER', details: 'x' }
  const told = await api.fetch('/api/diner/order/details', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
  expect(told.status).toBe(404)
  const rated = await api.client.getSurveyResponse({ params: { orderCode: code } })
  expect(dataOf(rated)).toMatchObject({ hasSurvey: false, orderHasResponse: false })
  const answers = [
    { surveyId, questionId: questionIds[0] ?? '', questionType: 'rating' as const, answer: '1' },
  ]
  const rating = await api.client.answerSurvey({ params: { orderCode: code }, body: { answers } })
  expect(rating).toMatchObject({ ok: false, problem: { code: 'order-not-found' } })
})

/** spec('decisions rehearsal.4') */
describe('it ends', () => {
  test('by itself after an hour: the link then orders nothing, and says so', async () => {
    const client = phone(await open())
    expect(dataOf(await client.getOwnRehearsal({})).endsAt).toBe('2026-11-20T16:00:00.000Z')
    api.clock.now = new Date(api.clock.now.getTime() + 60 * 60_000)
    const over = { ok: false, problem: { code: 'rehearsal-over' } }
    expect(dataOf(await client.getOwnRehearsal({})).endsAt).toBeNull()
    expect(await tryOrder(client)).toMatchObject(over)
    owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
    expect(dataOf(await owner.getRehearsal(params())).open).toBeNull()
    expect(await db().selectFrom('orders').select('id').execute()).toEqual([])
  })

  test('when the shop says so, and another one has another link', async () => {
    const first = await open()
    expect(await open()).toBe(first)
    await owner.endRehearsal(params())
    expect((await tryOrder(phone(first))).ok).toBe(false)
    const second = await open()
    expect(second).not.toBe(first)
    expect((await place(phone(second))).number).toBe(1)
  })

  test.each([
    ['forged', (token: string) => `${token.slice(0, -3)}AAA`],
    ['of another rehearsal', (token: string) => token.replace(/\.[\da-f]{8}/, '.00000000')],
    ['no token at all', () => 'ensayo.'],
  ])('a link that is %s orders nothing', async (_, spoil) => {
    const client = phone(spoil(await open()))
    expect(await tryOrder(client)).toMatchObject({ ok: false, problem: { code: 'rehearsal-over' } })
  })

  test('at thirty orders', async () => {
    const client = phone(await open())
    await db().updateTable('rehearsals').set({ last_number: 29 }).execute()
    expect((await place(client)).number).toBe(30)
    expect(await tryOrder(client)).toMatchObject({ ok: false, problem: { code: 'rehearsal-over' } })
  })

  test('at the contact that it is of: another one takes no order by its link', async () => {
    const client = phone(await open())
    contact = await api.given.branchContact({ sameBranchAs: contact })
    plate = await api.given.plate(contact, { price: 500 })
    expect(await tryOrder(client)).toMatchObject({ ok: false, problem: { code: 'rehearsal-over' } })
  })
})

test('a week after its end it is forgotten, with its orders', async () => {
  const real = await place(api.client)
  const client = phone(await open())
  const rehearsed = await place(client, { body: { paymentType: await bankOf(client), paysWith: null } })
  await pay(client, rehearsed)
  await advance(rehearsed.id, 'accept')
  const left = async () => {
    await ensureRecurringJobs(api.ports)
    await runDueJobs(api.ports)
    const rows = await db().selectFrom('orders').select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  }
  api.clock.now = new Date(api.clock.now.getTime() + 7 * 24 * 60 * 60_000)
  expect(await left()).toEqual([real.id, rehearsed.id])
  api.clock.now = new Date(api.clock.now.getTime() + 2 * 60 * 60_000)
  expect(await left()).toEqual([real.id])
})

test('its page orders, pays and follows, and tells nothing else', async () => {
  const token = await open()
  const client = phone(token)
  const placed = await place(client)
  expect((await client.getOrder({ params: { alias: contact.alias, code: placed.code } })).ok).toBe(true)
  const cart = await api.fetch('/api/abandoned/cart/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      referer: `${api.ports.publicUrl}/menu/a?preview=${token}`,
    },
    body: '{}',
  })
  expect(cart.status).toBe(403)
})

test('the same press sent twice is one order, with one number', async () => {
  const client = phone(await open())
  const body = await orderBody(client, contact, { items: [{ plate }] })
  const send = () => client.placeOrder({ headers: { 'idempotency-key': 'one-press-of-one-phone' }, body })
  const [one, two] = await Promise.all([send(), send()])
  expect(dataOf(one).id).toBe(dataOf(two).id)
  expect(await db().selectFrom('orders').select('number').execute()).toHaveLength(1)
})

test('only a rehearsed order is told as printed, and by who works there', async () => {
  const real = await place(api.client)
  expect((await owner.tellPrinted({ params: { id: real.id } })).ok).toBe(false)
  const rehearsed = await place(phone(await open()))
  const other = await api.given.branchContact()
  const stranger = await api.as(await api.given.staff({ role: 'OWNER', company: other }))
  expect((await stranger.tellPrinted({ params: { id: rehearsed.id } })).ok).toBe(false)
  expect((await owner.tellPrinted({ params: { id: rehearsed.id } })).ok).toBe(true)
})
