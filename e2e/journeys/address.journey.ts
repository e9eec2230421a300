import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { declineReward } from '../diner/reward.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

test.beforeEach(({ page }) => declineReward(page))

const DELIVERY = `/menu/${shops.palermo}/delivery`

/** Of the demo: between-streets are asked for here. */
const CABALLITO = `/menu/${shops.caballito}/delivery`

/** Honduras 4890 in Palermo. */
const AT_HOME = { latitude: -34.5906, longitude: -58.4262, accuracy: 10 }

/** The address as the browser keeps it for the next visit. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('mostrador.location.'))
    return JSON.parse((key && localStorage.getItem(key)) ?? 'null') as unknown
  })

async function standAt(context: BrowserContext, position: typeof AT_HOME): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(position)
}

/** spec('000 §2.94') spec('000 §2.95') spec('000 §2.97') spec('000 §5.19') */
test('an address is found, chosen and kept with the keyboard alone, and is there again on the next visit', async ({
  page,
  address,
}) => {
  await page.goto(DELIVERY)
  await page.getByRole('button', { name: 'Ingresar dirección' }).focus()
  await page.keyboard.press('Enter')
  await expect(address.dialog).toBeVisible()
  await expectAccessible(page, 'address dialog, empty')

  await address.search.focus()
  await page.keyboard.type('honduras 4890')
  await expect(address.option(/Honduras 4890/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(address.option(/Honduras 4890/)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, 'address dialog, with suggestions')
  await page.keyboard.press('Escape')
  await expect(address.option(/Honduras 4890/)).toBeHidden()
  await expect(address.dialog).toBeVisible()
  await page.keyboard.type(' ')
  await expect(address.option(/Honduras 4890/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(address.search).toHaveValue('Honduras 4890, Palermo, Buenos Aires, Argentina')
  await address.remark({ details: '4.º B' })
  await address.continueButton.focus()
  await page.keyboard.press('Enter')
  await expect(address.dialog).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: /Honduras 4890.*Cambiar/ }).click()
  await expect(address.search).toHaveValue(/^Honduras 4890/)
  await expect(address.field('Aclaraciones')).toHaveValue('4.º B')
  expect(await kept(page)).toMatchObject({
    street: 'Honduras',
    number: '4890',
    geocoded: true,
    details: '4.º B',
  })
})

test('a pin that is only near has to be looked at; the number that was typed stays', async ({
  page,
  address,
}) => {
  await page.goto(DELIVERY)
  await address.open()
  await address.search.fill('Honduras 9999')
  await address.option(/Honduras 9999/).click()
  await expect(page.getByText('¿El marcador está en tu puerta?')).toBeVisible()
  await address.continueButton.click()
  await expect(address.confirmPin).toBeFocused()
  await expectAccessible(page, 'address dialog, with a pin in doubt')
  await page.keyboard.press('Enter')
  await address.goOn()
  expect(await kept(page)).toMatchObject({ street: 'Honduras', number: '9999', geocoded: true })
})

/** The zoom of the tiles that the map of the dialog shows. */
const zoomsOf = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('.leaflet-tile')
    .evaluateAll((tiles) => [
      ...new Set(tiles.map((tile) => /map-tiles\/(\d+)\//.exec(tile.getAttribute('src') ?? '')?.[1] ?? '')),
    ])

/** spec('000 §9.17') spec('000 §9.18') spec('decisions constants.12') */
test('the map begins with the city and goes to the door once an address is chosen', async ({
  page,
  address,
}) => {
  await page.goto(DELIVERY)
  await address.open()
  await address.mapIsThere()
  await expect.poll(() => zoomsOf(address.dialog)).toEqual(['12'])
  await address.search.fill('Honduras 4890')
  await address.option(/Honduras 4890/).click()
  // Three times 16 is further than maps go.
  await expect.poll(() => zoomsOf(address.dialog)).toEqual(['18'])
})

test('a pin that is moved by keys changes the point and not the words', async ({ page, address }) => {
  await page.goto(DELIVERY)
  await address.give('Honduras 4890')
  const before = (await kept(page)) as { lat: number; lng: number }
  await address.open()
  await address.mapIsThere()
  await address.map.focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
  await address.goOn()
  const after = (await kept(page)) as { lat: number; lng: number }
  expect(after).toMatchObject({
    fullAddress: 'Honduras 4890, Palermo, Buenos Aires, Argentina',
    geocoded: false,
  })
  expect(after.lat).toBeGreaterThan(before.lat)
  expect(after.lng).toBeGreaterThan(before.lng)
})

/** spec('000 §5.15') */
test('a text of which no line was chosen is looked up when the diner goes on', async ({ page, address }) => {
  await page.goto(DELIVERY)
  await address.open()
  await address.continueButton.click()
  await expect(page.getByText('Ingrese una dirección').first()).toBeVisible()
  await expect(address.search).toBeFocused()
  await address.search.fill('josé antonio cabrera 4890')
  await address.goOn()
  expect(await kept(page)).toMatchObject({ street: 'José Antonio Cabrera', number: '4890', geocoded: true })
})

/** spec('000 §2.95') */
test('the floor that was typed behind the number stands in the details', async ({ page, address }) => {
  await page.goto(DELIVERY)
  await address.open()
  await address.search.fill('Honduras 4890 piso 3 depto B')
  await address.option(/Honduras 4890/).click()
  await expect(address.search).toHaveValue('Honduras 4890, Palermo, Buenos Aires, Argentina')
  await expect(address.field('Aclaraciones')).toHaveValue('piso 3 depto B')
  await address.goOn()
  expect(await kept(page)).toMatchObject({ number: '4890', zone: 'Palermo', details: 'piso 3 depto B' })
  await address.open()
  await address.search.fill('Pasaje Inventado 123, 3° B')
  await address.mapIsThere()
  await address.map.click()
  await address.confirmPin.click()
  await address.remark({ details: '' })
  await address.goOn()
  expect(await kept(page)).toMatchObject({ street: 'Pasaje Inventado', number: '123', details: '3° B' })
})

/** spec('000 §5.16') */
test('the streets between which it lies are asked for where the contact needs them', async ({
  page,
  address,
}) => {
  await page.goto(CABALLITO)
  await address.open()
  await address.choose('Puan 700')
  await address.continueButton.click()
  await expect(page.getByText('Ingrese un entrecalles').first()).toBeVisible()
  await expect(address.field('Entrecalles')).toBeFocused()
  await address.remark({ betweenStreets: 'Bonifacio y Directorio' })
  await address.goOn()
  expect(await kept(page)).toMatchObject({ street: 'Puan', betweenStreets: 'Bonifacio y Directorio' })
})

/** spec('000 §2.96') */
test("the device's coordinates fill in the address, and the pin stands at the device", async ({
  page,
  context,
  address,
}) => {
  await standAt(context, AT_HOME)
  await page.goto(DELIVERY)
  await address.open()
  await address.tab('Mi ubicación')
  await address.locate()
  await expect(address.field('Dirección')).toHaveValue('Honduras')
  await expect(address.field('Número')).toHaveValue('4890')
  await expect(address.field('Provincia')).toHaveValue('Ciudad Autónoma de Buenos Aires')
  await address.mapIsThere()
  await expectAccessible(page, 'address dialog, the tab with the coordinates')
  await address.goOn()
  expect(await kept(page)).toMatchObject({
    street: 'Honduras',
    lat: AT_HOME.latitude,
    lng: AT_HOME.longitude,
  })
})

/** spec('000 §8.2') */
test('where coordinates are denied the address is typed by hand', async ({ page, context, address }) => {
  await context.clearPermissions()
  await page.goto(DELIVERY)
  await address.open()
  await address.tab('Mi ubicación')
  await address.locate()
  await expect(page.getByText('Error obteniendo coordenadas')).toBeVisible()
  await address.continueButton.click()
  await expect(page.getByText('Ingrese una dirección').first()).toBeVisible()
  await address.field('Dirección').fill('Gorriti')
  await address.field('Número').fill('5123')
  await address.field('Ciudad').fill('Buenos Aires')
  await address.goOnWithoutPin()
  expect(await kept(page)).toMatchObject({ fullAddress: 'Gorriti 5123, Buenos Aires, Argentina', lat: null })
})

test('when nobody can search the address is typed, and the pin put on the map', async ({
  page,
  quiet,
  address,
}) => {
  quiet.expectStatus(503)
  await page.goto(DELIVERY)
  await address.open()
  await address.search.fill('Calle Averiada 100')
  await expect(page.getByText(/^No pudimos buscar la dirección/)).toBeVisible()
  await expect(address.dialog.getByRole('button', { name: 'Volver a buscar' })).toBeVisible()
  await expectAccessible(page, 'address dialog, nobody can search')
  await address.mapIsThere()
  await address.map.focus()
  // From far away Enter only comes nearer: the pin has to be looked at.
  await page.keyboard.press('Enter')
  await expect(address.confirmPin).toBeVisible()
  await address.confirmPin.click()
  await address.goOn()
  expect(await kept(page)).toMatchObject({
    street: 'Calle Averiada',
    number: '100',
    geocoded: false,
    lat: expect.any(Number),
  })
})

test('an address that nobody knows is taken as it was typed, once the pin was asked for', async ({
  page,
  address,
}) => {
  await page.goto(DELIVERY)
  await address.open()
  await address.search.fill('Calle Inexistente 5')
  await expect(page.getByText(/^No encontramos esa dirección/)).toBeVisible()
  await address.goOnWithoutPin()
  expect(await kept(page)).toMatchObject({ fullAddress: 'Calle Inexistente 5', lat: null, lng: null })
})

/** spec('000 §5.18') */
test('a brand that must know the address says so when it is closed, and asks how else', async ({
  page,
  address,
}) => {
  await page.goto('/menu/fuego-lento#delivery')
  await expect(address.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Debe ingresar la dirección')).toBeVisible()
  await expect(address.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delivery', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

/** spec('000 §5.17') */
test('the tab with the coordinates asks for the whole address where the contact wants it', async ({
  page,
  address,
}) => {
  await page.goto(`/menu/${shops.belgrano}/delivery`)
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await address.open()
  await address.tab('Mi ubicación')
  await address.field('Dirección').fill('Juramento')
  await address.field('Número').fill('2000')
  await address.continueButton.click()
  await expect(page.getByText('Asegúrese de completar todos los campos obligatorios')).toBeVisible()
  await expect(address.field('Ciudad')).toBeFocused()
  await address.field('Ciudad').fill('Buenos Aires')
  await address.field('Código postal').fill('C1428')
  await address.field('Provincia').fill('CABA')
  await address.goOnWithoutPin()
  expect(await kept(page)).toMatchObject({ postalCode: 'C1428', locality: 'CABA', number: '2000' })
})

test('without a storage the address lasts as long as the tab', async ({ page, address }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(DELIVERY)
  await address.give('Honduras 4890')
  await expect(page.getByRole('button', { name: /Honduras 4890.*Cambiar/ })).toBeVisible()
  await page.getByRole('button', { name: /Honduras 4890.*Cambiar/ }).click()
  await expect(address.search).toHaveValue(/^Honduras 4890/)
})

test.describe('dark brand', () => {
  test('axe finds nothing in either tab', async ({ page, context, address }) => {
    await standAt(context, AT_HOME)
    await page.goto(`/menu/${shops.almagro}/delivery`)
    await address.open()
    await address.search.fill('honduras 9999')
    await address.option(/Honduras 9999/).click()
    await expectAccessible(page, 'address dialog, dark')
    await address.tab('Mi ubicación')
    await expectAccessible(page, 'address dialog, dark, the tab with the coordinates')
  })
})
