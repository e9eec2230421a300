import { setTimeout as wait } from 'node:timers/promises'

/**
 * Wait of a lost connection before its next attempt: doubling from the first to the longest.
 * Milliseconds.
 */
export type RetryPause = { firstMs: number; longestMs: number }

/** Time between two pings of a connection, and for the answer. Milliseconds. */
export type Heartbeat = { everyMs: number; answerMs: number }

type Closable = { close(): Promise<void> }

/**
 * A connection that comes back: `current` is the one that was opened last, which may be lost at
 * this moment.
 */
export type KeptConnection<Connection> = { current(): Connection; close(): Promise<void> }

/**
 * Keeps one connection open and opens it again whenever `open` says that it was lost, which it may
 * say once for each. Rejects when the first one fails: at start that is a wrong setting, not an
 * outage.
 */
export async function keepConnected<Connection extends Closable>(options: {
  open: (onLost: (error: Error) => void) => Promise<Connection>
  /** Called after a lost connection is back: messages in between were missed. */
  onReturn: () => void
  /** Told of every lost connection and failed attempt. */
  onProblem: (error: Error) => void
  retry: RetryPause
}): Promise<KeptConnection<Connection>> {
  const stop = new AbortController()

  async function reopen(): Promise<void> {
    for (let attempt = 0; !stop.signal.aborted; attempt += 1) {
      try {
        await wait(pause(options.retry, attempt), undefined, { ref: false, signal: stop.signal })
        connection = await options.open(lost)
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
  let connection = await options.open(lost)

  return {
    current: () => connection,
    async close() {
      stop.abort()
      await reopening
      await connection.close()
    },
  }
}

/** Half of the wait is random, so that many processes do not come back in the same instant. */
function pause({ firstMs, longestMs }: RetryPause, attempt: number): number {
  return Math.min(longestMs, firstMs * 2 ** attempt) * (0.5 + Math.random() / 2)
}

/** Returns a thrown value as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
