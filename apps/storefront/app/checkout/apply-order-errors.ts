import type { ProblemError } from '@mostrador/contract/problem'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { changeQuantity } from '@mostrador/domain/cart/change-line'
import { DEFAULT_MAX_QUANTITY } from '@mostrador/domain/cart/max-quantity'
import { cutNotes } from '@mostrador/domain/cart/cut-notes'
import {
  lineChange,
  lineGone,
  repriceCart,
  type CartChange,
  type CartChangeKind,
  type RepricedCart,
} from '@mostrador/domain/cart/reprice-cart'
import type { Menu } from '@mostrador/domain/menu/menu'
import type { OrderRefusalCode } from '@mostrador/domain/order/order-refusal'

/** Refusals after which a line leaves the cart, with the change to show. */
const LEAVES_THE_CART = {
  'plate-missing': 'missing',
  'sold-out': 'sold-out',
  'not-in-mode': 'not-in-mode',
  'size-missing': 'options',
  'size-required': 'options',
  'garnish-missing': 'options',
  'option-sold-out': 'options',
  'garnish-amount': 'options',
  'quantity-invalid': 'options',
  'category-not-in-cart': 'missing',
} satisfies Partial<Record<OrderRefusalCode, CartChangeKind>>

const leaves = (code: string): code is keyof typeof LEAVES_THE_CART => Object.hasOwn(LEAVES_THE_CART, code)

/** Input to mend a refused order. `itemNotesLimit` null is without limit. */
export type Mending = {
  readonly errors: readonly Pick<ProblemError, 'code' | 'item'>[]
  readonly menu: Menu
  readonly itemNotesLimit: number | null
}

/** Removes units, from the last line on, until no plate exceeds its maximum in the cart. */
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
 * Returns the lines of a refused order as they can be ordered: impossible ones leave, notes are
 * cut, the rest is repriced on the current menu; and the changes line by line. Source:
 * decisions.md, Wire conventions.
 */
export function applyOrderErrors(
  lines: readonly CartLine[],
  { errors, menu, itemNotesLimit }: Mending,
): RepricedCart {
  const gone = new Map<number | undefined, CartChangeKind>()
  for (const { code, item } of errors) if (leaves(code)) gone.set(item, LEAVES_THE_CART[code])
  const cut = new Set(errors.filter(({ code }) => code === 'notes-too-long').map(({ item }) => item))
  const wanted = lines
    .map((line, index) =>
      cut.has(index) ? { ...line, notes: cutNotes(line.notes, itemNotesLimit).trim() } : line,
    )
    .filter((_, index) => !gone.has(index))
  const repriced = repriceCart(wanted, menu)
  const mended = withinMaximum(repriced.lines)

  const changes = lines.map((line, index): CartChange | undefined => {
    const kind = gone.get(index)
    if (kind) return lineGone(line, kind, menu)
    const after = mended.find(({ id }) => id === line.id)
    return after
      ? lineChange(line, after)
      : (repriced.changes.find(({ lineId }) => lineId === line.id) ?? lineGone(line, 'options', menu))
  })
  return { lines: mended, changes: changes.filter((change) => change !== undefined) }
}
