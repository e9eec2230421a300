import { expect, type Page } from '@playwright/test'
import { backCloses } from '../back-closes.ts'
import { accountOf } from '../diner/account.ts'
import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { followUpOf, type PlacedOrder } from '../diner/follow-up.ts'
import { menuOf } from '../diner/menu.ts'
import { lookWhileLoading, type FullShop, type TakePicture, type TourShop } from './tour.ts'

/** Someone who shows the screens of a shop in a browser. */
export type DinerGuide = { readonly page: Page; readonly look: TakePicture; readonly shop: TourShop }

/** The same in a shop that is shown after its orders were placed, too. */
export type FullGuide = DinerGuide & { readonly shop: FullShop }

/** From the start page to the menu of a contact: choosing where and how. */
export async function tourOfPlaces({ page, look, shop }: DinerGuide): Promise<void> {
  await page.goto('/menu')
  await look('start')
  await page.goto('/menu?search=nadie')
  await look('start-nothing-found')
  await page.goto(`/menu/${shop.company}`)
  await look('company')
  await page.goto(`/menu/${shop.branch}`)
  await look('branch')
  await page.getByRole('searchbox', { name: 'Buscar Local' }).fill('nada de esto')
  await expect(page.getByText('No encontramos ningún local con ese nombre.')).toBeVisible()
  await look('branch-nothing-found')
  await page.goto(`/menu/${shop.alias}`)
  await look('contact')
  // The contact is remembered once its page is at rest.
  await page.waitForFunction(() => localStorage.getItem('mostrador.places') !== null)
  await page.goto('/menu')
  await expect(page.getByRole('heading', { name: 'Tus últimos locales' })).toBeVisible()
  await look('start-known-places')
  await page.goto('/menu/nadie-conoce-este-local')
  await look('not-found')
}

/** The menu, and all that opens over it. */
export async function tourOfMenu({ page, look, shop }: DinerGuide): Promise<void> {
  const menu = menuOf(page)
  await menu.choose(shop.alias, shop.mode)
  await closeNotice(page)
  await look('menu')
  await page.getByRole('heading', { level: 2 }).nth(4).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 500)
  await look('menu-scrolled')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Ver horarios' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Informacion' })).toBeVisible()
  await look('working-hours')
  await closeDialog(page)

  await menu.openPlate(shop.soldOutPlate)
  await look('plate-sold-out')
  await page.goto(`/menu/${shop.alias}/${shop.modePath}`)
  const form = await menu.openPlate(shop.richPlate.name)
  await look('plate')
  await form.addButton.click()
  await form.says('Revise que haya agregado la cantidad correcta de guarniciones')
  await look('plate-incomplete')
  for (const [question, answer] of Object.entries(shop.richPlate.choices)) await form.choose(question, answer)
  for (const [question, answer] of Object.entries(shop.richPlate.ticks)) await form.tick(question, answer)
  await form.writeNotes('Con la receta de siempre, por favor')
  await look('plate-chosen')
  await form.add()
  await look('menu-with-order')
}

/** The account panel: signed out, signing in. */
export async function tourOfAccount({ page, look, shop }: DinerGuide): Promise<void> {
  await page.goto(`/menu/${shop.alias}/${shop.modePath}`)
  await closeNotice(page)
  await accountOf(page).open()
  await look('account')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
  await look('sign-in')
  await closeDialog(page)
}

/** The cart, empty and filled; the order of the tour waits in it afterwards. */
export async function tourOfCart({ page, look, shop }: DinerGuide): Promise<void> {
  const [menu, cart] = [menuOf(page), cartOf(page)]
  await page.goto(`/menu/${shop.alias}/preview`)
  await expect(page.getByText('Tu pedido está vacío')).toBeVisible()
  await look('cart-empty')
  await menu.choose(shop.alias, shop.mode)
  await closeNotice(page)
  await menu.add(shop.plainPlate)
  const form = await menu.openPlate(shop.richPlate.name)
  for (const [question, answer] of Object.entries(shop.richPlate.choices)) await form.choose(question, answer)
  await form.writeNotes('Con la receta de siempre, por favor')
  await form.add()
  await lookWhileLoading(page, '**/api/diner/**/menu/**', async () => {
    await page.goto(`/menu/${shop.alias}/preview`)
    await look('cart-loading')
  })
  await cart.hasQuantity(shop.plainPlate, 1)
  await cart.oneMore(shop.plainPlate)
  await expect(cart.continueLink).toBeVisible()
  await look('cart')
  await cart.edit(shop.plainPlate)
  await look('cart-edit')
  await closeDialog(page)
}

/** The checkout, its complaints, and the order that comes of it. */
export async function tourOfCheckout({ page, look, shop }: DinerGuide): Promise<PlacedOrder> {
  const [checkout, followUp] = [checkoutOf(page), followUpOf(page)]
  await page.goto(`/menu/${shop.alias}/checkout`)
  await expect(checkout.placeButton).toBeVisible()
  await look('checkout')
  await checkout.place()
  await checkout.says('Debe ingresar')
  await look('checkout-incomplete')
  await checkout.fillIn({ name: 'Josefina Etcheverry', phone: shop.phone, email: 'josefina@correo.test' })
  await checkout.writeNotes('Si no atiendo el teléfono, estoy en camino.')
  await checkout.payCash()
  await look('checkout-filled')
  await checkout.place()
  const order = await followUp.arrive()
  await look('order-generated')
  return order
}

/** Refusals of a shop that cannot be ordered from now. */
export async function tourOfRefusals({ page, look }: DinerGuide): Promise<void> {
  await page.goto('/menu/fuego-lento-belgrano/delivery')
  await expect(page.getByRole('dialog', { name: 'Local cerrado' })).toBeVisible()
  await look('closed-dialog')
  await backCloses(page.getByRole('dialog'))
  await look('closed')
  await page.goto('/menu/la-nonna-recoleta/delivery')
  await look('informative')
  await page.goto('/menu/la-nonna-flores')
  await look('blocked')
  await page.goto('/menu/fuego-lento-palermo/order/0123456789')
  await look('order-not-found')
  await page.goto('/404')
  await look('denied')
}

/** Closes what a closed shop says once, where it says it. */
export async function closeNotice(page: Page): Promise<void> {
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })
  if (await accept.isVisible()) await accept.click()
}

const closeDialog = (page: Page): Promise<void> => backCloses(page.getByRole('dialog'))
