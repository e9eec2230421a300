import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Bus, BusSignal } from './bus.ts'
import { createPostgresBus, type PostgresBusOptions } from './postgres-bus.ts'
import {
  connectPusher,
  nextEvent,
  startTestEndpoint,
  subscribed,
  type TestEndpoint,
} from './start-test-endpoint.ts'
import { startTestProxy } from './start-test-proxy.ts'

const connectionString = process.env['TEST_DATABASE_URL']

let pool: Pool
let notifyChannel: string
let statements: unknown[][] = []
const endings: (() => unknown)[] = []

beforeEach(() => {
  // Tests in other files share the server: each test listens to a name of its own.
  notifyChannel = `test ${randomUUID()}`
  pool = new Pool({ connectionString })
  statements = []
})

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  await pool.end()
})

async function openBus(options: Partial<PostgresBusOptions> = {}): Promise<Bus> {
  if (!connectionString) throw new Error('TEST_DATABASE_URL names no PostgreSQL server')
  const bus = await createPostgresBus({
    connectionString,
    notifyChannel,
    retry: { firstMs: 20, longestMs: 100 },
    query(sql, params) {
      statements.push(params)
      return pool.query(sql, params)
    },
    ...options,
  })
  endings.push(() => bus.close())
  return bus
}

function listen(bus: Bus): BusSignal[] {
  const heard: BusSignal[] = []
  bus.subscribe((signal) => heard.push(signal))
  return heard
}

/** Ends every listening connection of this test, as a failover does. */
async function cutListeners(): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'mostrador real time' and query like '%' || $1 || '%'`,
    [notifyChannel],
  )
}

const update = (data: unknown, channel = 'order-A') => ({ channel, event: 'order-updated', data })

async function startProcess(): Promise<TestEndpoint> {
  const process = await startTestEndpoint({ bus: await openBus() })
  endings.push(() => process.stop())
  return process
}

test('two processes share what either of them publishes', async () => {
  const [one, two] = [await startProcess(), await startProcess()]
  const clients = [connectPusher(one.port), connectPusher(two.port)]
  endings.push(() => clients.forEach((client) => client.disconnect()))
  const channels = await Promise.all(clients.map((client) => subscribed(client, 'order-A')))
  for (const [publisher, data] of [
    [one, { status: 'ACCEPTED', note: 'ñandú \u0000 🍕' }],
    [two, { status: 'READY' }],
  ] as const) {
    const heard = Promise.all(channels.map((channel) => nextEvent(channel, 'order-updated')))
    await publisher.bus.publish(update(data))
    expect(await heard).toEqual([data, data])
  }
})

test('messages of one turn travel in one statement, in order', async () => {
  const bus = await openBus()
  const heard = listen(bus)
  await Promise.all(Array.from({ length: 50 }, (_, number) => bus.publish(update(number))))
  expect(statements).toHaveLength(1)
  await expect.poll(() => heard).toHaveLength(50)
  expect(heard.map((signal) => signal.kind === 'message' && signal.message.data)).toEqual(
    Array.from({ length: 50 }, (_, number) => number),
  )
})

test('a message longer than a notification may be arrives without its data', async () => {
  const bus = await openBus()
  const heard = listen(bus)
  await bus.publish(update('ñ'.repeat(10_000), 'x'.repeat(164)))
  await bus.publish(update('x'.repeat(7_840)))
  await expect.poll(() => heard).toHaveLength(2)
  expect(heard).toMatchObject([
    { message: { channel: 'x'.repeat(164), event: 'order-updated', data: null, tooBig: true } },
    { message: { data: 'x'.repeat(7_840) } },
  ])
})

test('a lost connection is opened again, and listeners are told to resync', async () => {
  const problems: Error[] = []
  const bus = await openBus({ onProblem: (problem) => problems.push(problem) })
  const heard = listen(bus)
  for (const gap of [1, 2]) {
    await cutListeners()
    await expect.poll(() => heard.filter(({ kind }) => kind === 'resync')).toHaveLength(gap)
    await bus.publish(update(gap))
    await expect.poll(() => heard.at(-1)).toMatchObject({ kind: 'message', message: { data: gap } })
  }
  expect(problems).toHaveLength(2)
})

test('pages of a process that lost the bus come back and subscribe anew', async () => {
  const process = await startProcess()
  const client = connectPusher(process.port)
  endings.push(() => client.disconnect())
  const channel = await subscribed(client, 'order-A')
  const returned = nextEvent(channel, 'pusher:subscription_succeeded')
  await cutListeners()
  await returned
  const heard = nextEvent(channel, 'order-updated')
  await process.bus.publish(update('after'))
  expect(await heard).toBe('after')
})

test('a connection that falls silent is given up and opened again', async () => {
  const proxy = await startTestProxy(connectionString ?? '', 5432)
  endings.push(() => proxy.stop())
  const bus = await openBus({
    connectionString: proxy.url,
    heartbeat: { everyMs: 50, answerMs: 500 },
  })
  const heard = listen(bus)
  await bus.publish(update('before'))
  await expect.poll(() => heard).toHaveLength(1)
  proxy.freeze()
  await bus.publish(update('lost'))
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toEqual({ kind: 'resync' })
  await bus.publish(update('after'))
  await expect.poll(() => heard.at(-1)).toMatchObject({ message: { data: 'after' } })
  expect(heard).toHaveLength(3)
})

test('a payload that is no message is ignored', async () => {
  const bus = await openBus()
  const heard = listen(bus)
  for (const payload of ['', 'null', '{"channel":7}', '{"channel":"a b","event":"e"}', '{']) {
    await pool.query('select pg_notify($1, $2)', [notifyChannel, payload])
  }
  await bus.publish(update('good'))
  await expect.poll(() => heard).toHaveLength(1)
})

test('a database that refuses rejects the publisher', async () => {
  const bus = await openBus({ query: () => Promise.reject(new Error('the pool is gone')) })
  await expect(bus.publish(update(1))).rejects.toThrow('the pool is gone')
})

test('a wrong address is said at once', async () => {
  const wrong = new URL(connectionString ?? '')
  wrong.pathname = '/no_such_database'
  await expect(openBus({ connectionString: wrong.href })).rejects.toThrow('no_such_database')
})

test('a closed bus frees its connection and refuses messages, also in the middle of a gap', async () => {
  const bus = await openBus({ retry: { firstMs: 60_000, longestMs: 60_000 } })
  await cutListeners()
  await bus.close()
  await expect(bus.publish(update(1))).rejects.toThrow('closed')
})
