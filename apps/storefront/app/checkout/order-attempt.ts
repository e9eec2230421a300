const PREFIX = 'mostrador.attempt.'

/** Where attempts are kept: `sessionStorage`, or a map where the browser has none. */
export type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One key for each body that was tried, until the order is there. */
export type OrderAttempts = ReturnType<typeof createOrderAttempts>

type Attempt = { readonly key: string; readonly body: string }

function parseAttempt(json: string | null): Attempt | undefined {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    const isAttempt = typeof value === 'object' && value !== null && 'key' in value && 'body' in value
    if (!isAttempt) return undefined
    const { key, body } = value
    return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes the keys by which the server tells a repeated order from a new one. The same body keeps its key,
 * also across a reload of the page, until `forget`; a changed body gets a new one. Source: decisions.md,
 * The server is the authority.
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

  return {
    /** The key for a body that is sent to the local of this alias. */
    keyFor(alias: string, body: unknown): string {
      const text = JSON.stringify(body)
      const attempt = known(alias)
      if (attempt?.body === text) return attempt.key
      const made = { key: newKey(), body: text }
      here.set(alias, made)
      try {
        storage.setItem(PREFIX + alias, JSON.stringify(made))
      } catch {
        // The key then lives as long as the page.
      }
      return made.key
    },
    /** The order is there, or the key was spent: the next one is another order. */
    forget(alias: string): void {
      here.delete(alias)
      try {
        storage.removeItem(PREFIX + alias)
      } catch {
        // Nothing was kept.
      }
    },
  }
}
