import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { staffConsole } from '../staff/staff-console.ts'
import { takeSession, type Desk, type StaffAccount } from '../staff/staff-session.ts'
import { countTaps } from '../staff/taps.ts'

test.use({ worldName: 'ownDemo' })

const PLATE = 'Morcilla criolla'

/** Colleague whom the owner at a desk invited as manager of the company, and who accepted. */
async function colleagueOf({ page: { request }, url }: Desk, name: string): Promise<StaffAccount> {
  const headers = { origin: url }
  const account = { email: `paula-${Date.now()}@ombu.demo`, password: 'una frase que recuerdo' }
  const known = await (await request.get('/api/staff/session')).json()
  const { branchContacts } = known as { branchContacts: { id: string; alias: string }[] }
  const contact = branchContacts.find(({ alias }) => alias === shops.palermo)
  const invited = await request.post(`/api/console/branchcontacts/${contact?.id}/team/invitations`, {
    headers,
    data: { email: account.email, by: 'LINK', role: 'MANAGER', branch: null, branchContact: null },
  })
  const [, token] = ((await invited.json()) as { url: string }).url.split('#')
  const data = { token, name, password: account.password }
  expect((await request.post('/api/staff/invitation/accept', { headers, data })).status()).toBe(204)
  return account
}

/** spec('decisions beyond-the-documents.14') */
test('a price that a manager changes is what diners read, until the owner takes it back', async ({
  page,
  menu,
  diner,
  staff,
  openBrowser,
}) => {
  const console = staff.page
  const office = await openBrowser({ at: 'staff', viewport: DESK })
  const owner = office.page
  await takeSession(office, staffOf.ombu)
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
  await staff.open(shops.palermo, await colleagueOf(office, 'Paula Sosa'), 'menu')
  const row = console.getByRole('link', { name: `Editar: ${PLATE}` })
  await expect(row).toBeVisible()
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

  const desk = staffConsole(office)
  await desk.open(shops.palermo, staffOf.ombu)
  // Staff with every section see the whole rail, with its counts.
  await expect(owner.getByText('1 pedido nuevo')).toBeAttached()
  const rail = owner.getByRole('navigation', { name: 'Secciones' }).locator('> div')
  expect(await rail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  const undoing = await countTaps(owner)
  await desk.goTo('Actividad')
  const change = owner.getByRole('article').filter({ hasText: `${PLATE} · precio: 4.900 → 5.250,5` })
  await expect(change).toContainText('Paula Sosa')
  await change.getByRole('button', { name: /^Deshacer el cambio/ }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(change.getByText('Deshecho', { exact: true })).toBeVisible()
  expect(await undoing()).toBeLessThanOrEqual(3)
  const back = owner.getByRole('article').filter({ hasText: /Deshizo el cambio \d+/ })
  await expect(back.first()).toContainText('Delia Ombú')
  // The author of the mistake sees it undone in place, without another page load.
  await expect(console.getByRole('listitem').filter({ has: row })).toContainText('$ 4.900')
  await dinerReads('$ 4.900')
})
