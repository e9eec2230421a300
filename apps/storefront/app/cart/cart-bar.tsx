import { cartPageCopy } from '@mostrador/copy/cart-page'
import { countItems, type Cart } from '@mostrador/domain/cart/cart'
import { href } from 'react-router'
import { BAR_BUTTON } from '../frame/bar-button.ts'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { BarSum } from './bar-amount.tsx'
import type { ShownCart } from './cart-changes.ts'
import type { PricedShop } from './load-priced-shop.ts'
import { useProgress } from './progress-card.tsx'
import { canBeOrdered } from './takes-orders.ts'
import { useCartSum } from './use-cart-sum.ts'

/** The sum wraps to a row of its own where large letters leave it no room. */
const BUTTON = `${BAR_BUTTON} flex-wrap gap-y-0 py-1.5`

export type CartBarProps = {
  readonly shop: PricedShop
  readonly cart: Pick<Cart, 'lines' | 'paymentTypeId'>
  readonly compared: Pick<ShownCart, 'changes'>
  readonly onAccept: () => void
}

/**
 * Button "Continuar", enabled with items, at the minimum order, where an order can be placed.
 * While changes of the menu wait, it accepts them. Source: 000 §2 Cart page.
 */
export function CartBar({ shop, cart, compared, onAccept }: CartBarProps) {
  const sum = useCartSum(shop, cart)
  const isBelowMinimum = useProgress(shop, sum.ticket.itemsPrice)?.kind === 'minimum'
  if (!canBeOrdered(shop)) return null
  const content = (text: string) => (
    <>
      <span className="price grid size-8 shrink-0 place-items-center rounded-full bg-on-brand text-14 font-bold text-brand">
        {countItems(cart.lines)}
      </span>
      <span className="min-w-[5rem] grow basis-0 text-left">{text}</span>
      <span className="ml-auto">
        <BarSum sum={sum} />
      </span>
    </>
  )
  if (compared.changes.length > 0) {
    return (
      <BottomBar>
        <button type="button" onClick={onAccept} className={BUTTON}>
          {content(cartPageCopy.changedAccept)}
        </button>
      </BottomBar>
    )
  }
  if (cart.lines.length === 0 || isBelowMinimum) return null
  return (
    <BottomBar>
      <KeptLink to={href('/menu/:alias/checkout', { alias: shop.contact.alias })} className={BUTTON}>
        {content(cartPageCopy.continue)}
      </KeptLink>
    </BottomBar>
  )
}
