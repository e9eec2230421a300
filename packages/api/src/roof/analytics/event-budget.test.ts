import type { DinerEvent } from '@mostrador/contract/analytics/analytics-endpoints'
import { beforeEach, expect, test } from 'vitest'
import type { Log } from '../../ground/ports.ts'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import { LIMITS, type Limits } from '../../ground/rate-limit/limits.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'
import { nextTestId } from '../../testing/test-ports.ts'

const DAY_BYTES = 6_000

const limits: Limits = {
  ...LIMITS,
  sizes: {
    ...LIMITS.sizes,
    'event-bytes': { most: 1_000, unit: 'bytes' },
    'events-brand-day': { most: DAY_BYTES, unit: 'bytes' },
  },
}

let api: TestApi
let contact: GivenContact
let warned: string[]

beforeEach(async () => {
  warned = []
  const log: Log = {
    info: () => undefined,
    warn: (name) => void warned.push(name),
    error: (name) => expect.unreachable(name),
  }
  api = await startTestApi({ limits, log })
  contact = await api.given.branchContact()
})

const event = (at: GivenContact, more: Partial<DinerEvent> = {}): DinerEvent => ({
  id: nextTestId(),
  type: 'ADD_ITEM',
  branch: at.branchId,
  branchContact: at.id,
  date: api.clock.now.toISOString(),
  ...more,
})

/** Each of the events weighs a few hundred bytes. */
const flood = (at: GivenContact, ip: string, more: Partial<DinerEvent> = {}) =>
  api.client.collectEvents(
    {
      headers: { 'x-session': 'visit-0001' },
      body: { events: Array.from({ length: 50 }, () => event(at, more)) },
    },
    { headers: { 'x-caller-ip': ip } },
  )

const kept = () =>
  api.ports.database.selectFrom('analytics_events').select(['branch_id', 'payload']).execute()

/** spec('000 §7.35') */
test('a brand keeps so many bytes of events a day, from however many networks, and the visit goes on', async () => {
  expect(await flood(contact, '203.0.113.1')).toMatchObject({ ok: true })
  const before = (await kept()).length
  expect(before).toBe(50)
  for (const end of [2, 3, 4]) expect(await flood(contact, `203.0.113.${end}`)).toMatchObject({ ok: true })
  expect(await kept()).toHaveLength(before)
  expect(warned).toEqual(['events-full'])

  const other = await api.given.branchContact()
  await flood(other, '203.0.113.5')
  expect((await kept()).filter(({ branch_id }) => branch_id === other.branchId)).toHaveLength(50)

  api.clock.now = new Date(api.clock.now.getTime() + 24 * 60 * 60_000)
  await flood(contact, '203.0.113.6')
  expect(await kept()).toHaveLength(before + 100)
})

test('a brand over its event budget costs the database no statement', async () => {
  await flood(contact, '203.0.113.1')
  await flood(contact, '203.0.113.2')
  expect(await statementsOf(() => flood(contact, '203.0.113.3'))).toEqual([])
})

test('servers that share a database share the day', async () => {
  await flood(contact, '203.0.113.1')
  // A server that was just started knows nothing of it.
  const { createApi } = await import('../create-api.ts')
  const second = createApi({ ...api.ports, database: api.ports.database.withoutPlugins() })
  const answer = await second.request('/api/analytics/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session': 'visit-0002', 'x-caller-ip': '203.0.113.9' },
    body: JSON.stringify({ events: [event(contact)] }),
  })
  expect(answer.status).toBe(204)
  expect(await kept()).toHaveLength(50)
})

test('an event that is heavier than any of ours is dropped, and those beside it are kept', async () => {
  const details = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`field${at}`, 'x'.repeat(200)]))
  const events = [event(contact, { details }), event(contact, { details: { name: 'Ojo de bife' } })]
  await api.client.collectEvents({ headers: { 'x-session': 'visit-0001' }, body: { events } })
  expect(await kept()).toMatchObject([{ payload: { name: 'Ojo de bife' } }])
})

test('all brands together keep so many events a minute', async () => {
  const rules = { 'events-all': { times: 60 } }
  api = await startTestApi({ rateLimiter: createRateLimiter({ rules }) })
  const [one, other] = [await api.given.branchContact(), await api.given.branchContact()]
  await flood(one, '203.0.113.1')
  expect(await flood(other, '203.0.113.2')).toMatchObject({ ok: true })
  expect(await kept()).toHaveLength(50)
})
