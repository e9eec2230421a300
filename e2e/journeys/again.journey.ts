import type { Page } from '@playwright/test'
import { accountOf } from '../diner/account.ts'
import { expect, test } from '../journey.ts'
import { pageIsAlive } from '../page-scripts.ts'
import { shops } from '../shops.ts'

/** Counts every press on the pages of this tab from now on. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('tapped', () => void taps++)
  await page.addInitScript(() => {
    addEventListener('click', (event) => event.isTrusted && Reflect.get(globalThis, 'tapped')(), true)
  })
  return () => taps
}

/** spec('000 §2.69') */
test('a diner who ordered here before orders again in four taps, with nothing to type', async ({
  page,
  atCheckout,
  checkout,
  cart,
  followUp,
  diner,
}) => {
  const phone = diner.newPhone()
  await atCheckout({ plates: ['Vegetales grillados'], name: 'Vera Vuelve', phone })
  await checkout.writeNotes('Tocar timbre')
  await checkout.payCash()
  await checkout.place()
  const first = await followUp.arrive()

  const taps = await countTaps(page)
  await page.goto(`/menu/${shops.palermo}`)
  await pageIsAlive(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Retiro en el local/ })
    .click()
  const row = page.getByRole('region', { name: 'Volver a pedir' })
  await expect(row).toContainText('1 × Vegetales grillados')
  await row.getByRole('button', { name: /^Volver a pedir/ }).click()
  await cart.hasQuantity('Vegetales grillados', 1)
  await cart.goOn()
  const main = page.getByRole('main')
  for (const said of ['Vera Vuelve', 'Pago justo', '“Tocar timbre”']) await expect(main).toContainText(said)
  await checkout.place()
  const second = await followUp.arrive()
  expect(second.code).not.toBe(first.code)
  expect(taps()).toBeLessThanOrEqual(4)

  const account = accountOf(page)
  await account.open()
  await account.seeOrders()
  const orders = page.getByRole('dialog', { name: 'Mis pedidos' })
  await expect(orders.getByRole('listitem').first()).toContainText('1 × Vegetales grillados')
  await expect(orders.getByRole('listitem').first()).toContainText('Fuego Lento Palermo · Retiro en el local')
  await orders.getByRole('button', { name: 'Volver a pedir' }).first().click()
  await cart.hasQuantity('Vegetales grillados', 1)
})
