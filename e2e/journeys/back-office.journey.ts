import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

test.use({ worldName: 'ownDemo' })

const PLATE = 'Morcilla criolla'

/** From now on counts what is pressed; answers how often it was. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0'
    const count = ({ isTrusted }: Event): void => {
      const { dataset } = document.documentElement
      if (isTrusted) dataset.taps = String(Number(dataset.taps) + 1)
    }
    addEventListener('pointerdown', count, { capture: true })
  })
  return async () => Number(await page.locator('html').getAttribute('data-taps'))
}

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
  // Somebody who sees every section sees the row of them whole, with what is counted in it.
  await expect(console.getByText('1 pedido nuevo')).toBeAttached()
  const sections = console.getByRole('navigation', { name: 'Secciones' }).getByRole('list')
  expect(await sections.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const taps = await countTaps(console)
  await row.click()
  const sheet = console.getByRole('dialog', { name: 'Editar producto' })
  await expect(sheet.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  await sheet.getByRole('textbox', { name: 'Precio' }).click()
  await sheet.getByRole('textbox', { name: 'Precio' }).fill('5.250,50')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(console.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()
  await expect(sheet).toBeHidden()
  expect(await taps()).toBeLessThanOrEqual(4)
  await expect(console.getByRole('listitem').filter({ has: row })).toContainText('$ 5.250,50')
  await dinerReads('$ 5.250,50')

  await staff.goTo('Actividad')
  const change = console.getByRole('article').filter({ hasText: `${PLATE} · precio: 4.900 → 5.250,5` })
  await expect(change).toContainText('Delia Ombú')
  await change.getByRole('button', { name: /^Deshacer el cambio/ }).click()
  await console.getByRole('alertdialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(change.getByText('Deshecho', { exact: true })).toBeVisible()
  await expect(console.getByText(/^Deshizo el cambio \d+$/)).toBeVisible()
  await dinerReads('$ 4.900')
})
