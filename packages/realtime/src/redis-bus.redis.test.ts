import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Bus, BusSignal } from './bus.ts'
import { createRedisBus } from './redis-bus.ts'
import { connectRedis, type RedisConnection, type RedisConnectionOptions } from './redis-connection.ts'
import { connectPusher, nextEvent, startTestEndpoint, subscribed } from './start-test-endpoint.ts'
import { startTestProxy } from './start-test-proxy.ts'

const url = process.env['TEST_REDIS_URL'] ?? ''
const quick = { retry: { firstMs: 20, longestMs: 100 } }

let channel: string
const endings: (() => unknown)[] = []

beforeEach(() => {
  // Tests in other files share the server: each test listens to a name of its own.
  channel = `test:${randomUUID()}`
})

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function openConnection(options: Partial<RedisConnectionOptions> = {}): Promise<RedisConnection> {
  const connection = await connectRedis({ url, ...quick, ...options })
  endings.push(() => connection.close())
  return connection
}

async function openBus(options: Partial<RedisConnectionOptions> = {}): Promise<Bus> {
  return createRedisBus({ connection: await openConnection(options), channel })
}

function listen(bus: Bus): BusSignal[] {
  const heard: BusSignal[] = []
  bus.subscribe((signal) => heard.push(signal))
  return heard
}

/** Cuts a connection from the side of the server, as a failover does. */
async function cut(connection: RedisConnection): Promise<void> {
  const id = await connection.send(['CLIENT', 'ID'])
  const other = await openConnection()
  await other.send(['CLIENT', 'KILL', 'ID', String(id)])
}

const update = (data: unknown) => ({ channel: 'order-A', event: 'order-updated', data })

test('two processes share what either of them publishes', async () => {
  const one = await startTestEndpoint({ bus: await openBus() })
  const two = await startTestEndpoint({ bus: await openBus() })
  const clients = [connectPusher(one.port), connectPusher(two.port)]
  endings.push(() => Promise.all([one.stop(), two.stop()]))
  endings.push(() => clients.forEach((client) => client.disconnect()))
  const channels = await Promise.all(clients.map((client) => subscribed(client, 'order-A')))
  for (const [publisher, data] of [
    [one, { status: 'ACCEPTED', note: 'ñandú \u0000 🍕' }],
    [two, { status: 'READY' }],
  ] as const) {
    const heard = Promise.all(channels.map((one) => nextEvent(one, 'order-updated')))
    await publisher.bus.publish(update(data))
    expect(await heard).toEqual([data, data])
  }
})

test('a long message arrives without its data, as over the other buses', async () => {
  const bus = await openBus()
  const heard = listen(bus)
  await bus.publish(update('ñ'.repeat(10_000)))
  await expect.poll(() => heard).toMatchObject([{ message: { data: null, tooBig: true } }])
})

test('a lost connection is opened again, listeners are told to resync, and hear again', async () => {
  const problems: Error[] = []
  const connection = await openConnection({ onProblem: (problem) => problems.push(problem) })
  const bus = await createRedisBus({ connection, channel })
  const heard = listen(bus)
  for (const gap of [1, 2]) {
    await cut(connection)
    await expect.poll(() => heard.filter(({ kind }) => kind === 'resync')).toHaveLength(gap)
    await bus.publish(update(gap))
    await expect.poll(() => heard.at(-1)).toMatchObject({ kind: 'message', message: { data: gap } })
  }
  expect(problems).toHaveLength(2)
})

test('a connection that falls silent is given up and opened again', async () => {
  const proxy = await startTestProxy(url, 6379)
  endings.push(() => proxy.stop())
  const bus = await openBus({ url: proxy.url, heartbeat: { everyMs: 50, answerMs: 500 } })
  const heard = listen(bus)
  await bus.publish(update('before'))
  await expect.poll(() => heard).toHaveLength(1)
  proxy.freeze()
  await expect(bus.publish(update('lost'))).rejects.toThrow('Disconnects')
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toEqual({ kind: 'resync' })
  await bus.publish(update('after'))
  await expect.poll(() => heard.at(-1)).toMatchObject({ message: { data: 'after' } })
})

test('a payload that is no message is ignored', async () => {
  const connection = await openConnection()
  const bus = await createRedisBus({ connection, channel })
  const heard = listen(bus)
  for (const payload of ['', 'null', '{"channel":7}', '{"channel":"a b","event":"e"}', '{']) {
    await connection.send(['PUBLISH', channel, payload])
  }
  await bus.publish(update('good'))
  await expect.poll(() => heard).toHaveLength(1)
})

test('while the connection is lost, commands are refused and nobody waits', async () => {
  const connection = await openConnection({ retry: { firstMs: 60_000, longestMs: 60_000 } })
  const bus = await createRedisBus({ connection, channel })
  await cut(connection)
  await expect
    .poll(() =>
      bus.publish(update(1)).then(
        () => 'sent',
        () => 'refused',
      ),
    )
    .toBe('refused')
  // Also in the middle of a gap it closes at once.
  await connection.close()
})

test('a wrong address is said at once', async () => {
  await expect(connectRedis({ url: 'redis://127.0.0.1:1' })).rejects.toThrow('ECONNREFUSED')
})

test('a closed bus refuses messages and tells nobody anything', async () => {
  const connection = await openConnection()
  const bus = await createRedisBus({ connection, channel })
  const heard = listen(bus)
  await bus.close()
  await expect(bus.publish(update(1))).rejects.toThrow('closed')
  await cut(connection)
  await expect.poll(() => connection.send(['PING']).catch(() => undefined)).toBe('PONG')
  expect(heard).toEqual([])
})
