import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  connectPusher,
  nextEvent,
  nextState,
  startTestEndpoint,
  subscribed,
  testApp,
  type TestEndpoint,
} from './start-test-endpoint.ts'
import { signChannel } from './channel-authorization.ts'

type Client = ReturnType<typeof connectPusher>

let running: TestEndpoint
let clients: Client[] = []

beforeEach(async () => {
  running = await startTestEndpoint()
})

afterEach(async () => {
  for (const client of clients) client.disconnect()
  clients = []
  await running.stop()
})

function connect(...parameters: Parameters<typeof connectPusher> | []): Client {
  const client = connectPusher(parameters[0] ?? running.port, parameters[1])
  clients.push(client)
  return client
}

/** spec('001 §7.34') */
test('a page that subscribed receives what is published on its channel, and only that', async () => {
  const client = connect()
  const channel = await subscribed(client, 'order-7F3K9QW2ZD')
  const received: unknown[] = []
  client.bind_global((event: string, data: unknown) => received.push([event, data]))

  const last = nextEvent(channel, 'order-updated')
  await running.bus.publish({ channel: 'order-OTHER', event: 'order-updated', data: { status: 'READY' } })
  await running.bus.publish({
    channel: 'order-7F3K9QW2ZD',
    event: 'order-updated',
    data: { status: 'ACCEPTED', note: 'ñandú 🍕' },
  })

  expect(await last).toEqual({ status: 'ACCEPTED', note: 'ñandú 🍕' })
  expect(received).toEqual([['order-updated', { status: 'ACCEPTED', note: 'ñandú 🍕' }]])
})

test('every page of a channel hears it; one that unsubscribed does not', async () => {
  const [first, second] = [connect(), connect()]
  const [one, two] = [await subscribed(first, 'tracking-9'), await subscribed(second, 'tracking-9')]
  const publish = (data: unknown) =>
    running.bus.publish({ channel: 'tracking-9', event: 'logistics-tracking-update', data })

  const both = Promise.all([one, two].map((channel) => nextEvent(channel, 'logistics-tracking-update')))
  await publish({ at: 1 })
  expect(await both).toEqual([{ at: 1 }, { at: 1 }])

  const late = vi.fn<() => void>()
  first.bind('logistics-tracking-update', late)
  first.unsubscribe('tracking-9')
  // Its own answer to a later subscription shows that the server has read the unsubscription.
  await subscribed(first, 'tracking-10')
  const again = nextEvent(two, 'logistics-tracking-update')
  await publish({ at: 2 })
  expect(await again).toEqual({ at: 2 })
  expect(late).not.toHaveBeenCalled()
})

test('a private channel opens with the signature for this very socket', async () => {
  const channel = await subscribed(connect(), 'private-board-1')
  const update = nextEvent(channel, 'board-updated')
  await running.bus.publish({ channel: 'private-board-1', event: 'board-updated', data: null })
  expect(await update).toBeNull()
})

test.each([
  ['another socket', { socketId: '1.1' }],
  ['another channel', { channel: 'private-board-2' }],
  ['another secret', { secret: 'guessed' }],
])('a private channel stays shut for a signature of %s', async (_case, forged) => {
  const client = connect(running.port, {
    channelAuthorization: {
      customHandler({ socketId, channelName }, answer) {
        answer(null, signChannel({ ...testApp, socketId, channel: channelName, ...forged }))
      },
    },
  })
  const channel = client.subscribe('private-board-1')
  expect(await nextEvent(channel, 'pusher:subscription_error')).toMatchObject({
    type: 'AuthError',
    status: 401,
  })
  expect(channel.subscribed).toBe(false)
})

test('a wrong key ends disconnected, without another attempt', async () => {
  const client = connect(running.port, { key: 'wrong-key' })
  const states: string[] = []
  client.connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  const problems: unknown[] = []
  client.connection.bind('error', (problem: unknown) => problems.push(problem))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  await nextState(client, 'disconnected')
  // Longer than pusher-js waits before any attempt after an answered one.
  await wait(1_200)
  expect(states).toEqual(['disconnected'])
  expect(problems).toMatchObject([{ error: { data: { code: 4001 } } }])
  expect(running.endpoint.connections()).toBe(0)
  warned.mockRestore()
})

test.each([
  ['a restart of the server', (old: TestEndpoint) => void old.stop()],
  ['a crash of the server', (old: TestEndpoint) => old.cut()],
])('%s brings pages back by themselves, still subscribed', async (_case, end) => {
  const channel = await subscribed(connect(), 'order-A')
  const returned = nextEvent(channel, 'pusher:subscription_succeeded')
  const old = running
  old.stopListening()
  running = await startTestEndpoint({ port: old.port })
  end(old)
  await returned
  const update = nextEvent(channel, 'order-updated')
  await running.bus.publish({ channel: 'order-A', event: 'order-updated', data: 1 })
  expect(await update).toBe(1)
  await old.stop()
})

test('an idle page asks for a sign of life and stays connected', async () => {
  const client = connect(running.port, { activityTimeout: 50, pongTimeout: 5_000 })
  await nextState(client, 'connected')
  const states: string[] = []
  client.connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  for (let pongs = 0; pongs < 2; pongs += 1) {
    await new Promise<void>((resolve) => {
      client.connection.bind('message', ({ event }: { event: string }) => {
        if (event === 'pusher:pong') resolve()
      })
    })
  }
  expect(states).toEqual([])
})

test('a gap in the bus sends pages back, and they subscribe anew', async () => {
  let tell: (() => void) | undefined
  const { bus } = running
  const gapped = await startTestEndpoint({
    bus: {
      ...bus,
      subscribe(listener) {
        tell = () => listener({ kind: 'resync' })
        return bus.subscribe(listener)
      },
    },
    limits: { resyncBatch: 1, resyncPauseMs: 1 },
  })
  const channels = [
    await subscribed(connect(gapped.port), 'order-A'),
    await subscribed(connect(gapped.port), 'order-B'),
  ]
  const returned = Promise.all(channels.map((channel) => nextEvent(channel, 'pusher:subscription_succeeded')))
  tell?.()
  expect(await returned).toHaveLength(2)
  await gapped.stop()
})

test('a page on a channel that the server does not serve is told so', async () => {
  const strict = await startTestEndpoint({
    authorize: ({ channel, request }) => channel.startsWith('order-') && request.url !== undefined,
  })
  const client = connect(strict.port)
  await subscribed(client, 'order-A')
  expect(await nextEvent(client.subscribe('gossip'), 'pusher:subscription_error')).toMatchObject({
    status: 403,
  })
  await strict.stop()
})

type Authorization = NonNullable<NonNullable<Parameters<typeof connectPusher>[1]>['channelAuthorization']>

describe('of private channels it is asked again who may listen', () => {
  const signedFor = (who: string): Authorization => ({
    customHandler({ socketId, channelName }, answer) {
      answer(null, signChannel({ ...testApp, socketId, channel: channelName, who }))
    },
  })
  const BOARD = 'private-board-1'
  const publish = (data: unknown) => running.bus.publish({ channel: BOARD, event: 'board-updated', data })

  /** The people who may listen now; a test takes some out of it. */
  let allowed: Set<string>
  let isAway: boolean

  beforeEach(async () => {
    await running.stop()
    allowed = new Set(['staff:ana', 'staff:leo'])
    isAway = false
    running = await startTestEndpoint({
      stillMay: async (listens) => {
        if (isAway) throw new Error('the database is away')
        return listens.map(({ channel, who }) => channel === BOARD && allowed.has(who))
      },
      limits: { sweepEveryMs: 50 },
    })
  })

  const listenAs = async (who: string) => {
    const client = connect(running.port, { channelAuthorization: signedFor(who) })
    const channel = await subscribed(client, BOARD)
    const heard: unknown[] = []
    channel.bind('board-updated', (data: unknown) => heard.push(data))
    return { client, channel, heard }
  }

  test('a listener that lost the role hears nothing told after it, and the others hear all in order', async () => {
    const [ana, leo] = [await listenAs('staff:ana'), await listenAs('staff:leo')]
    const first = nextEvent(ana.channel, 'board-updated')
    await publish(1)
    await first
    allowed.delete('staff:ana')
    const closed = nextState(ana.client, 'connecting')
    await Promise.all([publish(2), publish(3), publish(4)])
    await closed
    await vi.waitFor(() => expect(leo.heard).toEqual([1, 2, 3, 4]))
    expect(ana.heard).toEqual([1])
  })

  test('a socket ends with its role although nothing is told', async () => {
    const ana = await listenAs('staff:ana')
    allowed.delete('staff:ana')
    await nextState(ana.client, 'connecting')
    expect(ana.heard).toEqual([])
  })

  test('while nobody can say who may, nothing is told, and everybody comes back for it', async () => {
    const ana = await listenAs('staff:ana')
    isAway = true
    const closed = nextState(ana.client, 'connecting')
    await publish(1)
    await closed
    expect(ana.heard).toEqual([])
  })

  test('a signature for somebody else, and for nobody, opens nothing', async () => {
    for (const channel_data of ['staff:leo', undefined]) {
      const client = connect(running.port, {
        channelAuthorization: {
          customHandler({ socketId, channelName }, answer) {
            const { auth } = signChannel({ ...testApp, socketId, channel: channelName, who: 'staff:eva' })
            answer(null, { auth, ...(channel_data && { channel_data }) })
          },
        },
      })
      const refused = await nextEvent(client.subscribe(BOARD), 'pusher:subscription_error')
      expect(refused).toMatchObject({ type: 'AuthError', status: 401 })
    }
  })
})
