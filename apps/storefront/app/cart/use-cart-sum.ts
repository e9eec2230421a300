import type { Cart } from '@mostrador/domain/cart/cart'
import { useDeliveryInfo } from '../delivery/use-delivery-info.ts'
import { useCurrency } from '../place/use-alias.ts'
import type { PricedShop } from './load-priced-shop.ts'
import { sumOfCart, type CartSum } from './ticket-of-cart.ts'

/** Returns the sum of a cart; its delivery is included once it is known. */
export function useCartSum(shop: PricedShop, cart: Pick<Cart, 'lines' | 'paymentTypeId'>): CartSum {
  const { mantissa } = useCurrency()
  const delivery = useDeliveryInfo(shop.contact, shop.mode)
  return sumOfCart(shop, cart, { delivery, mantissa })
}
