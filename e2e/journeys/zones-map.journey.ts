import { expectAccessible } from '../accessible.ts'
import { contactOf, got } from '../diner/calls.ts'
import { placeAsTold, plainBody, type PlainWish } from '../diner/plain-order.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Diners of other journeys would pay the fee of what is drawn here.
test.use({ worldName: 'ownDemo' })

/** A door beside the contact. */
const DOOR = {
  street: 'Rojas',
  number: '200',
  city: 'Buenos Aires',
  betweenStreets: 'Yerbal y Rivadavia',
  lat: -34.6262,
  lng: -58.4428,
}

/**
 * spec('decisions zones-on-the-map.2') spec('decisions zones-on-the-map.3')
 * spec('decisions zones-on-the-map.5')
 */
test('a zone is drawn with the pointer, tells what it does to the orders, and diners inside pay its fee', async ({
  diner: { client },
  staff,
}) => {
  const { id } = await contactOf(client, shops.caballito)
  const wish: PlainWish = {
    type: 'DELIVERY',
    choose: ([plate]) => plate,
    atLeast: 12_000,
    isDiscounted: true,
  }
  await placeAsTold(client, { ...(await plainBody(client, shops.caballito, wish)), destination: DOOR })
  const feeAtDoor = async () => {
    const query = { lat: DOOR.lat, lng: DOOR.lng, fullAddress: 'Rojas 200' }
    return got(await client.getDeliveryFee({ params: { id }, query })).options
  }
  expect(await feeAtDoor()).toMatchObject([{ zone: 'Caballito', card: 1900 }])

  const desk = staff.page
  await staff.open(shops.caballito, staffOf.ombu, 'local')
  await desk.getByRole('link', { name: 'Zonas de envío' }).click()
  await desk.getByRole('link', { name: 'Agregar una zona' }).click()
  const map = desk.getByRole('application', { name: 'Mapa de la zona' })
  await expect(map).toHaveAttribute('aria-busy', 'false')
  await map.scrollIntoViewIfNeeded()
  const box = await map.boundingBox()
  if (!box) throw new Error('the map has no size')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  for (const [right, down] of [
    [-90, -90],
    [90, -90],
    [90, 90],
    [-90, 90],
    [-90, -90],
  ] as const) {
    await desk.mouse.move(x + right, y + down, { steps: 3 })
    await desk.mouse.click(x + right, y + down)
  }
  await desk.getByText('Esquinas en una lista').click()
  await expect(desk.getByLabel('Esquina', { exact: true }).getByRole('option')).toHaveCount(4)
  await desk.getByLabel('Nombre de la zona').fill('Cerca')
  await desk.getByLabel('Costo de envío', { exact: true }).fill('777')
  await expect(desk.getByText(/no cambia nada en/)).toBeVisible()
  await desk.getByLabel('Prioridad').fill('20')
  await expect(desk.getByText(/En \d+ pedidos? pasa a decidir otra zona\./)).toBeVisible()
  await expectAccessible(desk, 'the form of a zone with its map')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Zona agregada')).toBeVisible()
  expect(await feeAtDoor()).toMatchObject([{ zone: 'Cerca', card: 777 }])

  await expect(desk.getByText('Cerca gana a Caballito: tiene más prioridad.')).toBeVisible()
  await desk.getByRole('button', { name: 'Probar en el medio del mapa' }).click()
  await expect(desk.getByText(/Zona Cerca: envío \$\s777.*tiene más prioridad que Caballito/)).toBeVisible()
  await desk.getByRole('link', { name: /^Cerca/ }).click()
  await desk.getByRole('button', { name: 'Quitar la zona' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Quitar la zona' }).click()
  await expect(desk.getByText('Zona quitada')).toBeVisible()
  expect(await feeAtDoor()).toMatchObject([{ zone: 'Caballito' }])
})

/** spec('decisions zones-on-the-map.5') */
test('without tiles the zones are listed, and one is moved corner by corner', async ({ staff }) => {
  const desk = staff.page
  staff.quiet.expectFailures(/map-tiles/)
  await desk.route('**/map-tiles/**', (route) => route.abort())
  await staff.open(shops.caballito, staffOf.ombu, 'local')
  await desk.getByRole('link', { name: 'Zonas de envío' }).click()
  await desk.getByRole('link', { name: /^Caballito/ }).click()
  await expect(desk.getByRole('application', { name: 'Mapa de la zona' })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await desk.getByText('Esquinas en una lista').click()
  const latitude = desk.getByLabel('Latitud')
  const before = await latitude.inputValue()
  await desk.getByRole('button', { name: 'Al norte' }).click()
  await expect(latitude).not.toHaveValue(before)
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()
})
