import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { contactOf, got } from '../diner/calls.ts'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { sweepSections, sweepTopics } from '../tour/console-sweep.ts'
import {
  tourOfAccount,
  tourOfCart,
  tourOfCheckout,
  tourOfMenu,
  tourOfPlaces,
  tourOfRefusals,
} from '../tour/diner-tour.ts'
import { tourOfInvitation, tourOfSecondStep, tourOfStaffAccount } from '../tour/staff-account-tour.ts'
import { tourOfBoard, tourOfCases, tourOfConsoleMenu, tourOfSession } from '../tour/staff-tour.ts'
import { tourOfDelivery, tourOfOrder, tourOfQuestions } from '../tour/states-tour.ts'
import { darkShop, lightShop } from '../tour/tour.ts'

// Axe judges a page that stands still; other journeys judge its motion.
test.use({ reducedMotion: 'reduce' })

/** The desk last: what is done between two looks is done there. */
const sizes = { phone: { width: 390, height: 844 }, desk: DESK }

/**
 * Every screen is judged in both sizes and both brands, and not in all four pairs of them: a layout
 * is of the size, which the brands share, and colours are of the brand. The dark one's plate, which
 * is a page, is judged on a phone too.
 */
const views = [
  { name: 'light brand, phone', shop: lightShop, viewport: sizes.phone, whole: true },
  { name: 'dark brand, phone', shop: darkShop, viewport: sizes.phone, whole: false },
  { name: 'dark brand, desk', shop: darkShop, viewport: sizes.desk, whole: true },
] as const

for (const { name, shop, viewport, whole } of views) {
  test.describe(name, () => {
    test.use({ viewport })
    test.beforeEach(({ quiet }) => {
      test.setTimeout(180_000)
      quiet.expectStatus(404, 422)
    })

    /** spec('000 §2.56') spec('000 §2.89') */
    test('axe finds nothing from the start page to the menu', async ({ page }) => {
      const look = (stop: string): Promise<void> => expectAccessible(page, stop)
      if (whole) await tourOfPlaces({ page, look, shop })
      await tourOfMenu({ page, look, shop })
    })

    if (!whole) return

    test('axe finds nothing from the cart to the order', async ({ page }) => {
      const look = (stop: string): Promise<void> => expectAccessible(page, stop)
      await tourOfAccount({ page, look, shop })
      await tourOfCart({ page, look, shop })
      const order = await tourOfCheckout({ page, look, shop })
      expect(order.number).toBeGreaterThan(0)
    })
  })
}

test('axe finds nothing where something is refused, lost or changed', async ({ page, quiet, staff }) => {
  test.setTimeout(180_000)
  quiet.expectStatus(404, 422)
  const look = (stop: string): Promise<void> => expectAccessible(page, stop)
  const guide = { page, look, shop: lightShop }
  await tourOfRefusals(guide)
  await tourOfQuestions(guide, staff)
})

/** spec('decisions beyond-the-documents.12') */
test('axe finds nothing on a delivery, in the zone and out of it', async ({ page }) => {
  test.setTimeout(180_000)
  const look = (stop: string): Promise<void> => expectAccessible(page, stop)
  await tourOfDelivery({ page, look, shop: lightShop })
})

/** spec('001 §2.27') */
test('axe finds nothing on an order, whatever its state', async ({ page, staff }) => {
  test.setTimeout(180_000)
  const look = (stop: string): Promise<void> => expectAccessible(page, stop)
  await tourOfOrder({ page, look, shop: lightShop }, staff)
})

/** spec('000 §2.43') spec('000 §2.66') */
test('axe finds nothing in the console, on a phone and at a desk', async ({ diner, staff }) => {
  test.setTimeout(300_000)
  const { page, quiet } = staff
  quiet.expectStatus(401, 404)
  // One tour for both sizes. What is done meanwhile is done at a desk, where every order is seen at
  // once.
  const look = async (name: string): Promise<void> => {
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      await lookAt(page, `${name}, ${size}`)
    }
  }
  await tourOfSecondStep({ staff, diner, look })
  await tourOfInvitation({ staff, diner, look })
  await tourOfSession({ staff, diner, look })
  await tourOfStaffAccount({ staff, diner, look })
  await tourOfBoard({ staff, diner, look })
  await tourOfConsoleMenu({ staff, diner, look })
  await tourOfCases({ staff, diner, look })
})

/** spec('decisions beyond-the-documents.12') */
test('axe finds nothing on any section of the console', async ({ diner, staff }) => {
  test.setTimeout(240_000)
  const { page, quiet } = staff
  quiet.expectStatus(400, 401, 404, 410, 422)
  const placed = await diner.ordersQuickly(shops.palermo, { name: 'Maximiliano Wolfeschlegelsteinhausen' })
  const { id: bcId } = await contactOf(diner.client, shops.palermo)
  const failure = { bcId, url: '/menu', component: 'cart', payload: {}, stack: 'TypeError', version: 'demo' }
  got(await diner.client.logDinerError({ body: failure }))
  const here = (): string => new URL(page.url()).pathname.replace('/console/', '')
  await staff.open(shops.palermo, staffOf.ombu)
  await staff.openOrder(placed)
  const order = here()
  await staff.open(shops.palermo, staffOf.ombu, 'errors')
  await page.getByRole('link', { name: 'Ver detalle' }).first().click()
  await expect(page.getByRole('button', { name: 'Marcar como resuelto' })).toBeVisible()
  const things = { order, error: here() }
  await sweepSections({ page, look: (name) => lookAt(page, name), things })
  await page.setViewportSize(sizes.phone)
  await page.goto(`/console/${shops.palermo}/errors`)
  await page.getByRole('button', { name: 'Más' }).click()
  await backCloses(page.getByRole('link', { name: 'Campañas' }))
})

/** spec('decisions beyond-the-documents.12') */
test('axe finds nothing on any topic of the console', async ({ staff }) => {
  test.setTimeout(180_000)
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu)
  await sweepTopics({ page, look: (name) => lookAt(page, name) })
})

/** Frames hold the shop, which is judged where it is a page. */
const lookAt = (page: Page, name: string): Promise<void> =>
  expectAccessible(page, `console ${name}`, 'iframe')
