import type { Locator, Page, Route } from '@playwright/test'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { takeSession } from '../staff/staff-session.ts'

// Diners of other journeys would see what is added here.
test.use({ worldName: 'ownDemo' })

const PHONE = { width: 390, height: 844 }
const sheetOf = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true })
const pathOf = (page: Page): string => new URL(page.url()).pathname.replace(`/console/${shops.palermo}`, '')

/** spec('decisions the-carta.9') */
test('an empty new plate says what is missing, too large a price says how much it may be, and back leads to the list', async ({
  staff,
}) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await page.getByRole('button', { name: 'Agregar plato' }).click()
  const added = sheetOf(page, 'Plato nuevo')
  const name = added.getByRole('textbox', { name: 'Nombre', exact: true })
  await added.getByRole('button', { name: 'Guardar' }).click()
  await expect(added.getByRole('alert')).toContainText('Falta corregir 2 cosas')
  await expect(name).toBeFocused()
  await name.fill('Ñoquis del 29')
  const price = added.getByRole('textbox', { name: 'Precio' })
  for (const tooMuch of ['1000000001', '99999999999999', '99999999999999999999']) {
    await price.fill(tooMuch)
    await expect(price).toHaveAccessibleDescription('Puede ser hasta $ 1.000.000.000.')
  }
  await price.fill('9.800')
  // Twice in a hurry is once.
  await added.getByRole('button', { name: 'Guardar' }).dblclick()
  await expect(sheetOf(page, 'Ñoquis del 29')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Editar: Ñoquis del 29' })).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  expect(pathOf(page)).toBe('/menu')
})

/** spec('decisions the-carta.9') */
test('a sheet that was closed does not come back by the button of the browser, on a desk or a phone', async ({
  staff,
}) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'orders')
  await page.getByRole('link', { name: 'Carta', exact: true }).click()
  for (const plate of ['Combo choripán', 'Menú de los chicos']) {
    await page.getByRole('link', { name: `Editar: ${plate}` }).click()
    await expect(sheetOf(page, plate)).toBeVisible()
  }
  await sheetOf(page, 'Menú de los chicos').getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/orders')

  await page.setViewportSize(PHONE)
  await page.goto(`/console/${shops.palermo}/orders`)
  await page.goto(`/console/${shops.palermo}/menu?view=menu`)
  const dialog = page.getByRole('dialog', { name: 'Combo choripán' })
  await page.getByRole('link', { name: 'Editar: Combo choripán' }).click()
  await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Otro')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/orders')
})

test('an address of a sheet alone closes to its list, and one of nothing is the list', async ({ staff }) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu)
  await page.goto(`/console/${shops.palermo}/menu/plates/bife-de-chorizo`)
  await sheetOf(page, 'Bife de chorizo').getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  expect(pathOf(page)).toBe('/menu')
  await page.goto(`/console/${shops.palermo}/menu/postres/flan`)
  await expect.poll(() => pathOf(page)).toBe('/menu')
  await expect(page.getByRole('navigation', { name: 'Partes de la carta' })).toBeVisible()
})

/** spec('decisions the-carta.9') */
test('an owner who closes a sheet while it is saved hears that it was not', async ({
  staff,
  openBrowser,
}) => {
  const theirs = await openBrowser({ at: 'staff', viewport: DESK })
  const [mine, other] = [staff.page, theirs.page]
  await staff.open(shops.palermo, staffOf.ombu)
  await takeSession({ page: other, quiet: theirs.quiet, url: new URL(mine.url()).origin }, staffOf.ombu)
  const path = `/console/${shops.palermo}/menu/plates/flan-casero?view=menu`
  await Promise.all([mine.goto(path), other.goto(path)])
  const [here, there] = [sheetOf(mine, 'Flan casero'), sheetOf(other, 'Flan casero')]
  const price = (sheet: Locator): Locator => sheet.getByRole('textbox', { name: 'Precio' })
  await price(here).fill('7.100')
  // A slow connection: what the other one saves arrives first.
  const asked = Promise.withResolvers<Route>()
  await mine.route('**/changes', (route) => asked.resolve(route))
  await here.getByRole('button', { name: 'Guardar' }).click()
  const held = await asked.promise
  await here.getByRole('button', { name: 'Cerrar' }).click()
  await expect(here).toBeHidden()
  await price(there).fill('7.200')
  await there.getByRole('button', { name: 'Guardar' }).click()
  await expect(other.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()
  staff.quiet.expectStatus(409)
  await held.continue()
  await expect(mine.getByText('Delia Ombú cambió esto mientras tanto.', { exact: false })).toBeVisible()
})

/** spec('decisions the-carta.9') */
test('a plate that is taken out from its sheet closes it without a question, with what was typed', async ({
  staff,
}) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  for (const typed of [undefined, 'Otro nombre']) {
    const link = page.getByRole('link', { name: 'Editar: Café', exact: true })
    await link.click()
    const sheet = sheetOf(page, 'Café')
    if (typed !== undefined) await sheet.getByRole('textbox', { name: 'Nombre', exact: true }).fill(typed)
    await sheet.getByRole('button', { name: 'Más de Café', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Quitar…' }).click()
    await page.getByRole('button', { name: 'Quitar', exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(link).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click()
    await expect(link).toBeVisible()
  }
})
