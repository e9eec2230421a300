import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { dispatchOf } from '../rider/dispatch.ts'
import { riderOf } from '../rider/rider-screen.ts'
import { shops, staffOf } from '../shops.ts'
import { tabTo } from '../tab-to.ts'

const SHOP = shops.palermo
const CODE = 'palermo-2026'

/** Comes to something by Tab and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Brings a delivery on by its button, and says yes to what it asks. */
async function confirm(page: Page, label: string): Promise<void> {
  await press(page, page.getByRole('button', { name: `${label}, sin deslizar` }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }))
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

/** At the end of the page nothing stands under the bar, however low the window is. */
async function expectNothingCovered(page: Page): Promise<void> {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 400 })
    const under = (): Promise<number> =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight)
        const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? innerHeight
        const rests = [...document.querySelectorAll('main > *:not([data-bottom-bar]), footer')]
        return Math.max(...rests.map((one) => one.getBoundingClientRect().bottom)) - bar
      })
    await expect.poll(under, { message: `under the bar at ${width} px` }).toBeLessThanOrEqual(0)
  }
}

/** Comes to a field by Tab and writes into it. */
async function write(page: Page, target: Locator, text: string): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/**
 * Nothing has to be swept sideways on a desk of 1280 pixels at 200 %, nor on the smallest phone.
 */
async function expectNoOverflow(page: Page, what: string): Promise<void> {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 400 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${what} at ${width} px`,
      })
      .toBeLessThanOrEqual(0)
  }
}

test.use({ permissions: ['geolocation'], geolocation: { latitude: -34.588, longitude: -58.43 } })

// No pointer anywhere in this journey once the shift began: only `page.keyboard`.
test('a rider without a mouse, at 200 %, delivers and ends the shift', async ({
  page,
  quiet,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  // The phone is not known yet (404); after the shift no page lets the rider in (401).
  quiet.expectStatus(404, 401)
  const shop = await dispatchOf(await openBrowser({ at: 'staff' }), SHOP, staffOf.palermo)
  const order = await shop.delivers()
  const phone = await riderOf(page, SHOP).begins('Nora Sosa', CODE)
  await expectNoOverflow(page, 'the list of shipments')
  await press(page, page.getByRole('link', { name: `Abrir Pedido #${order.number},` }))
  await expectNothingCovered(page)
  for (const label of ['Aceptar envío', 'En el local', 'En camino al cliente', 'Entregado'])
    await confirm(page, label)
  await expect(page.getByText('¡Listo!')).toBeVisible()
  await expectAccessible(page, 'a shipment that was delivered')
  await expectNoOverflow(page, 'a shipment that was delivered')

  await page.goto(`/logistics/${SHOP}/rider/phoneIntake`)
  await expectNoOverflow(page, 'where a shift begins and ends')
  await write(page, page.getByLabel('Ingresa con tu teléfono'), phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Hola Nora Sosa!')).toBeVisible()
  await write(page, page.getByLabel('Código de seguridad'), CODE)
  await press(page, page.getByRole('button', { name: 'Finalizar turno' }))
  await expect(page.getByText('Turno finalizado. ¡Hasta la próxima!')).toBeVisible()
  await page.goto(`/logistics/${SHOP}/shipments`)
  await expect(page.getByText('Acceso denegado o link expirado')).toBeVisible()
})
