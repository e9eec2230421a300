import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** spec('000 §9.28') spec('000 §2.58') spec('000 §2.67') */
test('on a desk the cart stands beside the menu, with all fees, and the bar is its foot', async ({
  page,
  menu,
  checkout,
}) => {
  const beside = page.getByRole('complementary', { name: 'Mi pedido' })
  const goOn = beside.getByRole('link', { name: /Continuar/ })
  const bar = page.getByRole('link', { name: 'Ver mi pedido' })
  await menu.choose(shops.palermo, 'Retiro en el local')
  await expect(beside).toContainText('Tu pedido está vacío')
  await menu.add('Alfajor de maicena')
  await expect(beside.getByRole('term').filter({ hasText: 'Empaque' })).toBeVisible()
  await expect(goOn).toContainText('$ 3.210')
  await expect(bar).toBeHidden()

  await beside.getByRole('button', { name: 'Agregar uno de Alfajor de maicena' }).click()
  await expect(goOn).toContainText('$ 5.820')
  await goOn.click()
  await expect(checkout.total).toHaveText('$ 5.820')
  const [ticket, place] = await Promise.all([
    checkout.total.boundingBox(),
    checkout.placeButton.boundingBox(),
  ])
  expect(place?.y).toBeGreaterThan(ticket?.y ?? NaN)
  expect(place?.x).toBeGreaterThan(720)
  expect((place?.y ?? NaN) + (place?.height ?? NaN)).toBeLessThan(900)
})

test('below 1200 px the bar is there, and the cart beside the menu is not even fetched', async ({
  page,
  menu,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const panels = () => fetched.filter((url) => /\/cart-panel-[^/]*\.js$/.test(url))
  await page.setViewportSize({ width: 1199, height: 900 })
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Alfajor de maicena')
  await expect(page.getByRole('link', { name: 'Ver mi pedido' })).toContainText('$ 3.210')
  await expect(page.getByRole('complementary', { name: 'Mi pedido' })).toBeHidden()
  expect(panels()).toEqual([])
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(page.getByRole('complementary', { name: 'Mi pedido' })).toContainText('Alfajor de maicena')
  expect(panels()).toHaveLength(1)
})
