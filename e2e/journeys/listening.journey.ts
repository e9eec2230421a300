import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { staffConsole } from '../staff/staff-console.ts'

// It names who is told, and orders what nobody is to look at: it has a shop of its own.
test.use({ worldName: 'ownDemo' })

const WARNING = 'Nadie escucha los pedidos de'

/**
 * spec('decisions never-missing-an-order.1') spec('decisions never-missing-an-order.3')
 * spec('decisions never-missing-an-order.4')
 */
test('a board whose sound is off says that nobody hears, and who is named reads of an order that nobody opens', async ({
  diner,
  staff,
  openBrowser,
}) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'local')
  await page.goto(`/console/${shops.palermo}/local/alerts`)
  await page.getByLabel('Mensaje después de').fill('15')
  await page.getByRole('button', { name: 'Agregar una persona' }).click()
  await page.getByLabel('Nombre', { exact: true }).last().fill('Ana Visa')
  // As it is dialled there, pasted with what cannot be seen; it is kept as machines dial it.
  const phone = page.getByLabel('Teléfono', { exact: true }).last()
  await phone.fill('\u202a11 4862-3344\u202c')
  await expect(page.getByText('Se guarda +54 11 4862 3344.')).toBeVisible()
  await expectAccessible(page, 'who is told of an order')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado.', { exact: true })).toBeVisible()
  await expect(phone).toHaveValue('+541148623344')

  // Staff turned its sound off yesterday.
  const tablet = staffConsole(await openBrowser({ at: 'staff' }))
  await tablet.page.addInitScript(() => localStorage.setItem('mostrador.console.sound', 'off'))
  await tablet.open(shops.palermo, staffOf.palermo)
  const warning = tablet.page.getByRole('status').filter({ hasText: WARNING })
  await expect(warning).toBeVisible()
  await expectAccessible(tablet.page, 'a board that nobody hears')
  await warning.getByRole('button', { name: 'Activar sonido' }).click()
  await expect(warning).toBeHidden()

  const { number } = await diner.ordersQuickly(shops.palermo, { plate: 'Mollejas al verdeo' })
  const outbox = async () => (await page.request.get('/dev/outbox')).text()
  await expect.poll(outbox, { timeout: 60_000 }).toContain(`el pedido #${number} entró`)
  await tablet.page.getByRole('link', { name: `Pedido #${number}`, exact: true }).click()
  const sheet = tablet.page.getByRole('dialog')
  await expect(sheet.getByText('Se avisó por mensaje a Ana Visa')).toBeVisible()
  await expect(sheet.getByText(/^Lo miró /)).toBeVisible()
})
