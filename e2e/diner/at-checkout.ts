import { expect, type Page } from '@playwright/test'
import { shops } from '../shops.ts'
import { cartOf } from './cart.ts'
import { checkoutOf, type DinerDetails } from './checkout.ts'
import { menuOf } from './menu.ts'

/**
 * Cart, shop and diner of an order; the default is a plain order to take away in Palermo.
 */
export type CheckoutWish = DinerDetails & {
  readonly shop?: string
  readonly mode?: string
  readonly plates?: readonly string[]
  /** The way to pay that is chosen. */
  readonly payBy?: string
}

type Filled = Required<Pick<CheckoutWish, 'shop' | 'mode' | 'plates'>>

/**
 * Comes to the checkout, with the own data. The first diner of a worker walks there by the screens;
 * the diners after him open the checkout with the cart that his browser kept.
 */
export const atCheckoutOf =
  (page: Page) =>
  async ({
    shop = shops.palermo,
    mode = 'Retiro en el local',
    plates = ['Papas a la provenzal'],
    payBy,
    ...details
  }: CheckoutWish = {}): Promise<void> => {
    const key = JSON.stringify([shop, mode, plates])
    const cart = carts.get(key)
    if (cart === undefined) carts.set(key, await fillByTheScreens(page, { shop, mode, plates }))
    else await openWith(page, { shop, cart })
    const checkout = checkoutOf(page)
    await checkout.fillIn(details)
    if (payBy !== undefined) await checkout.payBy(payBy)
  }

/** The way to the checkout. */
export type AtCheckout = ReturnType<typeof atCheckoutOf>

/** The carts that were filled in this worker, as browsers keep them. */
const carts = new Map<string, string>()

const storedAs = (shop: string): string => `mostrador.cart.${shop}`

async function fillByTheScreens(page: Page, { shop, mode, plates }: Filled): Promise<string> {
  const menu = menuOf(page)
  await menu.choose(shop, mode)
  for (const plate of plates) await menu.add(plate)
  await menu.seeOrder()
  await cartOf(page).goOn()
  return page.evaluate((key) => localStorage.getItem(key) ?? '', storedAs(shop))
}

async function openWith(
  page: Page,
  { shop, cart }: { readonly shop: string; readonly cart: string },
): Promise<void> {
  // Once: what the order does to the cart afterwards, and a reload, is the journey's.
  await page.addInitScript(
    ([key, value]) => {
      if (self !== top || sessionStorage.getItem('journey.cart') !== null) return
      sessionStorage.setItem('journey.cart', 'left')
      localStorage.setItem(key, value)
    },
    [storedAs(shop), cart] as const,
  )
  await page.goto(`/menu/${shop}/checkout`)
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar pedido' })).toBeVisible()
}
