import type { Page } from '@playwright/test'
import { cartOf } from '../diner/cart.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/**
 * The page has the answers of when the contact was still open, until what is given back is called.
 */
async function keepOpen(page: Page): Promise<() => Promise<void>> {
  const address = `**/api/diner/${shops.belgrano}`
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const lookup = (await response.json()) as {
      info: { open: boolean; deliveryConfig: { orderModes: { open: boolean }[] } }
    }
    lookup.info.open = true
    for (const mode of lookup.info.deliveryConfig.orderModes) mode.open = true
    await route.fulfill({ response, json: lookup })
  })
  return () => page.unroute(address)
}

/** Opens the menu of a closed contact, is told so, and fills a cart. */
async function fillCart(page: Page, mode: 'delivery' | 'take-away'): Promise<void> {
  await page.goto(`/menu/${shops.belgrano}/${mode}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  const menu = menuOf(page)
  await menu.add('Puré de calabaza asada')
  await menu.seeOrder()
}

/** spec('000 §4.25') spec('decisions wire-conventions.4') */
test('a contact that closes while the cart is open refuses the order, and offers its first slot', async ({
  page,
  checkout,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(422)
  const close = await keepOpen(page)
  await fillCart(page, 'take-away')
  await cartOf(page).goOn()
  await checkout.fillIn({ name: 'Justo A Tiempo', phone: '11 5555-0106' })
  await checkout.payBy('Transferencia al recibir')
  await close()
  await checkout.place()
  const dialog = page.getByRole('dialog', { name: 'Local cerrado' })
  await expect(dialog).toContainText('El local está cerrado en este momento.')
  await expect(dialog).toContainText(/Puedes programarlo para el .* a las \d\d:\d\d\./)
  await dialog.getByRole('button', { name: 'Programar pedido' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Programa tu pedido' })).toBeVisible()
  await checkout.place()
  await followUp.arrive()
  await followUp.says(/Programado para el/)
})

test('where there is no moment for an order there is no button either', async ({ page, checkout }) => {
  await fillCart(page, 'delivery')
  await page.goto(`/menu/${shops.belgrano}/checkout`)
  await expect(page.getByRole('heading', { name: 'Mis datos' })).toBeVisible()
  await expect(page.getByText('Local cerrado.', { exact: true }).first()).toBeVisible()
  await expect(checkout.placeButton).toBeHidden()
})

test('the word that a contact is closed waits for a plate that was tapped before it came', async ({
  page,
}) => {
  const slow = /\/closed-dialog-[^/]+\.js$/
  let bring: () => void = () => undefined
  const brought = new Promise<void>((resolve) => (bring = resolve))
  await page.route(slow, async (route) => {
    await brought
    await route.continue()
  })
  await page.goto(`/menu/${shops.belgrano}/take-away`)
  const answer = page.waitForResponse(slow)
  await menuOf(page).openPlate('Lomito completo')
  bring()
  await answer
  const plate = page.getByRole('dialog', { name: 'Lomito completo' })
  const closed = page.getByRole('dialog', { name: 'Programa tu pedido' })
  await plate.getByRole('textbox', { name: 'Aclaraciones' }).fill('Sin mayonesa')
  await expect(closed).toBeHidden()
  await plate.getByRole('button', { name: 'Cerrar' }).click()
  await closed.getByRole('button', { name: 'Aceptar' }).click()
  await expect(closed).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})
