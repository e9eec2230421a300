import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import type { ProofPhotoStore } from '../../ground/ports.ts'
import type { SecurityEvent, SecurityFields } from '../../ground/security/security-event.ts'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenSurvey } from '../../testing/given-survey.ts'
import { tablesWith } from '../../testing/personal-traces.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const PHONE = '11 2345-6789'
const PERSON = {
  phone: PHONE,
  customerName: 'Zoraida Quiroga',
  customerEmail: 'zoraida@correo.test',
  document: '28765432',
  notes: 'Avisar a Zoraida por el portero',
  optIn: true,
  destination: {
    street: 'Pasaje Zelaya',
    number: '3110',
    lat: -34.59,
    lng: -58.42,
    details: 'Timbre Quiroga',
  },
}
/**
 * Traces of the person: phones in every spelling, name, e-mail, document, street, and its point.
 */
const TRACES = [
  '2345-6789',
  '1123456789',
  '91123456789',
  'zoraida',
  'quiroga',
  'zelaya',
  '28765432',
  '-34.59',
]
/**
 * Where she leaves traces: a table that is new and holds people belongs here, and into the erasure.
 */
const TRACED = [
  'abandoned_carts',
  'cases',
  'customer_sessions',
  'customers',
  'delivery_proofs',
  'group_order_people',
  'jobs',
  'logistics_orders',
  'loyalty_reward_claims',
  'order_events',
  'order_lines',
  'orders',
  'payment_attempts',
  'sent_mails',
  'sent_messages',
  'sign_in_codes',
  'survey_answers',
]
const PHOTO = 'a'.repeat(64)

let api: TestApi
let contact: GivenContact
let owner: Client
let ownerId: string
let told: [SecurityEvent, SecurityFields | undefined][]
let removed: string[]

beforeEach(async () => {
  told = []
  removed = []
  const proofPhotos = { remove: async (sha256: string) => void removed.push(sha256) } as ProofPhotoStore
  api = await startTestApi({ tellSecurity: (event, fields) => void told.push([event, fields]), proofPhotos })
  contact = await api.given.branchContact()
  const login = await api.given.staff({ role: 'OWNER', company: contact })
  owner = await api.as(login)
  ownerId = login.id
})

const erase = (phone = PHONE, by = owner) =>
  by.eraseCustomer({ params: { id: contact.branchId }, body: { phone } })
const traces = () => tablesWith(api.ports.database, TRACES)
const tenant = () => ({ company_id: contact.companyId, branch_id: contact.branchId })

/** Points that she was given for her phone. */
async function givenPoints(): Promise<void> {
  const { database } = api.ports
  await database
    .insertInto('loyalty_programs')
    .values({ ...tenant(), id: nextTestId(), name: 'Brasas' })
    .execute()
  const id = nextTestId()
  await database
    .insertInto('loyalty_rewards')
    .values({ ...tenant(), id, key: 'hola', reward: 150 })
    .execute()
  const place = { branchId: contact.branchId, branchContactId: contact.id, loyaltyRewardId: id }
  const body = { ...place, name: PERSON.customerName, phone: PHONE, email: PERSON.customerEmail }
  dataOf(await api.client.claimReward({ params: { phone: PHONE, loyaltyRewardId: id }, body }))
}

/** An order of hers that was delivered without its key, on which everybody wrote something. */
async function givenOrder(browser: Client) {
  const { database } = api.ports
  const survey = await givenSurvey(database, contact)
  const order = await api.given.order(contact, { client: browser, mode: 'DELIVERY', body: PERSON })
  const rider = await api.given.rider(contact)
  const where = { lat: -34.59, lng: -58.42 }
  const shipment = await api.given.shipment(contact, { order, rider, status: 'DELIVERED', logistics: where })
  const proof = { ...tenant(), shipment_id: shipment.id, rider_id: rider.id, created_at: api.clock.now }
  await database
    .insertInto('delivery_proofs')
    .values({ ...proof, reason: 'La recibió Zoraida', photo_sha256: PHOTO })
    .execute()
  const [rating = '', , text = ''] = survey.questionIds
  const answer = { surveyId: survey.id }
  const answers = [
    { ...answer, questionId: rating, questionType: 'rating' as const, answer: '2' },
    { ...answer, questionId: text, questionType: 'text' as const, answer: 'Soy Zoraida, llegó frío' },
  ]
  dataOf(await browser.answerSurvey({ params: { orderCode: order.code }, body: { answers } }))
  await database.updateTable('order_events').set({ note: 'Llamó Zoraida' }).execute()
  await database.updateTable('order_lines').set({ notes: 'Para Zoraida' }).execute()
  await database.updateTable('cases').set({ details: 'Zoraida pide que la llamen' }).execute()
  await database
    .insertInto('payment_attempts')
    .values({
      ...tenant(),
      order_id: order.id,
      id: nextTestId(),
      provider_name: 'sandbox',
      upload: 'APP',
      status: 'REJECTED',
      amount: 1,
      card_name: 'ZORAIDA QUIROGA',
      card_last_digits: '4242',
      created_at: api.clock.now,
      updated_at: api.clock.now,
    })
    .execute()
  return order
}

/** A session, a group, a cart that was left, the text about it, a mail, and digits on their way. */
async function givenVisit(browser: Client): Promise<void> {
  const place = { branchId: contact.branchId, branchContactId: contact.id }
  dataOf(await browser.startDinerSession({ body: { ...place, phone: PHONE } }))
  const plate = await api.given.plate(contact)
  const { items, orderModeId } = await api.given.orderBody(contact, { items: [{ plate }] })
  const group = { name: 'Zoraida', payer: 'ONE', minutes: 30, orderModeId, items } as const
  dataOf(await browser.openGroupOrder({ params: { alias: contact.alias }, body: group }))
  const cart = { ...place, phone: PHONE, email: PERSON.customerEmail, items, orderModeId }
  dataOf(await browser.noticeAbandonedCart({ body: { ...cart, navigationEvent: 'PAGE_HIDDEN' } }))
  api.clock.now = new Date(api.clock.now.getTime() + 60 * 60_000)
  await runDueJobs(api.ports)
  dataOf(await browser.noticeAbandonedCart({ body: { ...cart, navigationEvent: 'PAGE_HIDDEN' } }))
  await api.ports.mails.send({
    branchId: contact.branchId,
    fromName: 'Fuego Lento',
    to: PERSON.customerEmail.toUpperCase(),
    subject: 'Pedido #1',
    text: 'Gracias, Zoraida',
    html: '',
    kind: 'order-receipt',
    dedupeKey: 'a',
  })
  const code = { ...tenant(), phone_key: '541123456789', browser_id: 'x', code_hash: 'x' }
  await api.ports.database
    .insertInto('sign_in_codes')
    .values({ ...code, created_at: api.clock.now, expires_at: api.clock.now })
    .execute()
}

test('after an erasure nothing in the whole database tells of the person, and the books stay', async () => {
  const browser = api.browser()
  const { code, id } = await givenOrder(browser)
  await givenVisit(browser)
  await givenPoints()
  const other = await api.given.order(contact, { body: { phone: '11 4444-5555', customerName: 'Bea' } })
  const amounts = () =>
    api.ports.database
      .selectFrom('orders')
      .select(['id', 'number', 'total', 'status'])
      .orderBy('id')
      .execute()
  const before = await amounts()
  // The test tells the truth only where there is something to be found.
  expect(await traces()).toEqual(TRACED)

  expect(dataOf(await erase('+54 9 11 2345 6789'))).toEqual({ erased: true })
  expect(await traces()).toEqual([])
  expect(await amounts()).toEqual(before)
  expect(removed).toEqual([PHOTO])
  expect(told).toContainEqual(['erase', { staffUserId: ownerId, branchId: contact.branchId }])
  expect(await tablesWith(api.ports.database, ['Bea'])).toContain('orders')

  // The order stays readable, as it was paid, without a person; and the points end at none.
  const read = dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } }))
  expect(read).toMatchObject({ code, destination: null })
  expect(dataOf(await owner.getConsoleOrder({ params: { id } }))).toMatchObject({ id })
  expect((await owner.getDispatch({ params: { id: contact.id } })).ok).toBe(true)
  const ledger = await api.ports.database
    .selectFrom('loyalty_points')
    .select(['kind', 'amount', 'post_balance'])
    .orderBy('id')
    .execute()
  expect(ledger.at(-1)).toEqual({ kind: 'ADJUSTMENT', amount: -150, post_balance: 0 })
  expect(await api.ports.database.selectFrom('customer_consents').selectAll().execute()).toEqual([])

  expect(dataOf(await erase())).toEqual({ erased: false })
  expect(told.filter(([event]) => event === 'erase')).toHaveLength(1)
  // A person who orders again is a new customer.
  const again = await api.given.order(contact, {
    client: browser,
    body: { phone: PHONE, customerName: 'Zoraida' },
  })
  expect(again.number).toBeGreaterThan(other.number)
  expect((await erase()).ok).toBe(false)
})

test('an order on its way keeps its person until it is over', async () => {
  const { id } = await api.given.order(contact, { body: { phone: PHONE, customerName: 'Zoraida' } })
  expect(await erase()).toMatchObject({ problem: { status: 409, code: 'customer-has-open-orders' } })
  expect(await traces()).toContain('orders')
  dataOf(
    await owner.changeOrderStatus({
      params: { id },
      body: { action: 'cancel', reason: 'No atiende Zoraida' },
    }),
  )
  expect(dataOf(await erase())).toEqual({ erased: true })
  expect(await traces()).toEqual([])
})

test('of another branch, and without a right to it, nothing is erased', async () => {
  const { id } = await api.given.order(contact, { body: { phone: PHONE, customerName: 'Zoraida' } })
  dataOf(await owner.changeOrderStatus({ params: { id }, body: { action: 'cancel', reason: 'x' } }))
  const elsewhere = await api.given.branchContact()
  const stranger = await api.as(await api.given.staff({ role: 'OWNER', company: elsewhere }))
  const cashier = await api.as(await api.given.staff({ contacts: [contact] }))
  expect(await erase(PHONE, stranger)).toMatchObject({ problem: { status: 404, code: 'branch-not-found' } })
  expect(await erase(PHONE, cashier)).toMatchObject({ problem: { status: 403, code: 'permission-missing' } })
  const there = { params: { id: elsewhere.branchId }, body: { phone: PHONE } }
  expect(dataOf(await stranger.eraseCustomer(there))).toEqual({ erased: false })
  expect(await erase('12')).toMatchObject({ problem: { status: 422, code: 'phone-invalid' } })
  expect(await traces()).toContain('customers')
})

test('erasing an unknown phone keeps its rate limits, which count for all brands', async () => {
  const key = 'code-texts-phone:5491123456789'
  const expire = api.clock.now.getTime() + 60_000
  await api.ports.database.insertInto('rate_limits').values({ key, points: 3, expire }).execute()
  expect(dataOf(await erase())).toEqual({ erased: false })
  expect(await api.ports.database.selectFrom('rate_limits').select(['key', 'points']).execute()).toEqual([
    { key, points: 3 },
  ])
})
