import type { Menu } from '../menu/menu.ts'
import type { Minor } from '../money/minor.ts'
import type { CartLine } from './cart-line.ts'
import { goneOptions, optionChanges, type OptionChange } from './option-changes.ts'
import { DEFAULT_MAX_QUANTITY } from './max-quantity.ts'
import { priceLine, type LineRefusalCode } from './price-line.ts'
import { selectionOf } from './selection-of.ts'

/**
 * Kinds of changes of a line. `price`: dearer or cheaper; `details`: the same price with other
 * words. The others left the cart: sold out, not sold at this hour or in this mode, no longer on
 * the menu, or with an option that is gone.
 */
const CART_CHANGE_KINDS = [
  'price',
  'details',
  'sold-out',
  'off-hours',
  'not-in-mode',
  'missing',
  'options',
] as const

export type CartChangeKind = (typeof CART_CHANGE_KINDS)[number]

/**
 * Change of one line. `before` and `after` are prices of one unit; `after` is null when the line
 * left the cart. `details` are the parts that changed with it, or that made it leave.
 */
export type CartChange = {
  readonly lineId: string
  readonly name: string
  readonly kind: CartChangeKind
  readonly before: Minor
  readonly after: Minor | null
  readonly details: readonly OptionChange[]
}

export type RepricedCart = { readonly lines: readonly CartLine[]; readonly changes: readonly CartChange[] }

const KIND_OF_REFUSAL: Readonly<Partial<Record<LineRefusalCode, CartChangeKind>>> = {
  'sold-out': 'sold-out',
  'off-hours': 'off-hours',
  'not-in-mode': 'not-in-mode',
  'plate-missing': 'missing',
}

/** Returns the change of a line that stays; undefined for none. */
export function lineChange(before: CartLine, after: CartLine): CartChange | undefined {
  const details = optionChanges(before, after)
  const isPrice = after.price !== before.price
  if (!isPrice && details.length === 0) return undefined
  return {
    lineId: before.id,
    name: before.name,
    kind: isPrice ? 'price' : 'details',
    before: before.price,
    after: after.price,
    details,
  }
}

/** Returns the change of a line that leaves, with the reason as far as the menu tells. */
export function lineGone(line: CartLine, kind: CartChangeKind, menu: Menu): CartChange {
  const plate = menu.plates.find(({ id }) => id === line.referenceId)
  const details = kind === 'options' && plate ? goneOptions(line, plate) : []
  return { lineId: line.id, name: line.name, kind, before: line.price, after: null, details }
}

const kindOfRefusal = (code: LineRefusalCode): CartChangeKind => KIND_OF_REFUSAL[code] ?? 'options'

/**
 * Prices every line again on a newer menu. A line whose choice is no longer available leaves the
 * cart: the diner decides what to take instead; of a limited one, as many units stay as allowed.
 * Changes are in the order of the lines.
 */
export function repriceCart(lines: readonly CartLine[], menu: Menu): RepricedCart {
  const maximums = new Map(menu.plates.map(({ id, maxQuantity }) => [id, maxQuantity]))
  const kept: CartLine[] = []
  const changes: CartChange[] = []
  for (const line of lines) {
    const maximum = maximums.get(line.referenceId) ?? DEFAULT_MAX_QUANTITY
    const selection = { ...selectionOf(line), quantity: Math.min(line.quantity, maximum) }
    // Notes were judged when they were typed, and they change no price.
    const priced = priceLine({ menu, selection, lineId: line.id, notesLimit: null })
    if (!priced.ok) {
      changes.push(lineGone(line, kindOfRefusal(priced.refusal.code), menu))
      continue
    }
    kept.push(priced.line)
    const change = lineChange(line, priced.line)
    if (change) changes.push(change)
  }
  return { lines: kept, changes }
}
