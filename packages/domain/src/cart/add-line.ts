import type { CartLine, ExtraGroup } from './cart-line.ts'
import type { Cart, CartPlace } from './cart.ts'
import { modeSwitchOf, type ModeSwitch } from './mode-switch.ts'
import { withQuantity } from './with-quantity.ts'

/**
 * Reason why a line is not added: the cart belongs to another order mode, and changing to this one
 * keeps or empties it.
 */
export type AddRefusal = { readonly code: 'other-mode'; readonly switching: Exclude<ModeSwitch, 'none'> }

/** Cart with the line in it, or why it is unchanged. */
export type AddedLine =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly refusal: AddRefusal }

/**
 * Adds a line to the cart at the diner's place: into the one of the same product where there is
 * one, else at the end.
 *
 * A cart that holds items of another mode is never touched: the diner is asked first, and then the
 * cart is switched. An empty one is switched at once, and a newer menu of the same mode removes
 * nothing. Source: 000 §4 Cart.
 */
export function addLine(cart: Cart, place: CartPlace, line: CartLine): AddedLine {
  const switching = modeSwitchOf(cart, place)
  if (switching !== 'none') return { ok: false, refusal: { code: 'other-mode', switching } }

  const isOfMode = cart.orderModeId === place.orderModeId
  const paymentTypeId = isOfMode ? cart.paymentTypeId : (place.paymentTypeId ?? null)
  return { ok: true, cart: { ...cart, ...place, paymentTypeId, lines: withLine(cart.lines, line) } }
}

/**
 * Returns the lines with one more, which joins the one of the same product.
 *
 * A merged line keeps its place and its id, and takes everything else from the newcomer: when the
 * menu changed in between, all its units cost as much as the newest one.
 */
export function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const twin = lines.find((other) => isSameProduct(other, line))
  if (!twin) return [...lines, line]

  const merged = withQuantity({ ...line, id: twin.id }, twin.quantity + line.quantity)
  return lines.map((other) => (other === twin ? merged : other))
}

/**
 * Whether both are the same for the kitchen: plate, name, notes and extras match. The size is
 * apart from the name here, so it has to match as well.
 */
export const isSameProduct = (a: CartLine, b: CartLine): boolean =>
  a.referenceId === b.referenceId &&
  a.name === b.name &&
  a.sizeId === b.sizeId &&
  a.notes === b.notes &&
  fingerprint(a.extras) === fingerprint(b.extras)

/** Every garnish with its group and quantity, independent of the order of choosing. */
const fingerprint = (extras: readonly ExtraGroup[]): string =>
  extras
    .flatMap(({ groupId, groupItems }) =>
      groupItems.map((item) => `${groupId} ${item.referenceId} ${item.quantity}`),
    )
    .toSorted()
    .join('\n')
