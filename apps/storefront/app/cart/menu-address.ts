import type { Cart } from '@mostrador/domain/cart/cart'
import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { href } from 'react-router'

/** Returns the address of a cart's menu; without a cart, of the branch contact. */
export const menuAddress = (alias: string, cart: Pick<Cart, 'mode'> | undefined): string =>
  cart
    ? href('/menu/:alias/:mode', { alias, mode: orderModeSlug(cart.mode) })
    : href('/menu/:alias', { alias })
