import { expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'
import { contactOf, got } from '../diner/calls.ts'
import { shops, staffOf } from '../shops.ts'
import type { StaffGuide } from './staff-tour.ts'

/** What went wrong in a diner's browser, as the storefront tells it. */
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

/** What failed in browsers: the list, one of them, and that none was looked after yet. */
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
