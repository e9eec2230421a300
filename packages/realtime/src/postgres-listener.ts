import { Client, escapeIdentifier } from 'pg'
import {
  asError,
  keepConnected,
  type Heartbeat,
  type KeptConnection,
  type RetryPause,
} from './keep-connected.ts'

export type PostgresListenerOptions = {
  connectionString: string
  notifyChannel: string
  onPayload: (payload: string) => void
  /** Called after a lost connection is back: notifications in between are gone. */
  onReturn: () => void
  onProblem: (error: Error) => void
  retry: RetryPause
  heartbeat: Heartbeat
}

type Connection = { close(): Promise<void> }

/**
 * Keeps one connection of its own on LISTEN and opens it again whenever it is lost. Rejects when
 * the first connection fails. LISTEN needs a direct connection; a pooler in transaction mode would
 * never deliver.
 */
export const listenToPostgres = (options: PostgresListenerOptions): Promise<KeptConnection<Connection>> =>
  keepConnected({ ...options, open: (onLost) => openConnection(options, onLost) })

async function openConnection(
  options: PostgresListenerOptions,
  onLost: (error: Error) => void,
): Promise<Connection> {
  const client = new Client({
    connectionString: options.connectionString,
    application_name: 'mostrador real time',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: options.heartbeat.answerMs,
  })
  let state: 'opening' | 'listening' | 'over' = 'opening'
  // A connection cut by a firewall stays silent for ever; only a question finds that out.
  const heartbeat = setInterval(() => {
    if (state === 'listening') void client.query('select 1').catch(lose)
  }, options.heartbeat.everyMs).unref()

  async function close(): Promise<void> {
    state = 'over'
    clearInterval(heartbeat)
    await client.end()
  }
  // While opening, the awaited calls below fail with the same error.
  function lose(error: unknown): void {
    if (state !== 'listening') return
    abandon(close)
    onLost(asError(error))
  }

  client.on('error', lose)
  client.on('end', () => lose(new Error('The listening connection ended')))
  client.on('notification', ({ payload }) => options.onPayload(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${escapeIdentifier(options.notifyChannel)}`)
    state = 'listening'
    return { close }
  } catch (problem) {
    abandon(close)
    throw problem
  }
}

/** Ends a connection that is lost anyway; how that ends is of no interest. */
function abandon(close: () => Promise<void>): void {
  close().catch(() => undefined)
}
