import { expect, type FrameLocator, type Page } from '@playwright/test'
import { contactOf, got } from '../diner/calls.ts'
import { shops, staffOf } from '../shops.ts'
import { choosePin, fillShareDevice, shareDevice } from '../staff/shared-device.ts'
import { tourOfEverySection } from './console-sweep.ts'
import type { StaffGuide } from './staff-tour.ts'

/** Failures in a diner's browser, as the storefront tells them. */
const FAILURES = [
  {
    url: '/menu/fuego-lento-palermo/delivery',
    component: 'cart',
    message: 'TypeError: Cannot read properties of undefined (reading ‘price’)',
    times: 3,
  },
  {
    url: '/menu/fuego-lento-palermo/checkout',
    component: 'route',
    message: 'Failed to fetch dynamically imported module: /assets/card-dialog-BkT3xA1c.js',
    times: 1,
  },
] as const

/** Failures in browsers: the list, one of them, and the state before anybody looked. */
export async function tourOfErrors({ staff, diner, look }: StaffGuide): Promise<void> {
  const { page } = staff
  const { id: bcId } = await contactOf(diner.client, shops.palermo)
  for (const { url, component, message, times } of FAILURES) {
    const stack = `${message}\n    at priceOf (/assets/${component}-D4fQ0m2z.js:1:20417)\n    at render (/assets/menu-parts-C91bVw7e.js:2:811)`
    const body = { bcId, url, component, payload: { message }, stack, version: 'demo' }
    for (let told = 0; told < times; told += 1) got(await diner.client.logDinerError({ body }))
  }
  await staff.open(shops.palermo, staffOf.ombu, 'errors')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look('errors')
  await page.getByRole('article').first().getByRole('link', { name: 'Ver detalle' }).click()
  await expect(page.getByRole('button', { name: 'Marcar como resuelto' })).toBeVisible()
  await look('error')
  await page.goto(`/console/${shops.palermo}/errors?status=RESOLVED`)
  await expect(page.getByText('Todavía no hay errores resueltos')).toBeVisible()
  await look('errors-empty')
}

/** How far the visits of a campaign came: that there is none yet. */
export async function tourOfCampaigns({ staff, look }: StaffGuide): Promise<void> {
  await staff.open(shops.palermo, staffOf.ombu, 'campaigns')
  await expect(staff.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await look('campaigns')
}

const GREEN = '#0b6b3a'

/** The look of the brand as it is, and another one that is tried on the shop; nothing is saved. */
export async function tourOfBranding({ staff, look }: StaffGuide): Promise<void> {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'branding')
  await eachPreview(page, (shop) => expect(shop.getByRole('heading', { level: 1 })).toBeVisible())
  await look('branding')
  await page.getByRole('textbox', { name: 'Principal', exact: true }).fill(GREEN)
  await page.getByRole('combobox', { name: 'Letra', exact: true }).selectOption('Oswald')
  await eachPreview(page, (shop) =>
    expect(shop.locator('html')).toHaveCSS('--brand', GREEN, { timeout: 15_000 }),
  )
  // On a phone it is what is looked at or what is changed; on a desk, where both are, nobody sees
  // this button.
  await page.getByRole('radio', { name: 'Vista previa', includeHidden: true }).dispatchEvent('click')
  await look('branding-changed')
  await page.getByRole('button', { name: 'Descartar' }).click()
}

/** Both frames in which the shop is shown. */
async function eachPreview(page: Page, expects: (shop: FrameLocator) => Promise<void>): Promise<void> {
  await Promise.all([0, 1].map((at) => expects(page.frameLocator('iframe').nth(at))))
}

/** Week of a kitchen: two shifts, a night across midnight, a day without. */
const OF_A_WEEK = {
  Lunes: '',
  Martes: '12-15:30, 20-24',
  Miércoles: '12-15:30, 20-24',
  Jueves: '12-15:30, 20-24',
  Viernes: '12-15:30, 20-2',
  Sábado: '12-16, 20-2',
  Domingo: '12-16',
}

/** Every section and topic, the hours of a contact that closes, and how a pause begins. */
export async function tourOfSections({ staff, look }: StaffGuide): Promise<void> {
  const { page, quiet } = staff
  // Links without what they were sent with, and nobody who is signed in yet.
  quiet.expectStatus(400, 401, 404, 410, 422)
  await staff.open(shops.palermo, staffOf.ombu)
  await tourOfEverySection({ page, look })
  await page.goto(`/console/${shops.caballito}/local/hours`)
  await page.getByText('Escribir', { exact: true }).click()
  for (const [day, hours] of Object.entries(OF_A_WEEK))
    await page.getByRole('textbox', { name: day, exact: true }).fill(hours)
  await page.getByText('Pintar', { exact: true }).click()
  // From the fields down, so that a desk shows all hours that a day may have.
  await page.getByText('Pintar', { exact: true }).evaluate((choice) => choice.scrollIntoView(true))
  await look('hours-painted')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.goto(`/console/${shops.palermo}/orders`)
  await page.getByRole('button', { name: 'Pausar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Pausas y demoras' })).toBeVisible()
  await look('interruption')
  await page.keyboard.press('Escape')
}

/** A device that several people share: who is there, and the PIN that is asked for. */
export async function tourOfSharedDevice({ staff, look }: StaffGuide): Promise<void> {
  const { page, quiet } = staff
  const { ombu } = staffOf
  quiet.expectStatus(401, 404)
  // In a session of its own: the one who shares a device is out.
  await page.context().clearCookies()
  await staff.signIn(shops.palermo, ombu)
  await choosePin(page, ombu, '270461')
  await fillShareDevice(page, shops.palermo, ombu)
  await shareDevice(page)
  await look('tablet-entrance')
  await page.getByRole('button', { name: 'Delia Ombú', exact: true }).click()
  await expect(page.getByLabel('PIN', { exact: true })).toBeVisible()
  await look('tablet-pin')
  await page.context().clearCookies()
}
