import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

type Wire = { hash: string; plates: { showName: string; price: number }[] }

/** The page has the menu of before a plate became dearer, until this is called. */
async function keepPrice(page: Page, plate: string, price: number): Promise<() => Promise<void>> {
  const address = '**/api/diner/*/menu/*'
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const menu = (await response.json()) as Wire
    for (const one of menu.plates) if (one.showName === plate) one.price = price
    // Another price is another version, which the page keeps beside the one that comes later.
    menu.hash = 'before'
    await route.fulfill({ response, json: menu })
  })
  return () => page.unroute(address)
}

/** spec('decisions wire-conventions.4') */
test('a plate becomes dearer between cart and order: the dialog shows the old and the new price, one tap accepts, and that is what is paid', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(422)
  const changePrice = await keepPrice(page, 'Risotto de hongos al quebracho', 15_000)
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Risotto de hongos al quebracho')
  await menu.add('Puré de calabaza asada')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Precio Nuevo', phone: '11 5555-0107' })
  await checkout.payBy('Transferencia al recibir')
  const before = await checkout.total.textContent()
  await changePrice()
  await checkout.place()

  const dialog = page.getByRole('dialog', { name: 'Tu pedido cambió' })
  const line = dialog.getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Risotto de hongos al quebracho')
  await expect(line).toContainText('Cambió desde que lo agregaste')
  await expect(line.locator('s')).toHaveText(/15\.000/)
  await expect(line).toContainText('$ 18.900')
  await dialog.getByRole('button', { name: 'Actualizar pedido' }).click()
  await expect(dialog).toBeHidden()
  const after = (await checkout.total.textContent()) ?? ''
  expect(after).not.toBe(before)
  await checkout.place()
  await followUp.arrive()
  await expect(page.getByRole('main')).toContainText(after.trim())
})
