import type { Message, MessageSender, Sent } from '@mostrador/messaging/message-sender'
import { beforeEach, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { claimJobs, endClaim } from '../ground/job/job-store.ts'
import { JOB_KINDS } from './job-handlers.ts'
import { ensureRecurringJobs, nextDueJob, runDueJobs } from './run-due-jobs.ts'

const MINUTE = 60_000

/** A gateway in the process: says what it is told to say, and keeps what it was asked. */
function gateway() {
  const asked: Message[] = []
  const says: Sent[] = []
  const sender: MessageSender = {
    send: async (message) => {
      asked.push(message)
      return says.shift() ?? { ok: true }
    },
  }
  return { asked, says, sender }
}

let api: TestApi
let world: ReturnType<typeof gateway>

beforeEach(async () => {
  world = gateway()
  api = await startTestApi({ messages: world.sender })
})

const wait = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}
const jobs = () => api.ports.database.selectFrom('jobs').selectAll().orderBy('kind').execute()
const run = () => runDueJobs(api.ports)
const until = () => new Date(api.clock.now.getTime() + MINUTE)
const claim = () =>
  claimJobs(api.ports.database, {
    kinds: ['remind-of-cart'],
    now: api.clock.now,
    until: until(),
    limit: 100,
  })

/** So many carts that were left half an hour ago by customers who opted in. */
async function dueReminders(count = 1) {
  const contact = await api.given.branchContact()
  const plate = await api.given.plate(contact)
  for (let at = 0; at < count; at += 1) {
    const phone = `11 2345-${String(1000 + at)}`
    await api.given.order(contact, { items: [{ plate }], body: { phone, optIn: true } })
    const { items, orderModeId } = await api.given.orderBody(contact, { items: [{ plate }] })
    const who = { branchContactId: contact.id, branchId: contact.branchId, phone }
    await api.client.noticeAbandonedCart({
      body: { ...who, items, orderModeId, navigationEvent: 'PAGE_HIDDEN' },
    })
  }
  wait(30 * MINUTE)
}

test('many processes on one database do each job once', async () => {
  await dueReminders(12)
  const counts = await Promise.all([run(), run(), run(), run()])
  await run()
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
  expect(new Set(world.asked.map(({ to }) => to)).size).toBe(12)
  expect(world.asked).toHaveLength(12)
})

test('a job held by a killed process is done by another, under the same key', async () => {
  await dueReminders()
  const [held] = await claim()
  expect(await run()).toBe(0)
  wait(MINUTE)

  expect(await run()).toBe(1)
  expect(world.asked).toHaveLength(1)
  // The first one was only slow: its end is not taken any more.
  if (held) await endClaim(api.ports.database, held, { kind: 'again', at: api.clock.now })
  expect(await run()).toBe(0)
})

test('a message that was sent, and its end not written down, is the same message again', async () => {
  await dueReminders()
  const killed = new Error('killed')
  const { database } = api.ports
  const dying = new Proxy(database, {
    get: (target, name) => {
      if (name === 'updateTable') throw killed
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  await expect(runDueJobs({ ...api.ports, database: dying })).rejects.toBe(killed)
  wait(MINUTE)
  await run()
  expect(world.asked).toHaveLength(2)
  expect(world.asked[0]?.dedupeKey).toBe(world.asked[1]?.dedupeKey)
})

test('a transient failure is tried again, each time later, and not before the gateway wants', async () => {
  await dueReminders()
  world.says.push(
    { ok: false, reason: 'unreachable', detail: '503' },
    { ok: false, reason: 'throttled', detail: '429', retryAfterMs: 10 * MINUTE },
  )
  await run()
  expect(await run()).toBe(0)
  wait(MINUTE / 2)
  expect(await run()).toBe(1)
  wait(9 * MINUTE)
  expect(await run()).toBe(0)
  wait(MINUTE)
  expect(await run()).toBe(1)
  expect(world.asked).toHaveLength(3)
  expect(await jobs()).toMatchObject([{ last_error: null, failed_at: null }])
})

test('a lasting failure is tried six times, kept with its reason, and logged once', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await dueReminders()
  for (let at = 0; at < 8; at += 1) world.says.push({ ok: false, reason: 'unreachable', detail: '503' })
  for (let at = 0; at < 8; at += 1) {
    await run()
    wait(60 * MINUTE)
  }
  expect(world.asked).toHaveLength(6)
  expect((await jobs()).map(({ failed_at, last_error }) => [failed_at !== null, last_error])).toEqual([
    [true, 'unreachable: 503'],
  ])
  expect(errors).toHaveBeenCalledOnce()
  errors.mockRestore()
})

test('a rejected message is not tried again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await dueReminders()
  world.says.push({ ok: false, reason: 'rejected', detail: '400 no such number' })
  await run()
  wait(60 * MINUTE)
  expect(await run()).toBe(0)
  expect(await jobs()).toMatchObject([{ last_error: 'rejected: 400 no such number' }])
  errors.mockRestore()
})

test('a kind that only a newer version knows is left to it', async () => {
  const row = { id: api.ports.newId(), kind: 'of-tomorrow', run_at: api.clock.now, created_at: api.clock.now }
  await api.ports.database.insertInto('jobs').values(row).execute()
  expect(await run()).toBe(0)
})

test('a recurring job is there once, however many processes start, and comes back after it was done', async () => {
  const kinds = Object.values(JOB_KINDS).filter(({ recurring, slow }) => recurring && !slow).length
  await Promise.all([1, 2, 3].map(() => ensureRecurringJobs(api.ports)))
  expect(await run()).toBe(kinds)
  await ensureRecurringJobs(api.ports)
  expect(await run()).toBe(0)
  wait(60 * MINUTE)
  expect(await run()).toBe(kinds)
  expect(await jobs()).toHaveLength(kinds)
})

test('the next job is the first that no worker has, of the pace that is asked for', async () => {
  const { ports, clock } = api
  const at = (seconds: number) => new Date(clock.now.getTime() + seconds * 1000)
  const job = (kind: string, seconds: number, columns: { done_at?: Date; claimed_until?: Date } = {}) => ({
    id: ports.newId(),
    kind,
    unique_key: `${seconds}`,
    payload: '{}',
    run_at: at(seconds),
    created_at: clock.now,
    ...columns,
  })
  expect(await nextDueJob(ports)).toBeUndefined()
  await ports.database
    .insertInto('jobs')
    .values([
      job('send-alert', 5, { done_at: clock.now }),
      job('send-alert', -20, { claimed_until: at(40) }),
      job('of-a-newer-version', 6),
      job('send-alert', 7),
      job('send-alert', 9),
      job('nightly-backup', 8),
    ])
    .execute()
  expect(await nextDueJob(ports)).toEqual(at(7))
  expect(await nextDueJob(ports, 'slow')).toEqual(at(8))
  clock.now = at(41)
  expect(await nextDueJob(ports)).toEqual(new Date(clock.now.getTime() - 61_000))
})
