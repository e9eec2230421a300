import { expect, type Page } from '@playwright/test'
import { addressOf } from '../diner/address.ts'
import { cardOf } from '../diner/card.ts'
import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { followUpOf } from '../diner/follow-up.ts'
import { menuOf } from '../diner/menu.ts'
import type { DinerGuide } from './diner-tour.ts'

const CARD = 'Tarjeta de crédito o débito'

/** The address dialog: empty, with suggestions, with the pin on its map, and by coordinates. */
export async function tourOfAddress({ page, look, shop }: DinerGuide): Promise<void> {
  const address = addressOf(page)
  await page.goto(`/menu/${shop.alias}/delivery`)
  await acceptNotice(page)
  await address.open()
  await expect(page.locator('.leaflet-tile').first()).toBeAttached()
  await look('address')
  await address.search.fill('Honduras 4890')
  await expect(address.option(/Honduras 4890/)).toBeVisible()
  await look('address-suggestions')
  await address.choose('Honduras 4890')
  await address.mapIsThere()
  await look('address-map')
  await address.search.fill('Honduras 9999')
  await address.option(/Honduras 9999/).click()
  await expect(page.getByText('¿El marcador está en tu puerta?')).toBeVisible()
  await look('address-pin-in-doubt')
  await address.tab('Mi ubicación')
  await look('address-coordinates')
}

/** Takes a delivery to the checkout, and says who and where. */
async function checkOut({ page, shop }: DinerGuide): Promise<void> {
  const [menu, cart, checkout] = [menuOf(page), cartOf(page), checkoutOf(page)]
  await page.goto(`/menu/${shop.alias}/delivery`)
  await acceptNotice(page)
  await menu.add(shop.bigPlate)
  await menu.seeOrder()
  await cart.oneMore(shop.bigPlate)
  await cart.goOn()
  await checkout.fillIn({ name: 'Josefina Etcheverry', phone: '11 2345-6789', email: 'josefina@correo.test' })
  await checkout.deliverTo(shop.address, { betweenStreets: 'Thames y Serrano' })
}

/**
 * The fields of a card at the checkout: empty, incomplete, filled in; the question before it is
 * charged; and declined.
 */
export async function tourOfCard(guide: DinerGuide): Promise<void> {
  const { page, look } = guide
  const [checkout, card, followUp] = [checkoutOf(page), cardOf(page), followUpOf(page)]
  await checkOut(guide)
  await checkout.payBy(CARD)
  await card.isLoaded()
  await card.group.scrollIntoViewIfNeeded()
  await look('card')
  await checkout.place()
  await checkout.says('Debe completar correctamente los campos de la tarjeta para continuar.')
  await look('card-incomplete')
  await expect(page.getByRole('status').getByText('Debe completar correctamente')).toHaveCount(0)
  await card.fillIn({ name: 'OTHE' })
  await look('card-filled')
  await checkout.place()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('card-confirm')
  await card.confirm()
  await followUp.arrive()
  await followUp.says('El pago no pudo ser procesado.')
  await look('card-declined-failed')
  await page.reload()
  await card.openAtOrder()
  await card.isLoaded()
  await look('card-dialog')
  await card.fillIn({ name: 'OTHE' })
  await card.payAtOrder()
  await expect(page.getByRole('dialog').getByText('El pago no pudo ser procesado.')).toBeVisible()
  await look('card-dialog-declined-failed')
}

/** An order that waits for its payment by wallet; answers its address. */
export async function tourOfWallet(guide: DinerGuide): Promise<string> {
  const { page, look } = guide
  const [checkout, followUp] = [checkoutOf(page), followUpOf(page)]
  await checkOut(guide)
  await checkout.payBy('Billetera virtual')
  await checkout.place()
  await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible()
  await look('wallet-bank')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look('wallet-bank-dark')
  await page.emulateMedia({ colorScheme: null })
  await page.goBack()
  await followUp.arrive()
  // Browsers that come back may be where the form was left.
  await page.getByRole('button', { name: 'Ir a pagar' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 0))
  await look('wallet-waiting')
  return page.url()
}

/** An order whose time to pay ended; it takes what is left of that time. */
export async function tourOfExpired({ page, look }: DinerGuide, address: string): Promise<void> {
  await page.goto(address)
  const expired = page.getByText('Tiempo de pago vencido, vuelva a generar el pedido')
  await expect(expired.first()).toBeVisible({ timeout: 180_000 })
  await look('wallet-expired')
}

/** Closes what a closed shop says once, where it says it. */
async function acceptNotice(page: Page): Promise<void> {
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })
  if (await accept.isVisible()) await accept.click()
}
