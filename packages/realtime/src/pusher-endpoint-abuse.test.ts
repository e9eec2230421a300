import { randomBytes } from 'node:crypto'
import { connect as connectTcp } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import type { PusherEndpointOptions } from './pusher-endpoint.ts'
import { connectRaw, startTestEndpoint, type RawClient, type TestEndpoint } from './start-test-endpoint.ts'

let running: TestEndpoint

afterEach(() => running.stop())

async function start(options: Partial<PusherEndpointOptions> = {}): Promise<TestEndpoint> {
  running = await startTestEndpoint(options)
  return running
}

/** A client that has read its greeting. */
async function greeted(options?: Parameters<typeof connectRaw>[1]): Promise<RawClient> {
  const client = connectRaw(running.port, options)
  expect(await client.next()).toMatchObject({
    event: 'pusher:connection_established',
    data: { socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 120 },
  })
  return client
}

const subscribe = (channel: unknown, more: object = {}) => ({
  event: 'pusher:subscribe',
  data: { channel, ...more },
})

/** Another page still connects, subscribes and hears. */
async function expectService(): Promise<void> {
  const client = await greeted({ headers: { 'x-client': 'witness' } })
  client.say(subscribe('order-A'))
  expect((await client.next()).event).toBe('pusher_internal:subscription_succeeded')
  await running.bus.publish({ channel: 'order-A', event: 'order-updated', data: { n: 1 } })
  expect(await client.next()).toEqual({ event: 'order-updated', channel: 'order-A', data: { n: 1 } })
  client.socket.close()
}

const garbage: (object | string | Buffer)[] = [
  '',
  'null',
  '[]',
  '"pusher:subscribe"',
  '{"event":',
  '{"event":7}',
  '{"event":"pusher:subscribe"}',
  '{"event":"pusher:subscribe","data":null}',
  '{"event":"pusher:subscribe","data":"order-A"}',
  '{"event":"pusher:unsubscribe","data":{"channel":"never-joined"}}',
  '{"__proto__":{"event":"pusher:ping"},"constructor":{}}',
  subscribe(['order-A']),
  subscribe({ toString: 'order-A' }),
  subscribe('', { auth: { length: 1e9 } }),
  { event: 'pusher_internal:subscription_succeeded', channel: 'order-A', data: {} },
  { event: 'order-updated', channel: 'order-A', data: 'forged' },
  '['.repeat(5_000),
  Buffer.from([0, 255, 254]),
]

test('10,000 frames of garbage neither crash it nor reach anyone', async () => {
  await start({ limits: { framesPerSweep: 20_000 } })
  const client = await greeted()
  for (let sent = 0; sent < 10_000; sent += 1) {
    client.say(sent % 3 === 0 ? randomBytes(64) : (garbage[sent % garbage.length] ?? ''))
  }
  client.say({ event: 'pusher:ping', data: {} })
  let frame = await client.next()
  // Only the malformed channel name earns answers.
  while (frame.event === 'pusher:subscription_error') frame = await client.next()
  expect(frame.event).toBe('pusher:pong')
  await expectService()
})

test('one that sends too many frames is told off for good', async () => {
  await start()
  const client = await greeted()
  for (let sent = 0; sent < 501; sent += 1) client.say('garbage')
  expect(await client.closed).toBe(4301)
  await expectService()
})

test('a flood of control frames counts as well', async () => {
  await start({ limits: { framesPerSweep: 10 } })
  const client = await greeted()
  for (let sent = 0; sent < 11; sent += 1) client.socket.ping()
  expect(await client.closed).toBe(4301)
})

test('a frame above 10 KB ends its own connection only', async () => {
  await start()
  const client = await greeted()
  client.say('x'.repeat(10_241))
  expect(await client.closed).toBe(1009)
  await expectService()
})

test('bytes that are no WebSocket frames end their own connection only', async () => {
  await start()
  const tcp = connectTcp(running.port, '127.0.0.1')
  tcp.on('error', () => undefined)
  tcp.write(
    'GET /rt/app/test-key?protocol=7 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(tcp, 'data')
  tcp.write(Buffer.alloc(4_096, 0xff))
  await once(tcp, 'close')
  await expect.poll(() => running.endpoint.connections()).toBe(0)
  await expectService()
})

test('an upgrade that is no WebSocket handshake is refused, other paths are left alone', async () => {
  await start()
  const broken = connectTcp(running.port, '127.0.0.1')
  broken.write(
    'GET /rt/app/test-key HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  )
  expect(String((await once(broken, 'data'))[0])).toMatch(/^HTTP\/1.1 400/)

  const elsewhere = connectRaw(running.port, { path: '/somewhere/else' })
  const [, response] = (await once(elsewhere.socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ]
  expect(response.statusCode).toBe(404)
})

test('one network gets so many connections, whatever its addresses, and others are served', async () => {
  await start({
    limits: { connectionsPerNetwork: 2 },
    clientNetwork: ({ headers }) => String(headers['x-client'] ?? '10.0.0.1').split('::')[0] ?? '',
  })
  const [first] = [await greeted(), await greeted()]
  const third = connectRaw(running.port)
  expect(await third.next()).toMatchObject({ event: 'pusher:error', data: { code: 4100 } })
  expect(await third.closed).toBe(4100)
  await expectService()

  first?.socket.close()
  await first?.closed
  await expect.poll(() => running.endpoint.connections()).toBe(1)
  await greeted()

  await greeted({ headers: { 'x-client': '2001:db8:1:2::7' } })
  await greeted({ headers: { 'x-client': '2001:db8:1:2::9' } })
  expect(await connectRaw(running.port, { headers: { 'x-client': '2001:db8:1:2::8' } }).closed).toBe(4100)
  await greeted({ headers: { 'x-client': '2001:db8:1:3::8' } })
})

test('a full endpoint asks to come again', async () => {
  await start({ limits: { connections: 1 } })
  await greeted()
  expect(await connectRaw(running.port).closed).toBe(4100)
})

test('a connection listens to so many channels, and again when it left one', async () => {
  await start({ limits: { channelsPerConnection: 2 } })
  const client = await greeted()
  const answerTo = async (channel: string) => {
    client.say(subscribe(channel))
    return (await client.next()).event
  }
  expect(await answerTo('a')).toBe('pusher_internal:subscription_succeeded')
  expect(await answerTo('b')).toBe('pusher_internal:subscription_succeeded')
  expect(await answerTo('b')).toBe('pusher_internal:subscription_succeeded')
  expect(await answerTo('c')).toBe('pusher:subscription_error')
  client.say({ event: 'pusher:unsubscribe', data: { channel: 'a' } })
  expect(await answerTo('c')).toBe('pusher_internal:subscription_succeeded')
})

test.each(['presence-room', 'private-encrypted-x', 'with space', '#server-to-user-1', 'x'.repeat(165)])(
  'channel %s is not served',
  async (channel) => {
    await start()
    const client = await greeted()
    client.say(subscribe(channel, { auth: 'test-key:00' }))
    expect(await client.next()).toMatchObject({ event: 'pusher:subscription_error', data: { status: 400 } })
  },
)

test('events from browsers are refused and reach nobody', async () => {
  await start()
  const [sender, listener] = [await greeted(), await greeted()]
  listener.say(subscribe('order-A'))
  await listener.next()
  sender.say({ event: 'client-forged', channel: 'order-A', data: {} })
  expect(await sender.next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
  listener.say({ event: 'pusher:ping', data: {} })
  expect((await listener.next()).event).toBe('pusher:pong')
})

test('a page of another origin is refused, unless allowed', async () => {
  await start()
  expect(await connectRaw(running.port, { origin: 'https://evil.example' }).closed).toBe(4009)
  expect(await connectRaw(running.port, { origin: 'null' }).closed).toBe(4009)
  await greeted({ origin: `http://127.0.0.1:${running.port}` })
  await running.stop()

  await start({ allowedOrigin: (origin) => origin === 'https://pedidos.example' })
  await greeted({ origin: 'https://pedidos.example' })
  expect(await connectRaw(running.port, { origin: `http://127.0.0.1:${running.port}` }).closed).toBe(4009)
})

test('one that does not read is cut off, others go on', async () => {
  await start({ limits: { bufferedBytes: 100_000 } })
  const [slow, witness] = [await greeted(), await greeted()]
  for (const client of [slow, witness]) {
    client.say(subscribe('order-A'))
    await client.next()
  }
  slow.socket.pause()
  const data = 'x'.repeat(7_000)
  let sent = 0
  while (running.endpoint.connections() === 2 && sent < 5_000) {
    await running.bus.publish({ channel: 'order-A', event: 'order-updated', data })
    await witness.next()
    sent += 1
  }
  expect(running.endpoint.connections()).toBe(1)
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
})

test('one that no longer answers pings is dropped, one that does is kept', async () => {
  await start({ limits: { sweepEveryMs: 300 } })
  const [, dead] = [await greeted(), await greeted({ autoPong: false })]
  expect(await dead.closed).toBe(1006)
  await expect.poll(() => running.endpoint.connections()).toBe(1)
})

test('closing sends everyone to reconnect and answers latecomers that it is busy', async () => {
  await start()
  const client = await greeted()
  const closing = running.endpoint.close()
  expect(await client.closed).toBe(4200)
  await closing
  expect(running.endpoint.connections()).toBe(0)
  expect(await connectRaw(running.port).closed).toBe(4100)
})

test('closing does not wait for a browser that never answers', async () => {
  await start({ limits: { closeWaitMs: 50 } })
  const client = await greeted()
  client.socket.pause()
  await running.endpoint.close()
  expect(running.endpoint.connections()).toBe(0)
  client.socket.terminate()
})
