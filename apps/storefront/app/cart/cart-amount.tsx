import { ticketRowLabel } from '@mostrador/copy/ticket'
import { cartTotal, type Cart } from '@mostrador/domain/cart/cart'
import { BarAmount, BarSum } from './bar-amount.tsx'
import type { PricedShop } from './load-priced-shop.ts'
import type { Shop } from './load-shop.ts'
import { useCartSum } from './use-cart-sum.ts'
import { usePricedShop } from './use-priced-shop.ts'

export type CartAmountProps = { readonly shop: Shop; readonly cart: Cart }

/**
 * Total of the cart in the bar of the menu: with all fees, or, where the fees could not be loaded,
 * its items alone, labelled so. Loaded when the page is idle. Source: 000 §2 Menu page,
 * docs/decisions/081.
 */
export function CartAmount({ shop, cart }: CartAmountProps) {
  const { priced, isFailed } = usePricedShop(shop)
  if (priced) return <Sum shop={priced} cart={cart} />
  if (!isFailed) return null
  const items = cartTotal(cart.lines, shop.view.menu.discounts)
  return <BarAmount amount={items} note={ticketRowLabel({ kind: 'items', name: null })} />
}

const Sum = ({ shop, cart }: { readonly shop: PricedShop; readonly cart: Cart }) => (
  <BarSum sum={useCartSum(shop, cart)} />
)
