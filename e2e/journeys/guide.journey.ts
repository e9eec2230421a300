import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

// Motion is on, as for most diners.
test.use({ reducedMotion: 'no-preference' })

/**
 * Runs in the page: adds up how far what is in sight moves by itself, while the page comes alive
 * and after.
 */
function watchShifts(): void {
  Reflect.set(window, 'shifted', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('the guide leads from where the device is to the nearest menu, and back to the same list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -34.5911, longitude: -58.4265 })
  await page.goto('/menu')
  await page.getByRole('link', { name: 'Ver locales cerca de mí' }).click()
  await expect(page.getByRole('heading', { name: 'La carta está en Tucán' })).toBeVisible()
  await expectAccessible(page, 'the guide without a place')
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()

  const contacts = page.getByRole('region', { name: 'Locales cercanos' }).getByRole('link')
  await expect(contacts.first()).toContainText('Fuego Lento Palermo')
  await expect(contacts.first()).toContainText('0,1 km')
  // One is blocked, one is in Chile.
  await expect(contacts).toHaveCount(5)
  await expectAccessible(page, 'the guide')
  await contacts.first().click()
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.palermo}`))
  await page.addInitScript(watchShifts)
  await page.goto('/guia')
  await expect(page.getByText('Cerca de tu ubicación')).toBeVisible()
  await expect(contacts).toHaveCount(5)
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0)
})

test('a diner whose device gives no location types an address, and a code leads to its shop', async ({
  page,
  quiet,
}) => {
  await page.goto('/guia')
  await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(page.getByText('No pudimos saber dónde estás. Escribe tu dirección.')).toBeVisible()
  const address = page.getByRole('combobox', { name: 'Tu dirección' })
  await expect(address).toBeFocused()

  quiet.expectStatus(503)
  await page.route('**/api/menu/near', (route) => route.fulfill({ status: 503, body: '' }))
  await address.fill('Honduras 4890')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('heading', { name: 'No pudimos buscar los locales' })).toBeVisible()
  await page.unroute('**/api/menu/near')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('link', { name: /^Fuego Lento Palermo/ })).toBeVisible()
  await expect(page.getByText(/^Cerca de Honduras 4890/)).toBeVisible()

  const code = page.getByRole('textbox', { name: 'Código del local' })
  await code.fill('nadie')
  await code.press('Enter')
  await expect(page.getByText('No encontramos ningún local con ese código.')).toBeVisible()
  await code.fill('La Nonna Almagro')
  await code.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.almagro}`))
})
