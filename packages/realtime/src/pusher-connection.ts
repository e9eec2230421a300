import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RawData, WebSocket } from 'ws'
import { isSignedFor, type AppCredentials } from './channel-authorization.ts'
import type { ChannelHub } from './channel-hub.ts'
import { isChannelName, isPrivate } from './channel-name.ts'
import type { EndpointLimits } from './endpoint-limits.ts'
import { closeCodes, parseClientFrame, serverFrame, type ClientFrame } from './pusher-frames.ts'

/** Request of a browser; the signature of a private channel is checked before. */
export type Subscription = { channel: string; socketId: string; request: IncomingMessage }

type Signed = Extract<ClientFrame, { kind: 'subscribe' }>

export type ConnectionContext = {
  app: AppCredentials
  hub: ChannelHub<PusherConnection>
  limits: EndpointLimits
  request: IncomingMessage
  authorize: (subscription: Subscription) => boolean
}

export type PusherConnection = {
  /** Sends a frame, or cuts the connection when the browser does not read. */
  send(frame: string | Buffer): void
  /** Called once per sweep: drops a connection that gave no sign of life since the last one. */
  sweep(): void
  close(code: number, reason: string): void
  /**
   * Returns the subscriber that a private channel was signed for; undefined for one that it does
   * not listen to.
   */
  listenerAt(channel: string): string | undefined
  /** Returns its private channels, each with the subscriber it was signed for. */
  listens(): { channel: string; who: string }[]
}

/** Seconds of silence after which pusher-js itself asks for a sign of life. */
const activityTimeout = 120

/** Speaks the Pusher protocol with one browser, from the greeting until its socket closes. */
export function openConnection(socket: WebSocket, context: ConnectionContext): PusherConnection {
  const { hub } = context
  const socketId = newSocketId()
  const channels = new Map<string, string | undefined>()
  const connection: PusherConnection = {
    ...guardSocket(socket, context.limits, answer),
    listenerAt: (channel) => channels.get(channel),
    listens: () => [...channels].flatMap(([channel, who]) => (who === undefined ? [] : [{ channel, who }])),
  }

  function answer(text: string): void {
    const frame = parseClientFrame(text)
    if (frame?.kind === 'ping') connection.send(serverFrame('pusher:pong', {}))
    if (frame?.kind === 'client-event') connection.send(clientEventRefusal)
    if (frame?.kind === 'subscribe') subscribe(frame)
    if (frame?.kind === 'unsubscribe' && channels.delete(frame.channel)) hub.leave(frame.channel, connection)
  }

  function subscribe({ channel, auth, who }: Omit<Signed, 'kind'>): void {
    const wish = { channel, auth, who, socketId, taken: channels.size }
    const refusal = channels.has(channel) ? undefined : refuseSubscription(context, wish)
    if (refusal) return connection.send(serverFrame('pusher:subscription_error', refusal, channel))
    channels.set(channel, isPrivate(channel) ? (who ?? '') : undefined)
    hub.join(channel, connection)
    connection.send(serverFrame('pusher_internal:subscription_succeeded', {}, channel))
  }

  socket.on('close', () => {
    for (const channel of channels.keys()) hub.leave(channel, connection)
  })
  const greeting = { socket_id: socketId, activity_timeout: activityTimeout }
  connection.send(serverFrame('pusher:connection_established', greeting))
  return connection
}

/** Passes on a browser's frames as long as it keeps to the limits and answers pings. */
function guardSocket(
  socket: WebSocket,
  limits: EndpointLimits,
  onText: (text: string) => void,
): Omit<PusherConnection, 'listenerAt' | 'listens'> {
  let alive = true
  let frames = 0

  /** Counts control frames too, since each costs an answer. */
  function withinBudget(): boolean {
    alive = true
    frames += 1
    if (frames === limits.framesPerSweep + 1) socket.close(closeCodes.tooManyFrames, 'Too many frames')
    return frames <= limits.framesPerSweep
  }

  socket.on('message', (data: RawData, isBinary) => {
    if (withinBudget() && !isBinary) onText(data.toString())
  })
  socket.on('ping', withinBudget)
  socket.on('pong', withinBudget)
  return {
    send(frame) {
      if (socket.bufferedAmount > limits.bufferedBytes) socket.terminate()
      else socket.send(frame, { binary: false })
    },
    sweep() {
      if (!alive) return socket.terminate()
      alive = false
      frames = 0
      socket.ping()
    },
    close: (code, reason) => socket.close(code, reason),
  }
}

type Refusal = { type: string; error: string; status: number }

const clientEventRefusal = serverFrame('pusher:error', {
  code: closeCodes.tooManyFrames,
  message: 'Client events are not accepted',
})

function refuseSubscription(
  { app, limits, request, authorize }: ConnectionContext,
  wish: Omit<Signed, 'kind'> & { socketId: string; taken: number },
): Refusal | undefined {
  const { channel, socketId } = wish
  if (!isChannelName(channel) || /^(presence-|private-encrypted-)/.test(channel)) {
    return { type: 'InvalidChannel', error: 'This channel name is not served', status: 400 }
  }
  if (wish.taken >= limits.channelsPerConnection) {
    return { type: 'LimitReached', error: 'Too many channels on one connection', status: 429 }
  }
  if (isPrivate(channel) && !isSignedFor(app, wish)) {
    return { type: 'AuthError', error: 'The signature of this channel is not valid', status: 401 }
  }
  if (!authorize({ channel, socketId, request })) {
    return { type: 'AuthError', error: 'This channel may not be listened to', status: 403 }
  }
  return undefined
}

/** Random, since it must differ between processes and is part of the signature. */
function newSocketId(): string {
  return `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`
}
