import { expectAccessible } from '../accessible.ts'
import { DESK, expect, test } from '../journey.ts'
import {
  tourOfAccount,
  tourOfCart,
  tourOfCheckout,
  tourOfMenu,
  tourOfPlaces,
  tourOfRefusals,
} from '../tour/diner-tour.ts'
import { tourOfBoard, tourOfConsoleMenu, tourOfSession } from '../tour/staff-tour.ts'
import { darkShop, lightShop } from '../tour/tour.ts'

const sizes = { phone: { width: 390, height: 844 }, desk: DESK }

for (const [brand, shop] of Object.entries({ light: lightShop, dark: darkShop })) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${brand} brand, ${size}`, () => {
      test.use({ viewport })

      test('axe finds nothing from the start page to the menu', async ({ page, quiet }) => {
        test.setTimeout(120_000)
        quiet.expectStatus(404)
        const look = (name: string): Promise<void> => expectAccessible(page, name)
        await tourOfPlaces({ page, look, shop })
        await tourOfMenu({ page, look, shop })
      })

      test('axe finds nothing from the cart to the order', async ({ page, quiet, followUp }) => {
        test.setTimeout(120_000)
        quiet.expectStatus(404)
        const look = (name: string): Promise<void> => expectAccessible(page, name)
        await tourOfAccount({ page, look, shop })
        await tourOfCart({ page, look, shop })
        const order = await tourOfCheckout({ page, look, shop })
        expect(order.number).toBeGreaterThan(0)
        await followUp.says('El local recibió tu pedido')
        if (shop === lightShop) await tourOfRefusals({ page, look, shop })
      })
    })
  }
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`axe finds nothing in the console, ${size}`, async ({ diner, staff }) => {
    test.setTimeout(120_000)
    staff.quiet.expectStatus(401, 404)
    const look = (name: string): Promise<void> => expectAccessible(staff.page, `console ${name}`)
    await staff.page.setViewportSize(viewport)
    await tourOfSession({ staff, diner, look })
    await staff.page.setViewportSize(DESK)
    await tourOfBoard({ staff, diner, look })
    await staff.page.setViewportSize(viewport)
    await tourOfConsoleMenu({ staff, diner, look })
  })
}
