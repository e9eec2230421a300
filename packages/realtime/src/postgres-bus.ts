import { decodeBusMessage, encodeBusMessage } from './bus-message.ts'
import { createListeners, type Bus } from './bus.ts'
import { listenToPostgres, type PostgresListenerOptions } from './postgres-listener.ts'
import { createTickBatcher } from './tick-batcher.ts'

export type PostgresBusOptions = {
  /** A direct connection for LISTEN; a pooler in transaction mode would never deliver. */
  connectionString: string
  /** Publishes through the application's own pool. */
  query: (sql: string, params: unknown[]) => Promise<unknown>
  /** Told of every lost connection and failed attempt, for the log. */
  onProblem?: (error: Error) => void
  notifyChannel?: string
  retry?: PostgresListenerOptions['retry']
  heartbeat?: PostgresListenerOptions['heartbeat']
}

/** Bounds one statement to some 8 MB of payloads. */
const maxBatch = 1_000

/**
 * Under load each statement would carry one message and cost as much as half an order; people do
 * not see so short a wait.
 */
const restMs = 20

/**
 * Creates a bus between processes over PostgreSQL NOTIFY. Messages published in one turn of the
 * event loop, or soon after a statement, travel in one statement, and equal ones among them once.
 * This process hears its own messages through the database as well. After a lost connection
 * listeners are told to resync. Rejects when the first connection cannot be opened.
 */
export async function createPostgresBus({
  connectionString,
  query,
  onProblem = () => undefined,
  notifyChannel = 'mostrador_realtime',
  retry = { firstMs: 250, longestMs: 10_000 },
  heartbeat = { everyMs: 30_000, answerMs: 10_000 },
}: PostgresBusOptions): Promise<Bus> {
  const listeners = createListeners()
  const listener = await listenToPostgres({
    connectionString,
    notifyChannel,
    onPayload(payload) {
      const message = decodeBusMessage(payload)
      if (message) listeners.tell({ kind: 'message', message })
    },
    onReturn: () => listeners.tell({ kind: 'resync' }),
    onProblem,
    retry,
    heartbeat,
  })
  const batcher = createTickBatcher<string>({
    send: (payloads) =>
      query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [notifyChannel, payloads]),
    maxBatch,
    restMs,
  })
  let closed = false
  return {
    async publish(message) {
      if (closed) throw new Error('The bus is closed')
      await batcher.add(encodeBusMessage(message))
    },
    subscribe: listeners.add,
    async close() {
      closed = true
      await batcher.drain()
      await listener.close()
    },
  }
}
