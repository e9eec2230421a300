import { cartPageCopy } from '@mostrador/copy/cart-page'
import { countItems } from '@mostrador/domain/cart/cart'
import type { Minor } from '@mostrador/domain/money/minor'
import { href } from 'react-router'
import { BAR_BUTTON } from '../frame/bar-button.ts'
import { BottomBar } from '../frame/bottom-bar.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { useFormatAmount } from '../place/use-format-amount.ts'
import type { ShownCart } from './cart-changes.ts'
import type { Shop } from './load-shop.ts'
import { useProgress } from './progress-card.tsx'

/** Whether the local takes orders in this mode. Source: 000 §6. */
export const takesOrders = ({ contact, mode }: Pick<Shop, 'contact' | 'mode'>): boolean =>
  contact.orderEnabled && mode.orderEnabled && !contact.commercialTermsInfo.blocked

export type CartBarProps = {
  readonly shop: Shop
  readonly cart: ShownCart
  readonly itemsPrice: Minor
  readonly onAccept: () => void
}

/**
 * "Continuar", only with items, the minimum order met and ordering enabled. While changes of the
 * menu wait to be accepted, accepting them is what goes on. Source: 000 §2 Cart page.
 */
export function CartBar({ shop, cart, itemsPrice, onAccept }: CartBarProps) {
  const format = useFormatAmount()
  const isBelowMinimum = useProgress(shop, itemsPrice)?.kind === 'minimum'
  if (!takesOrders(shop)) return null
  const content = (text: string) => (
    <>
      <span className="price grid size-8 shrink-0 place-items-center rounded-full bg-on-brand text-14 font-bold text-brand">
        {countItems(cart.lines)}
      </span>
      <span className="grow truncate text-left">{text}</span>
      <span className="price">{format(itemsPrice)}</span>
    </>
  )
  if (cart.changes.length > 0) {
    return (
      <BottomBar>
        <button type="button" onClick={onAccept} className={BAR_BUTTON}>
          {content(cartPageCopy.changedAccept)}
        </button>
      </BottomBar>
    )
  }
  if (cart.lines.length === 0 || isBelowMinimum) return null
  return (
    <BottomBar>
      <KeptLink to={href('/menu/:alias/checkout', { alias: shop.contact.alias })} className={BAR_BUTTON}>
        {content(cartPageCopy.continue)}
      </KeptLink>
    </BottomBar>
  )
}
