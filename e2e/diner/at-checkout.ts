import type { Page } from '@playwright/test'
import { shops } from '../shops.ts'
import { cartOf } from './cart.ts'
import { checkoutOf } from './checkout.ts'
import type { DinerDetails } from './checkout.ts'
import { menuOf } from './menu.ts'

/** What is in the cart, where, and who orders; what is left out is a plain order to take away in Palermo. */
export type CheckoutWish = DinerDetails & {
  readonly shop?: string
  readonly mode?: string
  readonly plates?: readonly string[]
  /** The way to pay that is chosen. */
  readonly payBy?: string
}

/** Comes to the checkout by the screens, as a diner does: a mode, a menu, the cart, and the own data. */
export const atCheckoutOf =
  (page: Page) =>
  async ({
    shop = shops.palermo,
    mode = 'Retiro en el local',
    plates = ['Papas a la provenzal'],
    payBy,
    ...details
  }: CheckoutWish = {}): Promise<void> => {
    const menu = menuOf(page)
    await menu.choose(shop, mode)
    for (const plate of plates) await menu.add(plate)
    await menu.seeOrder()
    await cartOf(page).goOn()
    const checkout = checkoutOf(page)
    await checkout.fillIn(details)
    if (payBy !== undefined) await checkout.payBy(payBy)
  }

/** The way to the checkout. */
export type AtCheckout = ReturnType<typeof atCheckoutOf>
