import type { ProblemError } from '@mostrador/contract/problem'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { changeQuantity } from '@mostrador/domain/cart/change-line'
import { DEFAULT_MAX_QUANTITY } from '@mostrador/domain/cart/max-quantity'
import { repriceCart } from '@mostrador/domain/cart/reprice-cart'
import type { Menu } from '@mostrador/domain/menu/menu'
import type { OrderRefusalCode } from '@mostrador/domain/order/order-refusal'

/** Refusals after which a line cannot stay as it was chosen: what to take instead is for the diner to say. */
const LEAVES_THE_CART: ReadonlySet<string> = new Set<OrderRefusalCode>([
  'plate-missing',
  'sold-out',
  'size-missing',
  'size-required',
  'garnish-missing',
  'garnish-amount',
  'quantity-invalid',
  'category-not-in-cart',
])

/** What a refused order is mended with. `itemNotesLimit` null is without limit. */
export type Mending = {
  readonly errors: readonly Pick<ProblemError, 'code' | 'item'>[]
  /** The menu as it stands now, asked for after the refusal. */
  readonly menu: Menu
  readonly itemNotesLimit: number | null
}

/** Takes units away, from the last line on, until the whole cart holds no more of each plate than it may. */
function withinMaximum(lines: readonly CartLine[]): readonly CartLine[] {
  let left = lines
  for (const line of lines.toReversed()) {
    const all = left.filter(({ referenceId }) => referenceId === line.referenceId)
    const units = all.reduce((sum, { quantity }) => sum + quantity, 0)
    const excess = units - (line.maxQuantity ?? DEFAULT_MAX_QUANTITY)
    if (excess > 0) left = changeQuantity(left, line.id, line.quantity - excess)
  }
  return left
}

/**
 * The lines of a refused order as they can be ordered: those that the server named as impossible leave,
 * notes are cut to their limit, the rest is priced on the menu of now. Source: decisions.md, Wire conventions.
 */
export function applyOrderErrors(
  lines: readonly CartLine[],
  { errors, menu, itemNotesLimit }: Mending,
): readonly CartLine[] {
  const gone = new Set(errors.filter(({ code }) => LEAVES_THE_CART.has(code)).map(({ item }) => item))
  const cut = new Set(errors.filter(({ code }) => code === 'notes-too-long').map(({ item }) => item))
  const limit = itemNotesLimit ?? Number.POSITIVE_INFINITY
  const kept = lines
    .map((line, index) => (cut.has(index) ? { ...line, notes: line.notes.slice(0, limit).trim() } : line))
    .filter((_, index) => !gone.has(index))
  return withinMaximum(repriceCart(kept, menu).lines)
}
