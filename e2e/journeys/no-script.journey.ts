import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

test.use({ javaScriptEnabled: false })

test.beforeEach(({ quiet }) => {
  // The browser refuses the scripts, which is the point.
  quiet.expectFailures(/\/assets\/.*\.js$/)
})

/**
 * spec('000 §2.2') spec('000 §2.3') spec('000 §2.13') spec('000 §2.14')
 * spec('000 §2.15') spec('000 §2.22') spec('000 §2.36') spec('000 §2.51')
 * spec('000 §2.56') spec('000 §4.3') spec('000 §7.8')
 */
test('before the scripts arrive the menu can be read, and its links lead on', async ({ page }) => {
  await page.goto('/menu/ombu')
  await page
    .getByRole('link', { name: /Fuego Lento/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '¿Cómo quieres tu pedido?' })).toBeVisible()
  await page.getByRole('link', { name: /Fuego Lento Palermo/ }).click()
  await page.getByRole('link', { name: /^Retiro en el local/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Parrilla', exact: true })).toBeVisible()
  await expect(main.getByText('Bife de chorizo', { exact: true }).last()).toBeVisible()
  await expect(main).toContainText('$ 28.900')
  await expect(main.getByText('Agotado').first()).toBeVisible()
  // Nothing that scripts alone can do is offered, and the shop takes the order itself.
  await expect(page.getByRole('button', { name: /^Agregar uno de/ })).toHaveCount(0)
  const why = page.getByRole('complementary').filter({ hasText: 'hacen falta los scripts del navegador' })
  await expect(why).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pedir por WhatsApp' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pedir por teléfono' })).toBeVisible()

  const changing = main.getByRole('link', { name: 'Cambiar local' })
  await expect(changing).toBeHidden()
  await main.locator('summary').filter({ hasText: 'Sobre el local' }).click()
  await expect(changing).toBeVisible()
  await expect(main.getByRole('link', { name: /^Honduras 4890/ }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Delivery', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${shops.palermo}/delivery`))
  await main.getByRole('link').filter({ hasText: 'Provoleta a la chapa' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Provoleta a la chapa' })).toBeVisible()
})

/** spec('000 §2.1') */
test('the start page finds a brand, and opens the link of a contact, without scripts', async ({ page }) => {
  await page.goto('/menu')
  await expect(page.getByRole('link', { name: /Fuego Lento/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar Local' }).fill('nonna almagro')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('link', { name: /Fuego Lento/ })).toBeHidden()
  await page.getByRole('link', { name: /La Nonna/ }).click()
  await expect(page).toHaveURL(/\/menu\/la-nonna$/)

  await page.goto('/menu')
  await page.getByRole('searchbox', { name: 'Buscar Local' }).fill(shops.palermo)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.palermo}$`))
})
