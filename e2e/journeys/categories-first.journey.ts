import { expect, test } from '../journey.ts'
import { pageIsAlive } from '../page-scripts.ts'
import { shops } from '../shops.ts'

test.use({ worldName: 'categoriesFirst' })

/** spec('000 §2.53') spec('000 §2.55') */
test('a brand that shows its categories first: choose one, add from it, and see the order from all of them', async ({
  page,
  menu,
  cart,
}) => {
  await page.goto(`/menu/${shops.malvin}/take-away`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Categorías' })).toBeVisible()
  await expect(main.getByText('Muzzarella con gustos')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Ver mi pedido' })).toBeHidden()

  await main.getByRole('link', { name: /^Fainá/ }).click()
  await expect(page).toHaveURL(/\/take-away\/faina$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Fainá' })).toBeVisible()
  // Before the scripts a plate is a page: only they make a dialog of it.
  await pageIsAlive(page)
  await menu.plate('Fainá del medio').click()
  await expect(page.getByRole('dialog', { name: 'Fainá del medio' })).toBeVisible()
  await page.getByRole('button', { name: /^Agregar\s*\$/ }).click()
  await menu.saysInCart('Fainá del medio', '1 en tu pedido')
  await expect(page.getByRole('link', { name: 'Ver mi pedido' })).toContainText('1')

  await page.getByRole('link', { name: 'Volver al Menú' }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'Categorías' })).toBeVisible()
  await menu.search('chivito')
  await expect(menu.found.getByRole('link').first()).toContainText('Chivito')
  await menu.searchField.press('Escape')
  await menu.seeOrder()
  await cart.hasQuantity('Fainá del medio', 1)
})
