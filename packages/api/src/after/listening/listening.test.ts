import type { Client } from '@mostrador/contract/client'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadContacts } from '../../shop/catalog/load-contact.ts'
import { runDueJobs, ensureRecurringJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { listWatched } from './listening-store.ts'
import { pauseUnheard } from './pause-unheard.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z.

let api: TestApi
let contact: GivenContact
let cashier: Client

const ANA = { key: 'ana', name: 'Ana', phone: '+5491123450001' }
const DEVICE = 'a-tablet-of-the-counter'

async function open(alerts: object, more: Parameters<TestApi['given']['branchContact']>[0] = {}) {
  api = await startTestApi()
  const { contact: columns, ...rest } = more
  contact = await api.given.branchContact({
    contact: { ...columns, alerts: JSON.stringify(alerts) },
    ...rest,
  })
  cashier = await api.as(await api.given.staff({ contacts: [contact] }))
}

beforeEach(() => open({}))

const at = (time: string): void => {
  api.clock.now = new Date(`2026-11-${time}-03:00`)
}

const beat = async (fields: object = {}, by = cashier) =>
  dataOf(
    await by.reportListening({
      params: { id: contact.id },
      body: { device: DEVICE, live: true, sounds: true, visible: true, ...fields },
    }),
  )

const devices = () => api.ports.database.selectFrom('listening_devices').selectAll().execute()

/** Lets the clock's work be done. */
async function work(): Promise<void> {
  await ensureRecurringJobs(api.ports)
  while ((await runDueJobs(api.ports)) > 0) continue
  const failed = await api.ports.database.selectFrom('jobs').select('last_error').execute()
  expect(failed.filter((job) => job.last_error !== null)).toEqual([])
}

const sent = () =>
  api.ports.database.selectFrom('sent_messages').select(['to_phone', 'text', 'kind']).execute()
const mailed = () => api.ports.database.selectFrom('sent_mails').select(['to_email', 'subject']).execute()

/** Changes of the contact that the history tells, newest first. */
async function history() {
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const { revisions } = dataOf(await owner.listRevisions({ params: { id: contact.branchId } }))
  return revisions.map(({ by, door, sentences }) => ({ by, door, sentences }))
}
const branchContact = async () => dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))

/** spec('decisions never-missing-an-order.1') */
test('a contact is heard while a console is there whose sound is on', async () => {
  expect(await beat({ sounds: false })).toEqual({ heard: false, unheard: true })
  expect(await beat()).toEqual({ heard: true, unheard: false })
  const silent = { device: 'a-phone-of-the-owner', sounds: false }
  expect(await beat(silent)).toEqual({ heard: true, unheard: false })
  at('20T12:01:29')
  expect(await beat(silent)).toEqual({ heard: true, unheard: false })
  at('20T12:01:30')
  expect(await beat(silent)).toEqual({ heard: false, unheard: true })
})

/** spec('decisions never-missing-an-order.1') */
test('a console that is closed is missed at once, and was heard until then', async () => {
  await beat()
  at('20T12:00:20')
  expect(await beat({ leaving: true })).toEqual({ heard: false, unheard: true })
  const silent = { device: 'a-phone-of-the-owner', sounds: false }
  expect(await beat(silent)).toEqual({ heard: false, unheard: true })
  const [closed] = await devices()
  expect(closed).toMatchObject({ sounds: false, live: false, heard_at: api.clock.now })
})

/** spec('decisions never-missing-an-order.1') */
test('a beat is one statement, and writes nothing where the same stands there and is fresh', async () => {
  await beat()
  const written = await devices()
  at('20T12:00:30')
  // The session is asked for beside it.
  const own = (await statementsOf(() => beat())).filter((text) => text.includes('listening_devices'))
  expect(own).toHaveLength(1)
  expect(await devices()).toEqual(written)
  at('20T12:01:00')
  await beat()
  expect(await devices()).toMatchObject([{ seen_at: api.clock.now }])
})

/** spec('decisions never-missing-an-order.1') */
test('the newest twenty windows of a person at a contact are kept', async () => {
  for (let second = 0; second < 25; second += 1) {
    at(`20T12:00:${10 + second}`)
    await beat({ device: `a-window-of-somebody-${second}` })
  }
  const kept = (await devices()).map(({ device }) => Number(device.split('-').at(-1)))
  expect(kept.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 5))
})

test('a device that reports too often is refused, and nothing is written', async () => {
  vi.spyOn(api.ports.rateLimiter, 'take').mockImplementation(async (name) => name !== 'listening-beat')
  const body = { device: DEVICE, live: true, sounds: true, visible: true }
  expect(await cashier.reportListening({ params: { id: contact.id }, body })).toMatchObject({
    problem: { code: 'too-many-requests' },
  })
  expect(await devices()).toEqual([])
})

test('a beat of another place, of a strange name and of nobody is refused', async () => {
  const other = await api.given.branchContact()
  const body = { device: DEVICE, live: true, sounds: true, visible: true }
  const ask = async (id: string, device = DEVICE, by = cashier) => {
    const answer = await by.reportListening({ params: { id }, body: { ...body, device } })
    return answer.ok ? 200 : answer.problem.status
  }
  expect(await ask(other.id)).toBe(404)
  expect(await ask(contact.id, 'short')).toBe(400)
  expect(await ask(contact.id, `x'); drop table orders; --`)).toBe(400)
  expect(await ask(contact.id, DEVICE, api.client)).toBe(401)
  expect(await devices()).toEqual([])
})

/** spec('decisions never-missing-an-order.1') */
test.each([
  { time: '20T19:44:00', unheard: false },
  { time: '20T19:46:00', unheard: true },
  { time: '20T23:59:00', unheard: true },
  { time: '21T00:00:00', unheard: false },
])('that nobody hears matters at $time: $unheard', async ({ time, unheard }) => {
  const hours = { start: 20 * 60, duration: 240 }
  await open({}, { hours })
  at(time)
  expect(await beat({ sounds: false })).toEqual({ heard: false, unheard })
  await open({}, { hours, contact: { order_channel: 'MESSAGE' } })
  at(time)
  expect(await beat({ sounds: false })).toEqual({ heard: false, unheard: false })
})

/** spec('decisions never-missing-an-order.2') */
test('the people are warned once a quarter of an hour before an opening that nobody hears', async () => {
  const beto = { key: 'beto', name: 'Beto', phone: '+5491123450002', mail: 'beto@example.com' }
  await open({ warnsBeforeOpening: true, people: [ANA, beto] }, { hours: { start: 20 * 60, duration: 240 } })
  at('20T19:44:59')
  await work()
  expect(await sent()).toEqual([])
  at('20T19:46:00')
  await work()
  at('20T19:50:00')
  await work()
  expect(await sent()).toMatchObject([{ to_phone: '5491123450001', kind: 'order-alert' }])
  expect((await sent())[0]?.text).toContain('abre a las 20:00 y nadie escucha los pedidos')
  expect((await sent())[0]?.text).toContain(`/console/${contact.alias}/orders`)
  expect(await mailed()).toMatchObject([{ to_email: 'beto@example.com' }])
  const told = (await history())[0]
  expect(told).toMatchObject({ by: null, door: 'SYSTEM' })
  expect(told?.sentences[0]).toMatch(/^Avisó a Ana y Beto que .+ abre a las 20:00 y nadie escucha/)
  at('21T19:46:00')
  await work()
  expect(await sent()).toHaveLength(2)
})

/** spec('decisions never-missing-an-order.2') */
test.each([
  ['somebody hears', async () => void (await beat())],
  ['it is not published', async () => change({ blocked: true })],
  ['it takes its orders by message', async () => change({ order_channel: 'MESSAGE' })],
  ['it is paused until after', async () => pauseByHand()],
])('staff are not warned of an opening where %s', async (_, prepare) => {
  await open({ warnsBeforeOpening: true, people: [ANA] }, { hours: { start: 20 * 60, duration: 240 } })
  at('20T19:50:00')
  await prepare()
  await work()
  expect(await sent()).toEqual([])
})

const change = (columns: object) =>
  api.ports.database.updateTable('branch_contacts').set(columns).where('id', '=', contact.id).execute()

async function pauseByHand(): Promise<void> {
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', company: contact }))
  const body = { kind: 'PAUSE', thing: { kind: 'ALL' }, lasting: 'MINUTES_60', message: '' } as const
  dataOf(await manager.startInterruption({ params: { id: contact.id }, body }))
}

/** spec('decisions never-missing-an-order.5') */
test('a contact that nobody hears for its minutes pauses by itself, and goes on when somebody does', async () => {
  await open({ pausesAfterMinutes: 10 })
  await work()
  await beat()
  at('20T12:09:00')
  await work()
  expect(await branchContact()).toMatchObject({ open: true })
  at('20T12:10:00')
  await work()
  expect(await branchContact()).toMatchObject({ open: false, nextOpeningAt: '2026-11-20T15:40:00.000Z' })
  expect((await history())[0]).toMatchObject({ by: null, door: 'SYSTEM' })
  expect((await history())[0]?.sentences[0]).toMatch(/^Pausó todos los pedidos en .+: nadie escuchaba$/)
  at('20T12:20:00')
  // A device without sound ends nothing.
  await beat({ device: 'a-phone-of-the-owner', sounds: false })
  expect(await branchContact()).toMatchObject({ open: false })
  await beat()
  expect(await branchContact()).toMatchObject({ open: true })
  expect((await history())[0]?.sentences[0]).toMatch(/^Terminó la pausa de todos los pedidos en .+ otra vez/)
})

/** spec('decisions never-missing-an-order.5') */
test('the pause goes on while nobody hears, in one piece', async () => {
  await open({ pausesAfterMinutes: 10 })
  await work()
  at('20T12:30:00')
  await work()
  at('20T12:58:30')
  await work()
  expect(await branchContact()).toMatchObject({ open: false, nextOpeningAt: '2026-11-20T16:29:00.000Z' })
})

/** spec('decisions never-missing-an-order.5') */
test.each([
  ['a console is there without sound', async () => void (await beat({ sounds: false }))],
  ['no console was ever there', async () => {}],
])('where %s, who ends it by hand has the minutes once more', async (_, prepare) => {
  await open({ pausesAfterMinutes: 10 })
  await work()
  await prepare()
  at('20T12:30:00')
  await work()
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', company: contact }))
  const params = { id: contact.id }
  const [pause] = dataOf(await manager.listInterruptions({ params })).interruptions
  expect(pause).toMatchObject({ byItself: true, by: null })
  dataOf(await manager.endInterruption({ params: { ...params, interruptionId: pause?.id ?? '' } }))
  await work()
  at('20T12:39:30')
  await work()
  expect(await branchContact()).toMatchObject({ open: true })
  at('20T12:40:00')
  await work()
  expect(await branchContact()).toMatchObject({ open: false })
})

/** State of the contact that a server finds, and its later work. */
async function found(): Promise<() => Promise<void>> {
  const { database, now } = api.ports
  const [seen] = await listWatched(database)
  const [row] = await loadContacts(database, sql`bc.id = ${contact.id}`, now())
  if (!seen || !row) throw new Error('nobody watches it')
  return () => pauseUnheard(api.ports, seen, row)
}

/** spec('decisions never-missing-an-order.5') */
test('of servers that find at once that nobody hears one pauses, and none after who ended it or hears', async () => {
  await open({ pausesAfterMinutes: 10 })
  await work()
  at('20T12:30:00')
  const servers = [await found(), await found(), await found()]
  await Promise.all(servers.map((pause) => pause()))
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', company: contact }))
  const params = { id: contact.id }
  const paused = async () => dataOf(await manager.listInterruptions({ params })).interruptions
  const [pause, ...more] = await paused()
  expect([pause?.byItself, more]).toEqual([true, []])
  const told = (await history()).flatMap(({ sentences }) => sentences)
  expect(told.filter((one) => one.startsWith('Pausó'))).toHaveLength(1)

  // A server's earlier finding does not hold once the pause was ended by hand.
  const late = await found()
  dataOf(await manager.endInterruption({ params: { ...params, interruptionId: pause?.id ?? '' } }))
  await late()
  expect(await paused()).toEqual([])
  at('20T12:40:00')
  const later = await found()
  await beat()
  await later()
  expect(await paused()).toEqual([])
})

/** spec('decisions never-missing-an-order.5') */
test('a silence that a clock that jumped put into the future counts from now', async () => {
  await open({ pausesAfterMinutes: 10 })
  await beat()
  at('20T13:00:00')
  await change({ silence_from: new Date(api.clock.now.getTime() + 86_400_000) })
  await work()
  at('20T13:10:00')
  await work()
  expect(await branchContact()).toMatchObject({ open: false })
})

/** spec('decisions never-missing-an-order.5') */
test('a pause by hand is nobody else’s', async () => {
  await open({ pausesAfterMinutes: 10 })
  await work()
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', company: contact }))
  await pauseByHand()
  at('20T12:20:00')
  await work()
  await beat()
  expect(dataOf(await manager.listInterruptions({ params: { id: contact.id } })).interruptions).toMatchObject(
    [{ byItself: false, until: '2026-11-20T16:00:00.000Z' }],
  )
})

/** spec('decisions never-missing-an-order.5') */
test.each([
  ['it is told to', { alerts: '{}' }],
  ['it is published', { blocked: true }],
  ['it takes its orders in the console', { order_channel: 'MESSAGE' as const }],
])('silence counts from when %s, each time anew', async (_, before) => {
  await open({ pausesAfterMinutes: 10 })
  await beat()
  const wanting = { alerts: '{"pausesAfterMinutes":10}', blocked: false, order_channel: 'CONSOLE' as const }
  await change(before)
  for (const hour of [13, 15]) {
    await change(before)
    at(`20T${hour}:00:00`)
    await work()
    // Other work of the hour may change the contact just then: it has its turn the next time.
    at(`20T${hour}:00:30`)
    await work()
    await change(wanting)
    at(`20T${hour}:20:00`)
    await work()
    at(`20T${hour}:29:30`)
    await work()
    expect(await branchContact()).toMatchObject({ open: true })
    at(`20T${hour}:30:00`)
    await work()
    expect(await branchContact()).toMatchObject({ open: false })
    await beat()
    await beat({ leaving: true })
  }
})

/** spec('decisions never-missing-an-order.5') */
test.each([
  ['it did not ask for it', {}, {}],
  ['it takes its orders by message', { pausesAfterMinutes: 10 }, { order_channel: 'MESSAGE' as const }],
])('a contact is not paused where %s', async (_, alerts, columns) => {
  await open(alerts, { contact: columns })
  at('20T18:00:00')
  await work()
  expect(await branchContact()).toMatchObject({ open: true })
})
