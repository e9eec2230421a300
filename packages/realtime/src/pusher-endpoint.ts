import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Bus } from './bus.ts'
import type { AppCredentials } from './channel-authorization.ts'
import { createChannelHub } from './channel-hub.ts'
import { createConnectionRegistry } from './connection-registry.ts'
import { defaultLimits, type EndpointLimits } from './endpoint-limits.ts'
import { openConnection, type PusherConnection, type Subscription } from './pusher-connection.ts'
import { createPrivateDelivery, type AskStillMay } from './private-delivery.ts'
import { closeCodes, serverFrame } from './pusher-frames.ts'

export type PusherEndpointOptions = AppCredentials & {
  /** pusher-js calls it `wsPath`; the endpoint answers at `{path}/app/{key}`. */
  path?: string
  bus: Bus
  /** A last word on every subscription, after the signature of a private channel held. */
  authorize?: (subscription: Subscription) => boolean
  /**
   * Whether each listener to a private channel may still listen. Called before a private message
   * is delivered and with each sweep: a listener without access is disconnected, and hears nothing
   * of it. Without it a signature holds as long as its socket.
   */
  stillMay?: AskStillMay
  limits?: Partial<EndpointLimits>
  /** Whether pages of an origin may connect; by default those of the host that they connect to. */
  allowedOrigin?: (origin: string, request: IncomingMessage) => boolean
  /** The network that a connection counts for; without it the address of the socket. */
  clientNetwork?: (request: IncomingMessage) => string
}

export type PusherEndpoint = {
  /**
   * For the server's `upgrade` event; false, with the socket untouched, when the path is not ours.
   */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Sends every browser to reconnect (4200) and resolves when all are gone. The bus stays open. */
  close(): Promise<void>
  connections(): number
}

/**
 * Creates a Pusher Channels endpoint inside an HTTP server: messages of the bus reach the
 * subscribed browsers. Refusals come after the upgrade, by close code, because only a code tells
 * pusher-js what to do: after a refused upgrade it would try for ever, 15 to 60 seconds apart.
 */
export function createPusherEndpoint(options: PusherEndpointOptions): PusherEndpoint {
  const limits = { ...defaultLimits, ...options.limits }
  const hub = createChannelHub<PusherConnection>()
  const crowd = createConnectionRegistry(limits, options.clientNetwork ?? peerAddress)
  const server = new WebSocketServer(serverOptions(limits))
  const prefix = `${options.path ?? '/rt'}/app/`
  const { deliver, endForbidden } = createPrivateDelivery(options.stillMay)
  let closing = false

  function welcome(socket: WebSocket, request: IncomingMessage): void {
    // Broken frames end here; without a listener they would end the process.
    socket.on('error', () => undefined)
    const refusal =
      refuse(options, request, prefix) ?? (closing || !crowd.hasRoom(request) ? busy : undefined)
    if (refusal) {
      socket.send(serverFrame('pusher:error', refusal))
      return socket.close(refusal.code, refusal.message)
    }
    const { authorize = () => true } = options
    const context = { app: options, hub, limits, request, authorize }
    crowd.add(socket, openConnection(socket, context), request)
  }

  const unsubscribe = options.bus.subscribe((signal) => {
    if (signal.kind === 'message') deliver(signal.message, [...hub.listeners(signal.message.channel)])
    else void sendBack(crowd.members(), limits)
  })
  const sweeping = setInterval(() => {
    const members = crowd.members()
    for (const connection of members) connection.sweep()
    void endForbidden(members)
  }, limits.sweepEveryMs)
  sweeping.unref()

  return {
    handleUpgrade(request, socket, head) {
      if (!request.url?.startsWith(prefix)) return false
      server.handleUpgrade(request, socket, head, welcome)
      return true
    },
    async close() {
      closing = true
      unsubscribe()
      clearInterval(sweeping)
      await crowd.sendHome()
    },
    connections: () => crowd.members().length,
  }
}

type Refusal = { code: number; message: string }

const busy: Refusal = { code: closeCodes.overCapacity, message: 'Over capacity, try again' }

function serverOptions(limits: EndpointLimits): ConstructorParameters<typeof WebSocketServer>[0] {
  // `closeTimeout` is newer than the published types.
  const options = { noServer: true, maxPayload: limits.frameBytes, closeTimeout: limits.closeWaitMs }
  return { ...options, perMessageDeflate: false, clientTracking: false }
}

function refuse(
  { key, allowedOrigin = isSameHost }: PusherEndpointOptions,
  request: IncomingMessage,
  prefix: string,
): Refusal | undefined {
  const [path] = (request.url ?? '').split('?')
  if (path !== `${prefix}${key}`) {
    return { code: closeCodes.unknownApp, message: 'There is no application with this key' }
  }
  const { origin } = request.headers
  // Only browsers send an origin, and only they can be led here by a foreign page.
  if (origin !== undefined && !allowedOrigin(origin, request)) {
    return { code: closeCodes.foreignOrigin, message: 'This origin may not connect' }
  }
  return undefined
}

function peerAddress(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? ''
}

function isSameHost(origin: string, request: IncomingMessage): boolean {
  return URL.parse(origin)?.host === request.headers.host
}

/** After a gap in the bus every page must load again, but not all pages in the same instant. */
async function sendBack(connections: PusherConnection[], limits: EndpointLimits): Promise<void> {
  for (let from = 0; from < connections.length; from += limits.resyncBatch) {
    if (from > 0) await wait(limits.resyncPauseMs, undefined, { ref: false })
    for (const connection of connections.slice(from, from + limits.resyncBatch)) {
      connection.close(closeCodes.reconnect, 'Messages may have been lost, reconnect')
    }
  }
}
