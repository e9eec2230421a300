import { expectAccessible } from '../accessible.ts'
import { cartOf } from '../diner/cart.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Diners of other journeys would see what is changed here.
test.use({ worldName: 'ownDemo' })

/** The day of the demo's contacts in three days. */
const soon = (): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'America/Argentina/Buenos_Aires' }).format(
    Date.now() + 3 * 24 * 60 * 60 * 1000,
  )

/** spec('decisions availability.8') spec('decisions availability.9') */
test('a category that is sold from a day on says so on the page that lies open: not for now, and for then', async ({
  page,
  menu,
  cart,
  staff,
  openBrowser,
}) => {
  await page.goto(`/menu/${shops.palermo}/self-service`)
  await menu.add('Flan casero')
  await expect(menu.plate('Flan casero')).not.toContainText('Desde el')

  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await desk.goto(`/console/${shops.palermo}/menu/categories/postres?view=menu`)
  const sheet = desk.getByRole('complementary', { name: 'Editar categoría' })
  await sheet.getByText('Solo a ciertas horas').click()
  await expect(sheet.getByRole('textbox', { name: 'Lunes' })).toHaveValue('8-12')
  await sheet.getByRole('textbox', { name: 'Martes' }).fill('de ocho a doce')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  // Unreadable words are no hours.
  await expect(sheet.getByText('No se entienden los horarios de: martes.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Martes' }).fill('20 a medianoche')
  await sheet.getByRole('button', { name: 'Copiar martes a otros días' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Copiar', exact: true }).click()
  await sheet.getByLabel('Desde el día').fill(soon())
  await expectAccessible(desk, 'the sheet of a category with its hours', 'iframe')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()

  await expect(async () => {
    await menu.lookAgain()
    await expect(menu.changed).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(menu.plate('Flan casero')).toContainText(/Desde el \d+ de /)
  await menu.seeOrder()
  await expect(cart.changes).toContainText(/Flan casero.*No se vende a esta hora/)
  await page.goto(`/menu/${shops.palermo}/self-service`)
  await menu.openPlate('Flan casero')
  await expect(page.getByRole('button', { name: 'No se vende ahora' })).toBeDisabled()
  await expectAccessible(page, 'a plate that is not sold now')

  // Where orders are taken for later, today's diner orders what is sold then.
  const { page: other } = await openBrowser()
  await other.goto(`/menu/${shops.palermo}/take-away`)
  const form = await menuOf(other).openPlate('Volcán de chocolate')
  await expect(other.getByText('Puedes pedirlo para un horario en que se vende.')).toBeVisible()
  await form.add()
  await menuOf(other).seeOrder()
  await expect(cartOf(other).line('Volcán de chocolate')).toBeVisible()

  await desk.goto(`/console/${shops.palermo}/activity`)
  const change = desk.getByRole('article').filter({ hasText: 'Postres' }).first()
  await change.getByRole('button', { name: /^Deshacer el cambio/ }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  // The newest one that speaks of it is the one that took it back.
  await expect(change).toContainText('Deshizo el cambio')
})
