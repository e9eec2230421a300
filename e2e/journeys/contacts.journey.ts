import { expectAccessible } from '../accessible.ts'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

test.use({ worldName: 'ownDemo' })

/** spec('decisions locals.1') */
test('a second contact is made like the first, is led by its guide, and stands among all', async ({
  staff,
}) => {
  const { page } = staff
  await page.setViewportSize(DESK)
  staff.quiet.expectStatus(409)
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await expect(page.getByRole('link', { name: 'Cambiar precios' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Buscar o hacer algo' })
  await page.keyboard.type('nueva sucursal')
  await expect(palette.getByRole('option').first()).toHaveText('Agregar un local')
  await page.keyboard.press('Enter')

  const sheet = page.getByRole('dialog', { name: 'Un local más' })
  await sheet.getByRole('button', { name: 'Agregar' }).click()
  await expect(sheet.getByText('Escribí cómo se llama.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Nombre del local' }).fill('Núñez')
  const alias = sheet.getByRole('textbox', { name: 'Dirección del menú' })
  await expect(alias).toHaveValue('fuego-lento-nunez')
  await alias.fill(shops.caballito)
  await sheet.getByRole('button', { name: 'Agregar' }).click()
  await expect(sheet.getByText('Esta dirección ya es de otro comercio.')).toBeVisible()
  await expect(alias).toBeFocused()
  await expectAccessible(page, 'console new local')
  await alias.fill('')
  await sheet.getByRole('button', { name: 'Agregar' }).click()

  await expect(page).toHaveURL(/\/fuego-lento-nunez\/setup$/)
  await expect(page.getByRole('heading', { level: 2, name: /^Local/ })).toContainText('Falta')
  await page.getByRole('combobox', { name: 'Local' }).selectOption('Todos los locales…')
  const row = page.getByRole('link', { name: /^Núñez/ })
  await expect(row).toContainText('Sin publicar')
  await expect(page.getByRole('link', { name: /Fuego Lento Palermo/ })).toBeVisible()
  await expectAccessible(page, 'console all contacts')
})
