import type { Client } from '@mostrador/contract/client'
import type { Message, Sent } from '@mostrador/messaging/message-sender'
import { beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z.

const ANA = { key: 'ana', name: 'Ana', phone: '+5491123450001' }
const BETO = { key: 'beto', name: 'Beto', phone: '+5491123450002', messages: false, calls: true }
const WHOLE = { messageAfterSeconds: 60, callAfterSeconds: 180, people: [ANA, BETO] }

let api: TestApi
let contact: GivenContact
let cashier: Client
let taken: Message[]
let gateway: (message: Message) => Promise<Sent>
let logged: string[]

async function open(alerts: object, more: Parameters<TestApi['given']['branchContact']>[0] = {}) {
  taken = []
  gateway = async (message) => {
    taken.push(message)
    return { ok: true }
  }
  logged = []
  const write = (event: string): void => void logged.push(event)
  const log = { info: write, warn: write, error: write }
  api = await startTestApi({ messages: { send: (message) => gateway(message) }, log })
  const { contact: columns, ...rest } = more
  contact = await api.given.branchContact({
    contact: { ...columns, alerts: JSON.stringify(alerts) },
    ...rest,
  })
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
}

beforeEach(() => open(WHOLE))

const NOON = new Date('2026-11-20T15:00:00.000Z').getTime()

/** Lets the clock's work be done, so many seconds after noon. */
async function after(seconds: number): Promise<void> {
  api.clock.now = new Date(NOON + seconds * 1000)
  await ensureRecurringJobs(api.ports)
  while ((await runDueJobs(api.ports)) > 0) continue
}

const texts = (): readonly string[] => taken.map(({ to, channel = 'TEXT' }) => `${channel} ${to}`)
const look = async (id: string, by = cashier) => dataOf(await by.lookAtOrder({ params: { id } }))

/** spec('decisions never-missing-an-order.3') */
test('an order that nobody looks at is told by message and then by a call, each once', async () => {
  const { id, number } = await api.given.order(contact)
  await after(59)
  expect(texts()).toEqual([])
  await after(60)
  await after(70)
  expect(texts()).toEqual(['TEXT 5491123450001'])
  await after(180)
  await after(600)
  expect(texts()).toEqual(['TEXT 5491123450001', 'CALL 5491123450002'])
  const [message, call] = taken
  expect(message?.text).toContain(`el pedido #${number} entró hace un minuto y nadie lo miró`)
  expect(message?.text).toContain(`/console/${contact.alias}/orders/${id}`)
  expect(call).toMatchObject({ kind: 'order-alert', channel: 'CALL', branchId: contact.branchId })
  expect(call?.text).toMatch(/^Hola, Beto\. .+ hace 3 minutos .+ el número \d+\./)
  expect(call?.dedupeKey).not.toBe(message?.dedupeKey)
})

/** spec('decisions never-missing-an-order.3') */
test('a landline is called under its own number, which with a 9 is the mobile of a stranger', async () => {
  const landline = { key: 'caja', name: 'Caja', phone: '+541148623344', messages: true, calls: true }
  await open({ messageAfterSeconds: 60, callAfterSeconds: 180, people: [landline] })
  await api.given.order(contact)
  await after(60)
  await after(180)
  expect(texts()).toEqual(['TEXT 541148623344', 'CALL 541148623344'])
})

/** spec('decisions never-missing-an-order.3') spec('decisions never-missing-an-order.4') */
test('staff who open the order read who was alerted and when, and alerts end', async () => {
  const { id } = await api.given.order(contact)
  await after(60)
  expect(await look(id)).toMatchObject({
    lookedAt: '2026-11-20T15:01:00.000Z',
    lookedBy: 'Sofía',
    alerts: [{ channel: 'MESSAGE', person: 'Ana', outcome: 'SENT', at: '2026-11-20T15:01:00.000Z' }],
  })
  await after(3600)
  expect(texts()).toEqual(['TEXT 5491123450001'])
  // The first look stays the first one.
  expect(await look(id)).toMatchObject({ lookedAt: '2026-11-20T15:01:00.000Z' })
})

/** spec('decisions never-missing-an-order.3') */
test.each(['accept', 'cancel'] as const)('after somebody does %s, nobody is told', async (action) => {
  const { id } = await api.given.order(contact)
  await after(30)
  dataOf(await cashier.changeOrderStatus({ params: { id }, body: { action, reason: 'Sin gas' } }))
  await after(3600)
  expect(texts()).toEqual([])
  // An order that is not new any more can only be looked at.
  expect(await look(id)).toEqual({ lookedAt: null, lookedBy: null, alerts: [] })
})

/** spec('decisions never-missing-an-order.3') */
test('an order that is looked at while its message waits for the gateway is not told again', async () => {
  const { id } = await api.given.order(contact)
  gateway = async () => ({ ok: false, reason: 'unreachable', detail: '503' })
  await after(60)
  expect(await look(id)).toMatchObject({ alerts: [{ outcome: 'WAITING' }] })
  gateway = async (message) => {
    taken.push(message)
    return { ok: true }
  }
  await after(90)
  expect(texts()).toEqual([])
  expect(await look(id)).toMatchObject({ alerts: [{ outcome: 'STOPPED' }] })
})

/** spec('decisions never-missing-an-order.3') */
test('one that is looked at in the middle of the sending is told by this step alone', async () => {
  const { id } = await api.given.order(contact)
  gateway = async (message) => {
    await look(id)
    taken.push(message)
    return { ok: true }
  }
  await after(60)
  await after(3600)
  expect(texts()).toEqual(['TEXT 5491123450001'])
  expect(await look(id)).toMatchObject({ alerts: [{ channel: 'MESSAGE', outcome: 'SENT' }] })
})

/** spec('decisions never-missing-an-order.3') spec('decisions never-missing-an-order.4') */
test('a message that the gateway fails is tried again and shown, and the call does not wait for it', async () => {
  const { id } = await api.given.order(contact)
  let tries = 0
  gateway = async (message) => {
    if (message.channel === 'CALL') taken.push(message)
    else tries += 1
    return message.channel === 'CALL' ? { ok: true } : { ok: false, reason: 'timeout', detail: 'late' }
  }
  await after(60)
  expect(tries).toBe(1)
  await after(90)
  expect(tries).toBe(2)
  await after(180)
  expect(texts()).toEqual(['CALL 5491123450002'])
  await after(240)
  await after(7200)
  expect(tries).toBe(3)
  // The operator reads it as well.
  expect(logged).toEqual(['job-retried', 'job-retried', 'job-failed'])
  expect((await look(id)).alerts).toMatchObject([
    { channel: 'CALL', outcome: 'SENT' },
    { channel: 'MESSAGE', person: 'Ana', outcome: 'FAILED' },
  ])
})

/** spec('decisions never-missing-an-order.3') */
test('a refusal for good is not tried again', async () => {
  await api.given.order(contact)
  let tries = 0
  gateway = async () => {
    tries += 1
    return { ok: false, reason: 'rejected', detail: '400 no such number' }
  }
  for (const seconds of [60, 100, 170]) await after(seconds)
  expect(tries).toBe(1)
})

/** spec('decisions never-missing-an-order.3') */
test('a contact that chose no way tells nobody, and an order of a rehearsal nobody at all', async () => {
  await open({ people: [ANA, BETO] })
  await api.given.order(contact)
  await after(3600)
  expect(texts()).toEqual([])
  await open(WHOLE)
  const { id } = await api.given.order(contact)
  const rehearsal = dataOf(await cashier.startRehearsal({ params: { id: contact.id } }))
  expect(rehearsal).toBeDefined()
  const db = api.ports.database
  const { id: rehearsalId } = await db.selectFrom('rehearsals').select('id').executeTakeFirstOrThrow()
  await db.updateTable('orders').set({ rehearsal_id: rehearsalId }).where('id', '=', id).execute()
  await after(3600)
  expect(texts()).toEqual([])
})

/** spec('decisions never-missing-an-order.3') */
test('an order by message waits until it is confirmed, and one online until it is paid', async () => {
  const { id } = await api.given.order(contact)
  const db = api.ports.database.updateTable('orders').where('id', '=', id)
  await db.set({ confirmed: false }).execute()
  await after(600)
  expect(texts()).toEqual([])
  await db.set({ confirmed: true, payment_status: 'PENDING' }).execute()
  await after(1200)
  expect(texts()).toEqual([])
  await db.set({ payment_status: 'APPROVED' }).execute()
  // From now on it waits, however long it was being paid for.
  await after(1800)
  expect(texts()).toEqual([])
  await after(1860)
  expect(texts()).toEqual(['TEXT 5491123450001'])
})

/** spec('decisions never-missing-an-order.3') */
test('an order for later that comes at night calls nobody before the opening', async () => {
  await open(WHOLE, { hours: { start: 13 * 60, duration: 240 }, mode: { order_type: 'SCHEDULED' } })
  await api.given.order(contact, { body: { scheduled: true, scheduledAt: '2026-11-20T17:00:00.000Z' } })
  await after(3590)
  expect(texts()).toEqual([])
  // It opens at one, and is looked at every ten seconds.
  await after(3600)
  await after(3650)
  expect(texts()).toEqual([])
  await after(3660)
  expect(texts()).toEqual(['TEXT 5491123450001'])
})

/** spec('decisions never-missing-an-order.3') */
test('the phone of who was told is kept no longer than it is needed', async () => {
  await api.given.order(contact)
  await after(60)
  const alerts = await api.ports.database.selectFrom('alerts').selectAll().execute()
  expect(alerts).toMatchObject([{ outcome: 'SENT', address: null, person_name: 'Ana' }])
})

/** spec('decisions never-missing-an-order.3') */
test('an order of another place is looked at by nobody', async () => {
  const other = await api.given.branchContact({ contact: { alerts: JSON.stringify(WHOLE) } })
  const { id } = await api.given.order(other)
  expect(await cashier.lookAtOrder({ params: { id } })).toMatchObject({
    problem: { code: 'order-not-found' },
  })
  await after(60)
  expect(texts()).toEqual(['TEXT 5491123450001'])
})

/** spec('decisions never-missing-an-order.3') spec('decisions never-missing-an-order.4') */
test('a push that no device hears is told as one that did not go out, and the message follows', async () => {
  await open({ ...WHOLE, pushAfterSeconds: 30 })
  const { id } = await api.given.order(contact)
  await after(30)
  await after(60)
  expect(texts()).toEqual(['TEXT 5491123450001'])
  expect((await look(id)).alerts).toMatchObject([
    { channel: 'PUSH', person: '', outcome: 'FAILED' },
    { channel: 'MESSAGE', outcome: 'SENT' },
  ])
  const jobs = await api.ports.database.selectFrom('jobs').select(['kind', 'last_error']).execute()
  expect(jobs.filter(({ last_error }) => last_error !== null)).toEqual([])
})
