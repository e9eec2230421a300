import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

const promotions = (page: Page) => page.getByRole('region', { name: 'Promociones' })

/** spec('000 §2.30') spec('000 §2.54') spec('000 §3.28') */
test('promotions stand above the header, those of a mode only in it; the programme says what it gives back', async ({
  page,
  menu,
}) => {
  await page.goto(`/menu/${shops.palermo}`)
  await expect(promotions(page)).toHaveText('Martes de milanesas: 20% en todas')
  await menu.choose(shops.palermo, 'Retiro en el local')
  await expect(promotions(page)).toContainText('Retira sin hacer fila')
  const [strip, name] = [promotions(page), page.getByRole('heading', { level: 1 })]
  const [above, below] = [await strip.boundingBox(), await name.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await expect(page.getByText('Sumas 5% en puntos con cada pedido.')).toBeVisible()
  await menu.choose(shops.palermo, 'Delivery')
  await expect(promotions(page)).toContainText('Martes de milanesas')
  await expect(promotions(page)).not.toContainText('Retira sin hacer fila')
})

/** spec('000 §3.28') */
test('a long promotion wraps in the branch’s own box, the page does not scroll sideways, and every name of an indicator is spread', async ({
  page,
  menu,
}) => {
  await menu.choose(shops.almagro, 'Take away')
  await expect(promotions(page)).toContainText('como las hacía la Nonna')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expect(promotions(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  // The box stands behind the name of the contact.
  const header = page.locator('#about .menu-header')
  await expect(header).toHaveCSS('background-color', 'rgb(36, 73, 44)')
  await expect(header).toHaveCSS('text-align', 'center')
  await expect(menu.plate('Margherita')).toContainText('Vegetariano')
  await expect(menu.plate('Margherita')).toContainText('Receta de la nonna')
  await expectAccessible(page, 'a menu with a long promotion')
})

/** spec('000 §2.61') */
test('more than three indicators are marks with names to be heard; a branch may show none', async ({
  page,
  menu,
}) => {
  await menu.choose(shops.palermo, 'Delivery')
  const asado = page.getByRole('link', { name: /Asado completo para veinte personas/ }).first()
  const mark = asado.getByText('ST', { exact: true })
  await expect(mark).toBeVisible()
  await expect(asado).toHaveAccessibleName(/Sin TACC/)
  // The first touch says what the mark is, the next one opens the plate.
  await mark.tap()
  await expect(mark).toBeHidden()
  await expect(asado.getByText('Sin TACC', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page).toHaveURL(/\/delivery$/)
  await asado.getByText('Sin TACC', { exact: true }).tap()
  await expect(page).toHaveURL(/asado-completo/)
  await menu.choose(shops.providencia, 'Take away')
  await expect(page.getByText('Pesca del día', { exact: true })).toHaveCount(0)
})

/** spec('000 §5.38') */
test('notes stop at the limits of the branch and count on the way there', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
}) => {
  await menu.choose(shops.almagro, 'Take away')
  const plate = await menu.openPlate('Focaccia de romero')
  await expect(page.getByText('0/60', { exact: true })).toBeVisible()
  const notes = page.getByRole('textbox', { name: 'Aclaraciones' })
  await notes.pressSequentially('bien dorada '.repeat(6))
  await expect(notes).toHaveValue('bien dorada '.repeat(5))
  await expect(page.getByText('60/60', { exact: true })).toBeVisible()
  await plate.add()
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Ada Ferri', phone: '11 4567-8903' })
  await checkout.writeNotes('toco timbre')
  await expect(page.getByText('11/120', { exact: true })).toBeVisible()
  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()
  expect(new URL(page.url()).searchParams.get('invalidCustomRedirect')).toBe('true')
})

/** spec('000 §2.85') spec('000 §8.31') spec('001 §2.17') */
test('a code that does not exist leads to the address that the branch has for it', async ({ page }) => {
  const path = `/menu/${shops.almagro}/order/0123456789`
  const answer = await page.request.get(path, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/menu/la-nonna-almagro/soporte'])
  const followed = await page.request.get(`${path}?invalidCustomRedirect=true`, { maxRedirects: 0 })
  expect(followed.status()).toBe(404)
})

test('the document is asked for under the label of the branch', async ({ menu, cart, checkout }) => {
  await menu.choose(shops.providencia, 'Take away')
  await menu.add('Empanada de pino')
  await menu.seeOrder()
  await cart.goOn()
  await expect(checkout.field('RUT')).toBeVisible()
})

/** spec('000 §3.5') */
test('the cart first recommends something of what the mode misses in it', async ({ page, menu }) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Flan casero')
  await menu.seeOrder()
  const recommended = page.getByRole('region', { name: 'Te recomendamos' }).getByRole('button')
  await expect(recommended.first()).toContainText('Gaseosa')
  await page.getByRole('link', { name: 'Agregar más productos' }).click()
  await menu.add('Agua mineral', { Opciones: 'Sin gas' })
  await menu.seeOrder()
  await expect(recommended.first()).toContainText('Papas fritas')
})

/** spec('000 §3.29') */
test('an address alone leads to the nearest contact that reaches it, where the branch wants it so', async ({
  page,
  address,
}) => {
  await page.goto('/menu/la-nonna')
  await address.give('Corrientes 3980')
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.almagro}/delivery`))
})

test('a contact that a customisation lists asks for the whole address beside the coordinates', async ({
  page,
  address,
}) => {
  const goOn = async (): Promise<void> => {
    await address.open()
    await address.dialog.getByRole('tab', { name: 'Mi ubicación' }).click()
    await address.dialog.getByRole('textbox', { name: 'Dirección' }).fill('Amenábar')
    await address.dialog.getByRole('button', { name: 'CONTINUAR' }).click()
  }
  const complaint = page.getByText('Asegúrese de completar todos los campos obligatorios')
  await page.goto(`/menu/${shops.belgrano}/delivery`)
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await goOn()
  await expect(complaint.first()).toBeVisible()
  await page.goto(`/menu/${shops.palermo}/delivery`)
  await goOn()
  await expect(page.getByText('Marca tu puerta en el mapa, o continúa sin marcarla.').first()).toBeVisible()
  await expect(complaint).toHaveCount(0)
})
