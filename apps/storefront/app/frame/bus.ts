import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import type { CartLine } from '@mostrador/domain/cart/cart-line'

/** Page under an alias as it was shown. `key` is the router's, of one entry of the history. */
export type Visit = {
  readonly place: {
    readonly lookup: AliasLookup
    readonly country: { readonly mantissa: number; readonly currency: { readonly code: string } }
  }
  readonly key: string
  readonly pathname: string
  readonly search: string
  readonly action: 'POP' | 'PUSH' | 'REPLACE'
}

/** Events of a diner's visit. Pages tell them as they happen; listeners decide what follows. */
export type Told =
  | { readonly kind: 'visit'; readonly visit: Visit }
  /** The diner changed the cart's lines; changes by a new menu or another mode are not told. */
  | { readonly kind: 'lines'; readonly before: readonly CartLine[]; readonly after: readonly CartLine[] }
  /** An order was placed. `total` in minor units; `isPaidOnline`: it counts once paid. */
  | {
      readonly kind: 'order'
      readonly code: string
      readonly total: number
      readonly lines: readonly CartLine[]
      readonly isPaidOnline: boolean
    }
  | { readonly kind: 'paid'; readonly code: string }
  | { readonly kind: 'installable'; readonly offer: Event }

export type Listener = (told: Told, at: number) => void

/** Most events that wait for the first listener. */
const MOST_WAITING = 100

const waiting: Parameters<Listener>[] = []
const listeners = new Set<Listener>()

/** Analytics never breaks a page: an error in a listener is only reported by the browser. */
function hear(listener: Listener, ...call: Parameters<Listener>): void {
  try {
    listener(...call)
  } catch (error) {
    if (typeof reportError === 'function') reportError(error)
  }
}

/** Tells listeners an event; it waits for the first. Never throws. Source: 000 §7 Analytics. */
export function tell(told: Told): void {
  const at = Date.now()
  if (waiting.length < MOST_WAITING) waiting.push([told, at])
  for (const listener of listeners) hear(listener, told, at)
}

/** Adds a listener, which hears the waiting events first. */
export function listen(listener: Listener): void {
  for (const [told, at] of waiting) hear(listener, told, at)
  listeners.add(listener)
}
