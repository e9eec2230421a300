import { expect, test } from '../journey.ts'
import { pageIsComplete } from '../page-is-complete.ts'
import { pageIsAwake } from '../page-scripts.ts'
import { shops } from '../shops.ts'

for (const [shop, mode, plate] of [
  [shops.palermo, 'Retiro en el local', 'Alfajor de maicena'],
  [shops.almagro, 'Take away', 'Tiramisú'],
] as const) {
  test(`where the connection is gone a plate of ${shop} still goes to the cart, and the cart says what is wrong`, async ({
    page,
    menu,
    cart,
    quiet,
  }) => {
    quiet.expectFailures(/\/api\/|\/files\//)
    await menu.choose(shop, mode)
    await menu.add(plate)
    await pageIsComplete(page)
    await page.context().setOffline(true)
    await menu.add(plate)
    await menu.saysInCart(plate, '2')
    await menu.seeOrder()
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(cart.line(plate)).toBeVisible()
  })
}

test('a plate that was never opened opens without a connection', async ({ page, menu, quiet }) => {
  quiet.expectFailures(/\/api\/|\/files\//)
  await menu.choose(shops.palermo, 'Retiro en el local')
  await pageIsComplete(page)
  await page.context().setOffline(true)
  await menu.openPlate('Alfajor de maicena')
})

test('the page that says so wears the brand, and so does the menu on the way back', async ({
  page,
  menu,
  quiet,
}) => {
  quiet.expectFailures(/^http/)
  await menu.choose(shops.palermo, 'Retiro en el local')
  await pageIsComplete(page)
  const title = page.getByRole('heading', { level: 1 })
  const font = await title.evaluate((heading) => getComputedStyle(heading).fontFamily)
  await menu.about.click()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Cambiar local' }).click()
  await expect(title).toHaveText('Sin conexión')
  await expect(title).toHaveCSS('font-weight', '700')
  await page.context().setOffline(false)
  await page.goBack()
  await expect(title).toHaveText(/Palermo/)
  await expect(title).toHaveCSS('font-family', font)
  await expect(title).toHaveCSS('font-size', '18px')
  await pageIsAwake(page)
})
