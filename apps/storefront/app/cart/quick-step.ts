import { cartCopy } from '@mostrador/copy/cart'
import { quantityOf, type CartPlace } from '@mostrador/domain/cart/cart'
import { DEFAULT_MAX_QUANTITY } from '@mostrador/domain/cart/max-quantity'
import type { Menu } from '@mostrador/domain/menu/menu'
import { readCart } from '../diner/cart-store.ts'
import { doubtMenu } from '../place/menu-doubt.ts'
import type { PlateView } from '../place/menu-view.ts'
import { signalAdded } from './added-signal.ts'
import { cartActions } from './cart-actions.ts'
import { untouchedLine } from './untouched-line.ts'

export type QuickStep = {
  readonly view: PlateView
  readonly by: 1 | -1
  readonly place: CartPlace
  readonly menu: Menu
  readonly refuse: (text: string) => void
  /** Opens the plate, to ask there. */
  readonly open: () => void
}

/**
 * Adds one unit of a plate that asks nothing, or takes one back, from its row on the menu. For
 * items of another mode, or a changed menu, the plate opens and asks. Source: 000 §4 Cart, §5
 * Items.
 */
export function quickStep({ view, by, place, menu, refuse, open }: QuickStep): void {
  const { id, maxQuantity } = view.plate
  const lines = readCart(place.alias)?.lines ?? []
  if (by < 0) {
    const own = lines.filter(({ referenceId }) => referenceId === id)
    // A line with notes was asked for in words: it goes last.
    const line = own.find(({ notes }) => notes === '') ?? own[0]
    if (line) cartActions.changeQuantity(place.alias, line.id, line.quantity - 1)
    return
  }
  const maximum = maxQuantity ?? DEFAULT_MAX_QUANTITY
  if (quantityOf(lines, id) >= maximum) return refuse(cartCopy.maximumReached(maximum))
  const line = untouchedLine(menu, view, 'plate')
  if (!line) doubtMenu()
  if (!line || !cartActions.add(place, line).ok) return open()
  signalAdded(line.name)
}
