import { cartCopy } from '@mostrador/copy/cart'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { quantityOf } from '@mostrador/domain/cart/cart'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import { DEFAULT_MAX_QUANTITY } from '@mostrador/domain/cart/max-quantity'
import { useToast } from '@mostrador/ui/use-toast'
import { useRef } from 'react'
import { isOff, type MenuView, type PlateView } from '../place/menu-view.ts'
import type { ShownCart } from './cart-changes.ts'
import { cartActions } from './cart-actions.ts'
import { readCart } from '../diner/cart-store.ts'
import { LineCard } from './line-card.tsx'
import { offersOf } from './line-offers.ts'

export type LineListProps = {
  readonly alias: string
  readonly cart: ShownCart
  /** Undefined while the menu loads: lines show at once, without pictures. */
  readonly view: MenuView | undefined
  readonly onEdit: (line: CartLine, view: PlateView) => void
}

/** Missing options can be chosen again; a line whose plate is unavailable can only be removed. */
const canEdit = ({ plate }: PlateView, change: CartChange | undefined): boolean =>
  !isOff(plate) && change?.kind !== 'sold-out' && change?.kind !== 'missing'

/**
 * Moves the focus out of a line about to go: to the next or the previous line, and from the last
 * one to the cart's heading. Focus elsewhere stays.
 */
function leaveLine(list: HTMLElement | null, index: number): void {
  const leaving = list?.children[index]
  if (!leaving?.contains(document.activeElement)) return
  const neighbour = leaving.nextElementSibling ?? leaving.previousElementSibling
  const next =
    neighbour?.querySelector('button') ??
    list?.closest('main, aside')?.querySelector<HTMLElement>('[tabindex="-1"]')
  next?.focus({ preventScroll: true })
}

/** List of the cart's lines. A removed line can be restored from its toast. */
export function LineList({ alias, cart, view, onEdit }: LineListProps) {
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const offers = offersOf(cart.lines, view?.menu.discounts ?? [])

  function changeQuantity(line: CartLine, quantity: number): void {
    if (quantity === 0) return remove(line)
    const others =
      quantityOf(
        cart.shown.map((one) => one.line),
        line.referenceId,
      ) - line.quantity
    const maximum = line.maxQuantity ?? DEFAULT_MAX_QUANTITY
    if (quantity > line.quantity && others + quantity > maximum) {
      toast({ text: cartCopy.maximumReached(maximum), tone: 'danger' })
    } else cartActions.changeQuantity(alias, line.id, quantity)
  }

  function remove(line: CartLine): void {
    // Reads the stored cart: the drawn one may be priced on a newer menu that is not accepted yet.
    const before = readCart(alias)?.lines ?? []
    const index = before.findIndex(({ id }) => id === line.id)
    const kept = before[index]
    if (!kept) return
    leaveLine(
      list.current,
      cart.shown.findIndex((one) => one.line.id === line.id),
    )
    cartActions.remove(alias, line.id)
    const undo = { label: cartPageCopy.undo, run: () => cartActions.restore(alias, kept, index) }
    toast({ text: cartPageCopy.removed(line.name), action: undo })
  }

  return (
    <ul ref={list} className="divide-y divide-line">
      {cart.shown.map((shown) => {
        const { line, change } = shown
        const plate = view?.plates.get(line.referenceId)
        return (
          <LineCard
            key={line.id}
            shown={shown}
            image={plate?.image ?? null}
            offer={offers.get(line.id)}
            onEdit={plate && canEdit(plate, change) ? () => onEdit(line, plate) : undefined}
            onQuantity={(quantity) => changeQuantity(line, quantity)}
            onRemove={() => remove(line)}
          />
        )
      })}
    </ul>
  )
}
