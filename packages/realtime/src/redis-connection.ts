import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { asError, keepConnected, type Heartbeat, type RetryPause } from './keep-connected.ts'

export type RedisConnectionOptions = {
  /** `redis://…` or `rediss://…`. */
  url: string
  /** Told of every lost connection and failed attempt, for the log. */
  onProblem?: (error: Error) => void
  retry?: RetryPause
  heartbeat?: Heartbeat
}

/**
 * One connection to Redis that commands and messages share, and that comes back when it is lost.
 */
export type RedisConnection = {
  /**
   * Sends a command. Rejects at once while the connection is lost: nothing waits for Redis to
   * return.
   */
  send(command: readonly string[]): Promise<unknown>
  /**
   * Listens to a channel until the connection is closed; `onReturn` says that messages may have
   * been missed.
   */
  listen(channel: string, listener: RedisListener): Promise<void>
  close(): Promise<void>
}

type RedisListener = { onPayload: (payload: string) => void; onReturn: () => void }

type Channels = Map<string, RedisListener>

/**
 * Connects to Redis 6 or newer, whose protocol lets one connection both send commands and listen.
 * Rejects when the first connection cannot be opened.
 */
export async function connectRedis({
  url,
  onProblem = () => undefined,
  retry = { firstMs: 250, longestMs: 10_000 },
  heartbeat = { everyMs: 10_000, answerMs: 5_000 },
}: RedisConnectionOptions): Promise<RedisConnection> {
  const channels: Channels = new Map()
  const kept = await keepConnected<RedisConnection>({
    open: (onLost) => openConnection({ url, heartbeat, channels, onLost }),
    onReturn: () => channels.forEach(({ onReturn }) => onReturn()),
    onProblem,
    retry,
  })
  return {
    send: (command) => kept.current().send(command),
    async listen(channel, listener) {
      channels.set(channel, listener)
      await kept.current().listen(channel, listener)
    },
    close: () => kept.close(),
  }
}

async function openConnection(options: {
  url: string
  heartbeat: Heartbeat
  channels: Channels
  onLost: (error: Error) => void
}): Promise<RedisConnection> {
  const client = createClient({
    url: options.url,
    RESP: 3,
    name: 'mostrador',
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: 10_000 },
  })
  let state: 'opening' | 'open' | 'over' = 'opening'
  const send = async (command: readonly string[]): Promise<unknown> => client.sendCommand([...command])
  const listen = async (channel: string, { onPayload }: RedisListener): Promise<void> =>
    client.subscribe(channel, onPayload)

  // A connection cut by a firewall stays silent for ever; only a question finds that out.
  const pulse = setInterval(() => {
    if (state !== 'open') return
    const silence = wait(options.heartbeat.answerMs, undefined, { ref: false }).then(() => {
      throw new Error('Redis does not answer')
    })
    Promise.race([send(['PING']), silence]).catch(lose)
  }, options.heartbeat.everyMs).unref()

  async function close(): Promise<void> {
    state = 'over'
    clearInterval(pulse)
    if (client.isOpen) client.destroy()
  }
  // While opening, the awaited calls below fail with the same error.
  function lose(error: unknown): void {
    if (state !== 'open') return
    void close()
    options.onLost(asError(error))
  }

  client.on('error', lose)
  try {
    await client.connect()
    for (const [channel, listener] of options.channels) await listen(channel, listener)
    state = 'open'
    return { send, listen, close }
  } catch (problem) {
    await close()
    throw problem
  }
}
