import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { plateGrid } from '../staff/plate-grid.ts'

// Diners of other journeys would see what is changed here.
test.use({ worldName: 'demoOfScheduledChanges' })
// The first begins where nothing was scheduled yet, so all run in one world, in their order.
test.describe.configure({ mode: 'default' })

const MINUTE_MS = 60_000

/** The day and the hour of the demo's contacts at an instant, as fields take them. */
function wallAt(instant: number): { readonly day: string; readonly hour: string } {
  const wall = new Intl.DateTimeFormat('sv', {
    timeZone: 'America/Argentina/Buenos_Aires',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [day = '', hour = ''] = wall.format(instant).split(' ')
  return { day, hour }
}

/** spec('decisions prices-and-time.12') */
test('a form is put off on a phone, moved, told what it meets, and called off', async ({
  staff,
  openBrowser,
}) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'activity')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Ver lo programado' }).click()
  await expect(page.getByText('Nada programado')).toBeVisible()
  await page.goto(`/console/${shops.palermo}/menu/plates/chorizo-criollo?view=menu`)
  const price = page.getByRole('textbox', { name: 'Precio' })
  await price.fill('5.600')
  await page.getByRole('button', { name: 'Programar…' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cuándo aplicarlo?' })
  await dialog.getByRole('button', { name: 'Programar', exact: true }).click()
  await expect(page.getByText('Programado: Mañana 06:00.')).toBeVisible()
  // Until then the form shows what holds.
  await expect(price).toHaveValue('5200')
  await price.fill('5.900')
  staff.quiet.expectStatus(409)
  await page.getByRole('button', { name: 'Programar…' }).click()
  await dialog.getByLabel('Hora').fill('07:00')
  await dialog.getByRole('button', { name: 'Programar', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('Se cruza con otro cambio programado')
  await expect(dialog.getByRole('alert')).toContainText('5.600')
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()

  await page.goto(`/console/${shops.palermo}/activity/scheduled`)
  const waiting = page.getByRole('article').filter({ hasText: 'Chorizo criollo' })
  await expect(waiting).toContainText('Mañana 06:00')
  await waiting.getByRole('button', { name: 'Mover lo de Mañana 06:00' }).click()
  await dialog.getByLabel('Hora').fill('09:30')
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect(waiting).toContainText('Mañana 09:30')
  await expectAccessible(page, 'the changes that wait for their time, on a phone')
  const other = await openBrowser()
  await other.page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menuOf(other.page).plate('Chorizo criollo')).toContainText('$ 5.200')
  await waiting.getByRole('button', { name: 'Cancelar lo de Mañana 09:30' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(page.getByText('Nada programado')).toBeVisible()
})

/** spec('decisions prices-and-time.12') */
test('a price rule waits for its time, is made by itself on a page that lies open, and is taken back', async ({
  page,
  menu,
  staff,
}) => {
  // It waits for a whole minute of the wall.
  test.setTimeout(240_000)
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.plate('Bife de chorizo')).toContainText('$ 21.900')

  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu)
  await desk.goto(`/console/${shops.palermo}/menu/prices?menu=carta&category=parrilla`)
  await desk.getByRole('textbox', { name: 'Cuánto' }).fill('12')
  const apply = desk.getByRole('button', { name: /^Cambiar \d+ precios/ })
  await expect(apply).toBeEnabled()
  await desk.getByRole('button', { name: 'Programar…' }).click()
  const dialog = desk.getByRole('dialog', { name: '¿Cuándo aplicarlo?' })
  await expect(dialog).toContainText('12 %')
  await expectAccessible(desk, 'the question when a change is made')
  // A time that has passed is refused there, and nothing is lost.
  const passed = wallAt(Date.now() - 5 * MINUTE_MS)
  await dialog.getByLabel('Día').fill(passed.day)
  await dialog.getByLabel('Hora').fill(passed.hour)
  staff.quiet.expectStatus(422)
  await dialog.getByRole('button', { name: 'Programar', exact: true }).click()
  await expect(dialog.getByText('Esa hora ya pasó.', { exact: false })).toBeVisible()
  // The next minute of the wall that nobody is too slow for.
  const soon = wallAt(Date.now() + 1.25 * MINUTE_MS)
  await dialog.getByLabel('Día').fill(soon.day)
  await dialog.getByLabel('Hora').fill(soon.hour)
  await dialog.getByRole('button', { name: 'Programar', exact: true }).click()
  await expect(desk.getByText(/^Programado: Hoy/)).toBeVisible()
  await desk.getByRole('button', { name: 'Ver programados' }).click()

  await expect(desk.getByRole('heading', { level: 1, name: 'Programados' })).toBeVisible()
  const change = desk.getByRole('article').filter({ hasText: '12 %' })
  await expect(change).toContainText('Delia Ombú')
  await expectAccessible(desk, 'the changes that wait for their time')
  await expect(change).toContainText('Hecho', { timeout: 150_000 })

  await expect(async () => {
    await menu.lookAgain()
    await expect(menu.changed).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(menu.plate('Bife de chorizo')).toContainText('$ 24.')

  await staff.goTo('Actividad')
  const made = desk.getByRole('article').filter({ hasText: '12 %' }).first()
  await made.getByRole('button', { name: /^Deshacer el cambio/ }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(made.getByText('Deshecho', { exact: true })).toBeVisible()
})

/** spec('decisions prices-and-time.12') */
test('changed cells of the sheet are put off, and the shop is seen as it will be, before and after', async ({
  staff,
}) => {
  const { page } = staff
  const sheet = plateGrid(page)
  await staff.open(shops.palermo, staffOf.ombu)
  await sheet.open(shops.palermo)
  await sheet.look('Mollejas')
  await sheet.type('Mollejas al verdeo', 'Precio', '19.300')
  await page.getByRole('button', { name: 'Programar…' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cuándo aplicarlo?' })
  await expect(dialog).toContainText('1 cambio de la planilla.')
  await dialog.getByLabel('Hora').fill('13:00')
  await dialog.getByRole('button', { name: 'Ver cómo queda' }).click()
  const mollejas = (within: Locator | Page): Locator =>
    within
      .frameLocator('iframe[title="Tu tienda en teléfono"]')
      .getByRole('listitem')
      .filter({ hasText: 'Mollejas al verdeo' })
      .last()
  await expect(mollejas(dialog)).toContainText('$ 19.300')
  await expectAccessible(page, 'the shop as it will be, in the question when a change is made', 'iframe')
  await dialog.getByRole('button', { name: 'Programar', exact: true }).click()
  await expect(page.getByText('Programado: Mañana 13:00.')).toBeVisible()
  // Until then the cell says what holds.
  await expect(await sheet.cell('Mollejas al verdeo', 'Precio')).toHaveText('$ 17.800')
  await expect(sheet.bar).toHaveCount(0)

  await page.goto(`/console/${shops.palermo}/activity/scheduled`)
  const change = page.getByRole('article').filter({ hasText: 'Mollejas al verdeo' })
  await change.getByRole('link', { name: 'Ver cómo queda Mañana 13:00' }).click()
  await expect(page.getByLabel('Hora')).toHaveValue('13:00')
  await expect(mollejas(page)).toContainText('$ 19.300')
  await page.getByRole('button', { name: 'Volver a ahora' }).click()
  await expect(mollejas(page)).toContainText('$ 17.800')

  await page.goto(`/console/${shops.palermo}/activity/scheduled`)
  await change.getByRole('button', { name: 'Cancelar lo de Mañana 13:00' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(change).toHaveCount(0)
})
