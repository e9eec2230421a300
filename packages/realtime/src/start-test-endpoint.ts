import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import PusherPackage, { type Channel, type Options } from 'pusher-js'
import { WebSocket, type ClientOptions as WebSocketOptions } from 'ws'
import type { Bus } from './bus.ts'
import { signChannel } from './channel-authorization.ts'
import { createLocalBus } from './local-bus.ts'
import { createPusherEndpoint, type PusherEndpoint, type PusherEndpointOptions } from './pusher-endpoint.ts'

// The package is CommonJS and its class is the export itself; its types say `default`.
const Pusher = PusherPackage as unknown as typeof PusherPackage.default
type Pusher = InstanceType<typeof Pusher>

export const testApp = { key: 'test-key', secret: 'test-secret' }

export type TestEndpoint = {
  bus: Bus
  endpoint: PusherEndpoint
  port: number
  /** Frees the port; who is connected stays. */
  stopListening(): void
  /** Cuts every connection without a word, as a crash does. */
  cut(): void
  stop(): Promise<void>
}

/** An HTTP server on a free (or the given) port that serves the endpoint and nothing else. */
export async function startTestEndpoint({
  port = 0,
  bus = createLocalBus(),
  ...options
}: Partial<PusherEndpointOptions> & { port?: number } = {}): Promise<TestEndpoint> {
  const endpoint = createPusherEndpoint({ ...testApp, bus, ...options })
  const sockets = new Set<Duplex>()
  const server = createServer((_request, response) => response.writeHead(404).end())
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    if (!endpoint.handleUpgrade(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    bus,
    endpoint,
    port: (server.address() as AddressInfo).port,
    stopListening: () => void server.close(),
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    async stop() {
      await endpoint.close()
      await bus.close()
      server.close()
    },
  }
}

/** The real browser client with the options that the pages use. */
export function connectPusher(port: number, { key = testApp.key, ...options }: ClientOptions = {}): Pusher {
  return new Pusher(key, {
    cluster: 'local',
    wsHost: '127.0.0.1',
    wsPort: port,
    wssPort: port,
    wsPath: '/rt',
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      customHandler({ socketId, channelName }, answer) {
        answer(null, signChannel({ ...testApp, socketId, channel: channelName }))
      },
    },
    ...options,
  })
}

type ClientOptions = Partial<Options> & { key?: string }

/** The next event of this name on a channel; its data. */
export function nextEvent(channel: Channel, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    const listener = (data: unknown): void => {
      channel.unbind(name, listener)
      resolve(data)
    }
    channel.bind(name, listener)
  })
}

/** Resolves when the client reaches this connection state. */
export function nextState(client: Pusher, state: string): Promise<void> {
  return new Promise((resolve) => {
    const listener = (): void => {
      client.connection.unbind(state, listener)
      resolve()
    }
    client.connection.bind(state, listener)
  })
}

export async function subscribed(client: Pusher, name: string): Promise<Channel> {
  const channel = client.subscribe(name)
  await nextEvent(channel, 'pusher:subscription_succeeded')
  return channel
}

type Frame = { event: string; channel?: string; data: unknown }

/** A bare WebSocket, for what a well-behaved client never does. */
export type RawClient = {
  socket: WebSocket
  next(): Promise<Frame>
  /** Sends an object as a frame, a string or bytes as they are. */
  say(frame: object | string | Buffer): void
  closed: Promise<number>
}

export function connectRaw(
  port: number,
  { path = `/rt/app/${testApp.key}?protocol=7`, ...options }: WebSocketOptions & { path?: string } = {},
): RawClient {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
  const arrived: Frame[] = []
  const waiting: ((frame: Frame) => void)[] = []
  socket.on('error', () => undefined)
  socket.on('message', (raw) => {
    const frame = JSON.parse(raw.toString()) as { event: string; channel?: string; data: string }
    const read = { ...frame, data: JSON.parse(frame.data) as unknown }
    const reader = waiting.shift()
    if (reader) reader(read)
    else arrived.push(read)
  })
  return {
    socket,
    next() {
      const frame = arrived.shift()
      return frame ? Promise.resolve(frame) : new Promise((resolve) => waiting.push(resolve))
    },
    say(frame) {
      socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame))
    },
    closed: new Promise((resolve) => socket.once('close', resolve)),
  }
}
