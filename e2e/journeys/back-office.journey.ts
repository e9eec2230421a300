import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { countTaps } from '../staff/taps.ts'

test.use({ worldName: 'ownDemo' })

const PLATE = 'Morcilla criolla'

/** spec('decisions beyond-the-documents.14') */
test('a price that a manager changes is what diners read, until it is taken back', async ({
  page,
  menu,
  diner,
  staff,
}) => {
  const console = staff.page
  /** The menu that lies open comes in place, with no other page load. */
  const dinerReads = async (price: string): Promise<void> => {
    await expect(async () => {
      await menu.lookAgain()
      await expect(menu.changed).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(menu.plate(PLATE)).toContainText(price)
    expect(await page.evaluate(() => document.documentElement.dataset.sameLoad)).toBe('yes')
  }
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.plate(PLATE)).toContainText('$ 4.900')
  await menu.lookAgain()
  await page.evaluate(() => void (document.documentElement.dataset.sameLoad = 'yes'))

  await diner.ordersQuickly(shops.palermo)
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  const row = console.getByRole('link', { name: `Editar: ${PLATE}` })
  await expect(row).toBeVisible()
  // Somebody who sees every section sees the rail of them whole, with what is counted in it.
  await expect(console.getByText('1 pedido nuevo')).toBeAttached()
  const rail = console.getByRole('navigation', { name: 'Secciones' }).locator('> div')
  expect(await rail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  const taps = await countTaps(console)
  await row.click()
  const sheet = console.getByRole('complementary', { name: PLATE })
  await expect(sheet.getByRole('button', { name: 'Guardar' })).toBeHidden()
  await sheet.getByRole('textbox', { name: 'Precio' }).click()
  await sheet.getByRole('textbox', { name: 'Precio' }).fill('5.250,50')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(console.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Guardar' })).toBeHidden()
  expect(await taps()).toBeLessThanOrEqual(3)
  await expect(console.getByRole('listitem').filter({ has: row })).toContainText('$ 5.250,50')
  await dinerReads('$ 5.250,50')

  const undoing = await countTaps(console)
  await staff.goTo('Actividad')
  const change = console.getByRole('article').filter({ hasText: `${PLATE} · precio: 4.900 → 5.250,5` })
  await expect(change).toContainText('Delia Ombú')
  await change.getByRole('button', { name: /^Deshacer el cambio/ }).click()
  await console.getByRole('alertdialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(change.getByText('Deshecho', { exact: true })).toBeVisible()
  expect(await undoing()).toBeLessThanOrEqual(3)
  await expect(console.getByText(/^Deshizo el cambio \d+$/)).toBeVisible()
  await dinerReads('$ 4.900')
})
