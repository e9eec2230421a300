import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'

export type PostgresListenerOptions = {
  connectionString: string
  notifyChannel: string
  onPayload: (payload: string) => void
  /** Called after a lost connection is back: what was notified meanwhile is gone. */
  onReturn: () => void
  onProblem: (error: Error) => void
  /** Waits between attempts double from the first to the longest. Milliseconds. */
  retry: { firstMs: number; longestMs: number }
  /** How often the connection is asked for a sign of life, and how long it may take. Milliseconds. */
  heartbeat: { everyMs: number; answerMs: number }
}

type Connection = { close(): Promise<void> }

/**
 * Keeps one connection of its own on LISTEN and opens it again whenever it is lost. Rejects when
 * the first connection fails: at start that is a wrong setting, not an outage. LISTEN needs a
 * direct connection; a pooler in transaction mode would never deliver.
 */
export async function listenToPostgres(options: PostgresListenerOptions): Promise<Connection> {
  const stop = new AbortController()

  async function reopen(): Promise<void> {
    for (let attempt = 0; !stop.signal.aborted; attempt += 1) {
      try {
        await wait(pause(options.retry, attempt), undefined, { ref: false, signal: stop.signal })
        connection = await openConnection(options, lost)
        if (stop.signal.aborted) return void (await connection.close())
        return options.onReturn()
      } catch (error) {
        if (!stop.signal.aborted) options.onProblem(asError(error))
      }
    }
  }

  let reopening: Promise<void> | undefined
  const lost = (error: Error): void => {
    options.onProblem(error)
    reopening = reopen()
  }
  let connection = await openConnection(options, lost)

  return {
    async close() {
      stop.abort()
      await reopening
      await connection.close()
    },
  }
}

/** Half of the wait is random, so that many processes do not come back in the same instant. */
function pause({ firstMs, longestMs }: PostgresListenerOptions['retry'], attempt: number): number {
  return Math.min(longestMs, firstMs * 2 ** attempt) * (0.5 + Math.random() / 2)
}

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

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
