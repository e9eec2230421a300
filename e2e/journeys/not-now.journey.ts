import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/**
 * spec('000 §2.34') spec('000 §2.49') spec('000 §2.90')
 * spec('decisions tenants-are-files.5')
 */
test('a closed shop says so, when it opens, and takes no order', async ({ page }) => {
  await page.goto(`/menu/${shops.belgrano}/delivery`)
  const dialog = page.getByRole('dialog', { name: 'Local cerrado' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Local cerrado.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ver horarios' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Informacion' })).toContainText('Cerrado')
})

/** spec('000 §2.91') spec('000 §4.9') */
test('a closed shop that can be scheduled invites to that, once in a visit, and takes the order for later', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
}) => {
  await page.goto(`/menu/${shops.belgrano}/take-away`)
  const dialog = page.getByRole('dialog', { name: 'Programa tu pedido' })
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Local cerrado, programa tu pedido.', { exact: true })).toBeVisible()
  await page.reload()
  await menu.add('Alfajor de maicena')
  await expect(dialog).toBeHidden()
  await menu.seeOrder()
  await cart.goOn()
  await expect(page.getByRole('radio', { name: 'En el momento' })).toBeHidden()
  const { hour } = await checkout.schedule()
  await checkout.fillIn({ name: 'Olga Paz', phone: '11 4567-8901' })
  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()
  await followUp.says(new RegExp(`Programado para el .*${hour}`))
})

/** spec('000 §2.67') spec('000 §2.84') spec('000 §6.3') */
test('a shop that takes no orders shows its menu only', async ({ page, menu, cart }) => {
  await menu.choose(shops.recoleta, 'Delivery')
  await menu.add('Tiramisú')
  await menu.seeOrder()
  await expect(page.getByText('Menú informativo. Pedidos disabled').first()).toBeVisible()
  await expect(cart.continueLink).toBeHidden()
  await page.goto(`/menu/${shops.recoleta}/checkout`)
  await expect(page.getByRole('button', { name: 'Hacer pedido' })).toBeHidden()
  await expect(page.getByText('Menú informativo. Pedidos disabled').first()).toBeVisible()
})

/** spec('000 §2.15') spec('000 §2.25') */
test('a blocked shop shows a placeholder, and is not in the list of its brand', async ({ page }) => {
  await page.goto(`/menu/${shops.flores}`)
  const placeholder = page.getByRole('heading', { name: 'Este local no está disponible' })
  await expect(placeholder).toBeVisible()
  for (const place of ['take-away', 'checkout']) {
    await page.goto(`/menu/${shops.flores}/${place}`)
    await expect(placeholder).toBeVisible()
  }
  await page.goto('/menu/la-nonna')
  await expect(page.getByRole('link', { name: /La Nonna Almagro/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /La Nonna Flores/ })).toBeHidden()
})

/**
 * spec('000 §2.6') spec('000 §2.26') spec('000 §8.18') spec('000 §8.21')
 * spec('001 §2.24') spec('001 §8.1') spec('001 §8.14')
 */
test('a page that does not exist says so, and shows the way out', async ({ page, quiet }) => {
  quiet.expectStatus(404)
  for (const path of [
    '/menu/nadie-conoce-este-local',
    `/menu/${shops.palermo}/en-globo`,
    `/menu/${shops.palermo}/delivery/postres/no-existe`,
    `/menu/${shops.palermo}/order/0123456789`,
    '/nada',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No encontramos|ya no está|no ofrece/)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})
