import { fromJson } from '@mostrador/live/stored-value'
const PREFIX = 'mostrador.attempt.'

/** Storage of attempts: `sessionStorage`, or a map where the browser has none. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Idempotency key, and the bodies sent under it (as JSON, latest first) whose answers are unknown.
 * The server takes one order per key, so at most one of them arrived.
 */
export type Attempt = { readonly key: string; readonly bodies: readonly string[] }

/** Attempts of each branch contact, until the order is placed or every body was refused. */
export type OrderAttempts = ReturnType<typeof createOrderAttempts>

function parseAttempt(json: string | null): Attempt | undefined {
  const { key, bodies } = Object(fromJson(json)) as Partial<Record<keyof Attempt, unknown>>
  if (typeof key !== 'string' || !Array.isArray(bodies)) return undefined
  return { key, bodies: bodies.filter((body) => typeof body === 'string') }
}

/**
 * Makes the idempotency keys of orders, and remembers those under which an order may have arrived,
 * also across a reload. Meanwhile a changed body goes out under the same key. Source:
 * decisions.md, The server is the authority.
 */
export function createOrderAttempts(storage: AttemptStorage, newKey: () => string) {
  /** Fallback where the storage refuses: private windows, a full disk. */
  const here = new Map<string, Attempt>()

  function known(alias: string): Attempt | undefined {
    try {
      return here.get(alias) ?? parseAttempt(storage.getItem(PREFIX + alias))
    } catch {
      return undefined
    }
  }

  function keep(alias: string, attempt: Attempt): Attempt {
    here.set(alias, attempt)
    try {
      storage.setItem(PREFIX + alias, JSON.stringify(attempt))
    } catch {}
    return attempt
  }

  function forget(alias: string): void {
    here.delete(alias)
    try {
      storage.removeItem(PREFIX + alias)
    } catch {}
  }

  return {
    /** Notes a body before it is sent to the branch contact of this alias. */
    begin(alias: string, body: string): Attempt {
      const attempt = known(alias) ?? { key: newKey(), bodies: [] }
      return keep(alias, { ...attempt, bodies: [body, ...attempt.bodies.filter((one) => one !== body)] })
    },
    /** Notes that the server refused a body. After the last one its key is dropped. */
    refused(alias: string, body: string): void {
      const attempt = known(alias)
      const bodies = attempt?.bodies.filter((one) => one !== body) ?? []
      if (attempt && bodies.length > 0) keep(alias, { ...attempt, bodies })
      else forget(alias)
    },
    /** Drops the key once the order is placed. */
    forget,
  }
}
