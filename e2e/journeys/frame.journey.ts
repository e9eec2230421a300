import { expectAccessible } from '../accessible.ts'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { takeSession } from '../staff/staff-session.ts'
import { tabTo } from '../tab-to.ts'

/** spec('decisions beyond-the-documents.17') */
test('by keyboard alone one goes through the rail, which gives the board its width back', async ({
  staff,
}) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu)
  const rail = page.getByRole('navigation', { name: 'Secciones' })
  const panel = rail.locator('> div')
  const widthOf = async (of: typeof rail): Promise<number> => (await of.boundingBox())?.width ?? NaN
  expect(await widthOf(panel)).toBeLessThan(64)

  // Under the focus the names come over the page, which keeps its place.
  await tabTo(page, rail.getByRole('link', { name: 'Reparto' }))
  expect(await widthOf(panel)).toBeGreaterThan(200)
  expect(await widthOf(rail)).toBeLessThan(64)
  await expectAccessible(page, 'the rail over the board')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Reparto' })).toBeVisible()

  await tabTo(page, rail.getByRole('link', { name: 'Clientes y promociones' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  const siblings = page.getByRole('navigation', { name: 'Clientes y promociones' })
  await tabTo(page, siblings.getByRole('link', { name: 'Opiniones' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Opiniones' })).toBeVisible()
  await expect(rail.getByRole('link', { name: 'Clientes y promociones' })).toHaveAttribute(
    'aria-current',
    'page',
  )

  // The chosen width holds on this device, on every page of it.
  expect(await widthOf(rail)).toBeGreaterThan(200)
  await rail.getByRole('button', { name: 'Contraer el menú' }).press('Enter')
  await page.reload()
  await expect(rail.getByRole('button', { name: 'Fijar el menú' })).toBeVisible()
  expect(await widthOf(rail)).toBeLessThan(64)
})

test('on a phone the shift is under the thumb, and everything else behind "Más"', async ({
  openBrowser,
  staff,
}) => {
  const { page } = staff
  await page.setViewportSize({ width: 390, height: 844 })
  await staff.open(shops.palermo, staffOf.ombu)
  const bar = page.getByRole('navigation', { name: 'Secciones' })
  await expect(bar.getByRole('link')).toHaveText([/^Pedidos/, 'Reparto', /^Casos/, 'Finalizados'])
  await bar.getByRole('button', { name: 'Más' }).click()
  const business = bar.getByRole('list', { name: 'Negocio' })
  await expect(business.getByRole('link')).toHaveText([
    'Carta',
    'Local',
    'Clientes',
    'Beneficios',
    'Campañas',
    'Opiniones',
    'Marca',
    'Datos de la marca',
    'Equipo',
    'Integraciones',
    'Actividad',
    'Errores',
  ])
  await expectAccessible(page, 'the sections behind "Más"')
  await business.getByRole('link', { name: 'Marca', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marca' })).toBeVisible()
  await expect(business).toBeHidden()

  // Sections that a member of staff may not see are not offered.
  const till = await openBrowser({ at: 'staff', viewport: DESK })
  await takeSession(till, staffOf.palermo)
  await till.page.goto(`/console/${shops.palermo}/menu`)
  const rail = till.page.getByRole('navigation', { name: 'Secciones' })
  await expect(rail.getByRole('list', { name: 'Negocio' }).getByRole('link')).toHaveText([
    'Carta',
    'Clientes y promociones',
    'Actividad',
  ])
})
