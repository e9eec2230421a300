import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Diners of other journeys would see what is changed here.
test.use({ worldName: 'ownDemo' })

// No other journey of these changes it.
const PLATE = 'Empanada de carne picante'
const PLACE = ['menus', 'carta', 'plates', 'empanada-de-carne-picante', 'price']

/** spec('decisions keys-of-programs.9') */
test('a key is made, a program changes a price with it, diners and the history see it, and it is revoked', async ({
  page,
  menu,
  staff,
  playwright,
}) => {
  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'integrations')
  await expect(desk.getByRole('heading', { name: 'Todavía no hay llaves' })).toBeVisible()
  await desk.getByRole('button', { name: 'Nueva llave' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Nueva llave' })
  await sheet.getByRole('button', { name: 'Crear la llave' }).click()
  await expect(sheet.getByText('Escribí un nombre.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Nombre' }).fill('Caja del salón')
  await sheet.getByRole('button', { name: 'Crear la llave' }).click()
  await expect(sheet.getByText('Elegí al menos un permiso.')).toBeVisible()
  await expectAccessible(desk, 'console new key')
  await sheet.getByRole('checkbox', { name: 'cambiar los precios' }).check()
  await sheet.getByRole('button', { name: 'Crear la llave' }).click()

  const made = desk.getByRole('dialog', { name: 'Llave «Caja del salón» creada' })
  const secret = await made.getByText(/^mos_[\w-]{43}$/).innerText()
  const address = await made.getByText(/\/document$/).innerText()
  await expect(made.getByRole('button', { name: 'Copiar la llave' })).toBeVisible()
  await expectAccessible(desk, 'console key made')
  await made.getByRole('button', { name: 'Ya la guardé' }).click()
  await expect(desk.getByText('Todavía no se usó')).toBeVisible()
  await expect(desk.getByText(secret)).toHaveCount(0)

  // A program on a machine of its own: no browser, no cookies.
  const program = await playwright.request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  const read = await program.get(address, { params: { place: PLACE.join('/') } })
  expect(await read.json()).toMatchObject({ value: 2600 })
  const changes = address.replace(/document$/, 'changes')
  const setPrice = (from: number, to: number) =>
    program.post(changes, { data: { operations: [{ kind: 'set', place: PLACE, from, to }] } })
  expect((await setPrice(2600, 2750)).ok()).toBe(true)
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.plate(PLATE)).toContainText('$ 2.750')

  await staff.goTo('Actividad')
  const change = desk.getByRole('article').filter({ hasText: 'precio: 2.600 → 2.750' })
  await expect(change).toContainText('Llave «Caja del salón»')

  await staff.goTo('Integraciones')
  await expect(desk.getByText('Último uso: Hoy')).toBeVisible()
  await expectAccessible(desk, 'console keys')
  await desk.getByRole('button', { name: 'Revocar la llave Caja del salón' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(desk.getByText('Revocaste la llave «Caja del salón».')).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'Todavía no hay llaves' })).toBeVisible()
  const late = await setPrice(2750, 1)
  expect(late.status()).toBe(401)
  expect(await late.json()).toMatchObject({ code: 'api-key-unknown' })
  await program.dispose()
})
