import { fromJson } from '@mostrador/live/stored-value'
const PREFIX = 'mostrador.attempt.'

/** Where attempts are kept: `sessionStorage`, or a map where the browser has none. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A key, and the bodies that went out under it (as JSON, latest first) of which nobody knows
 * whether they arrived. The server takes one order for each key, so at most one of them did.
 */
export type Attempt = { readonly key: string; readonly bodies: readonly string[] }

/** One attempt for each local, until its order is there or every body was refused. */
export type OrderAttempts = ReturnType<typeof createOrderAttempts>

function parseAttempt(json: string | null): Attempt | undefined {
  const { key, bodies } = Object(fromJson(json)) as Partial<Record<keyof Attempt, unknown>>
  if (typeof key !== 'string' || !Array.isArray(bodies)) return undefined
  return { key, bodies: bodies.filter((body) => typeof body === 'string') }
}

/**
 * Makes the keys by which the server tells a repeated order from a new one, and remembers under
 * which of them an order may already have arrived, also across a reload of the page. While that is
 * unknown a changed body goes out under the same key. Source: decisions.md, The server is the
 * authority.
 */
export function createOrderAttempts(storage: AttemptStorage, newKey: () => string) {
  /** Holds what the storage refused to keep: private windows, a full disk. */
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
    } catch {
      // The attempt then lives as long as the page.
    }
    return attempt
  }

  function forget(alias: string): void {
    here.delete(alias)
    try {
      storage.removeItem(PREFIX + alias)
    } catch {
      // Nothing was kept.
    }
  }

  return {
    /** Notes, before it goes out, that a body may arrive at the local of this alias. */
    begin(alias: string, body: string): Attempt {
      const attempt = known(alias) ?? { key: newKey(), bodies: [] }
      return keep(alias, { ...attempt, bodies: [body, ...attempt.bodies.filter((one) => one !== body)] })
    },
    /** The server refused this body: it made no order. When it was the last one its key is free. */
    refused(alias: string, body: string): void {
      const attempt = known(alias)
      const bodies = attempt?.bodies.filter((one) => one !== body) ?? []
      if (attempt && bodies.length > 0) keep(alias, { ...attempt, bodies })
      else forget(alias)
    },
    /** The order is there: the next one is another order. */
    forget,
  }
}
