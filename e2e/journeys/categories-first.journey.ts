import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { pageIsAlive } from '../page-scripts.ts'
import { shops } from '../shops.ts'

test.use({ worldName: 'categoriesFirst' })
test.describe.configure({ mode: 'default' })

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

/** Forms of tú and of usted that these pages would use. */
const NOT_VOS =
  /(?<!\p{L})(?:puedes|tienes|quieres|elige|escribe|agrega|encuentra|revisa|vuelve a|mira|prueba|programa tu|debe (?:ingresar|completar)|ingres[ea]|su (?:nombre|número|email))(?!\p{L})/iu

/** All that a page says to those who see it, and to those who do not. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = document.querySelectorAll('[aria-label], [placeholder], [title], meta[name="description"]')
    const names = ['aria-label', 'placeholder', 'title', 'content']
    const spoken = [...labels].flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))
    return [document.title, document.body.innerText, ...spoken].join('\n')
  })

/** spec('decisions beyond-the-documents.26') */
test('a brand that speaks vos: from its link to what the documents say, nothing is left in tú or usted', async ({
  page,
  menu,
  checkout,
  cart,
}) => {
  await page.goto('/menu')
  await expect(page.getByRole('heading', { level: 1, name: '¿Dónde quieres pedir?' })).toBeVisible()
  await pageIsAlive(page)
  await page
    .getByRole('link', { name: /El Horno de Malvín/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '¿Cómo querés tu pedido?' })).toBeVisible()
  await pageIsAlive(page)
  expect(await saidOn(page)).not.toMatch(NOT_VOS)

  const html = await (await page.request.get(`/menu/${shops.malvin}/take-away/faina`)).text()
  expect(html).toContain('mirá precios y hacé tu pedido online')
  await page.goto(`/menu/${shops.malvin}/take-away/faina`)
  await pageIsAlive(page)
  await menu.plate('Fainá del medio').click()
  await page.getByRole('button', { name: /^Agregar\s*\$/ }).click()
  await menu.seeOrder()
  expect(await saidOn(page)).not.toMatch(NOT_VOS)
  await cart.goOn()
  await checkout.place()
  await checkout.says('Debés ingresar')
  expect(await saidOn(page)).not.toMatch(NOT_VOS)
})
