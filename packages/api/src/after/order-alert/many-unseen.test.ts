import type { Message } from '@mostrador/messaging/message-sender'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { rowsReadBy } from '../../testing/rows-read-by.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { listUnseen } from './alert-store.ts'

// The clock stands at noon of a Friday in Buenos Aires: 2026-11-20T15:00Z.

const NOON = new Date('2026-11-20T15:00:00.000Z').getTime()
const MANY = 700
const person = (phone: string) => ({ key: 'one', name: 'Ana', phone, calls: true })
const LADDER = { messageAfterSeconds: 60, callAfterSeconds: 3600 }

let api: TestApi
let taken: string[]

beforeEach(async () => {
  taken = []
  const send = async ({ to, channel }: Message) => {
    taken.push(`${channel ?? 'TEXT'} ${to}`)
    return { ok: true } as const
  }
  api = await startTestApi({ messages: { send } })
})

const contact = (phone: string, more: Parameters<TestApi['given']['branchContact']>[0] = {}) =>
  api.given.branchContact({
    ...more,
    contact: { alerts: JSON.stringify({ ...LADDER, people: [person(phone)] }) },
  })

/** Many orders like this one, each an hour older than it. */
async function copies(id: string): Promise<void> {
  await sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
      'number', 1000 + n, 'code', lpad(n::text, 10, '0'), 'created_at', o.created_at - interval '1 hour'))).*
    from orders o, generate_series(1, ${MANY}) n where o.id = ${id}`.execute(api.ports.database)
}

/** All orders of a contact wait since a while, and its people were told by message. */
async function told({ id }: GivenContact): Promise<void> {
  await sql`
    insert into order_watches (company_id, branch_id, order_id, since)
    select company_id, branch_id, id, created_at from orders where branch_contact_id = ${id}`.execute(
    api.ports.database,
  )
  await sql`
    insert into alerts (company_id, branch_id, branch_contact_id, id, order_id, thing, channel, person_key, person_name,
      created_at, outcome)
    select company_id, branch_id, branch_contact_id, gen_random_uuid(), id, id::text, channel, 'one', 'Ana',
      created_at, 'SENT'
    from orders, unnest(array['MESSAGE', 'CALL']) channel where branch_contact_id = ${id}`.execute(
    api.ports.database,
  )
}

/** Lets the clock's work be done, so many seconds after noon. */
async function after(seconds: number): Promise<void> {
  api.clock.now = new Date(NOON + seconds * 1000)
  await ensureRecurringJobs(api.ports)
  while ((await runDueJobs(api.ports)) > 0) continue
}

/** spec('decisions never-missing-an-order.3') */
test('many orders that nobody opens, told to all, keep no newer one from being told', async () => {
  const busy = await contact('+5491123450001')
  const other = await contact('+5491123450002')
  await copies((await api.given.order(busy)).id)
  await told(busy)
  await api.given.order(busy)
  await api.given.order(other)
  await after(0)
  await after(60)
  expect(taken.toSorted()).toEqual(['TEXT 5491123450001', 'TEXT 5491123450002'])
})

/** spec('decisions never-missing-an-order.3') */
test('many orders that wait for their call keep no other contact’s from being told', async () => {
  const busy = await contact('+5491123450001')
  const other = await contact('+5491123450002')
  await copies((await api.given.order(busy)).id)
  await api.given.order(other)
  await after(0)
  expect(taken.filter((one) => one.endsWith('2'))).toEqual([])
  await after(60)
  expect(taken.filter((one) => one.endsWith('2'))).toEqual(['TEXT 5491123450002'])
})

/** spec('decisions never-missing-an-order.3') */
test('many orders for later of a closed contact keep nobody’s from being told', async () => {
  const closed = await contact('+5491123450001', {
    hours: { start: 20 * 60, duration: 240 },
    mode: { order_type: 'SCHEDULED' },
  })
  const other = await contact('+5491123450002')
  const later = { scheduled: true, scheduledAt: '2026-11-21T00:00:00.000Z' }
  const { id } = await api.given.order(closed, { body: later })
  await copies(id)
  // One at once, left over from when it was open.
  const atOnce = { scheduled: false, scheduled_at: null }
  await api.ports.database.updateTable('orders').set(atOnce).where('id', '=', id).execute()
  await api.given.order(other)
  await after(0)
  await after(60)
  expect(taken.toSorted()).toEqual(['TEXT 5491123450001', 'TEXT 5491123450002'])
})

test('waiting orders of a contact whose ladder has no step are not read', async () => {
  const alerts = [
    { people: [], warnsBeforeOpening: false },
    { ...LADDER, people: [] },
    { people: [person('+5491123450001')], warnsBeforeOpening: true },
    { ...LADDER, people: [{ ...person('+5491123450001'), messages: false, calls: false }] },
  ]
  for (const ladder of alerts) {
    const quiet = await api.given.branchContact({ contact: { alerts: JSON.stringify(ladder) } })
    await api.given.order(quiet)
  }
  const now = new Date(NOON + 3_600_000)
  const read = () => rowsReadBy(() => listUnseen(api.ports.database, now), { table: 'orders', alias: 'o' })
  expect(await read()).toBe(0)

  const told = await contact('+5491123450002')
  await api.given.order(told)
  expect(await listUnseen(api.ports.database, now)).toHaveLength(1)
})
