import { brotliCompressSync } from 'node:zlib'
import { BIG_MENU_ALIAS, LAST_PLATE } from '@mostrador/bench/big-tenant'
import { expect, test } from '../journey.ts'

test.use({ worldName: 'bigMenu' })
// All in one worker: the world is made once.
test.describe.configure({ mode: 'default' })

const menuPage = `/menu/${BIG_MENU_ALIAS}/take-away`

/** Most bytes of a menu's first view, compressed. */
const MOST_BYTES = 30 * 1024

/** spec('000 §2.51') */
test('a menu of a thousand plates comes in a small page, whole and in its place', async ({
  page,
  request,
}) => {
  const html = await (await request.get(menuPage)).text()
  expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(MOST_BYTES)
  // Every category is there from the first byte, with its name.
  expect(html.match(/<section id="c-/g)).toHaveLength(60)

  await page.goto(menuPage)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Pizzas al horno', exact: true })).toBeAttached()
  for (const number of [41, 120, 333]) {
    await main
      .locator('section[id^="c-"]')
      .nth(Math.floor((number * 60) / 1000))
      .scrollIntoViewIfNeeded()
    await expect(main.getByText(new RegExp(`N\\.º ${number}$`)).last()).toBeVisible()
  }
})

/** spec('decisions beyond-the-documents.13') */
test('the last category is one tap away, and what is searched is found and added', async ({
  page,
  menu,
  cart,
}) => {
  // A tap before the scripts are there jumps by its hash alone.
  await page.goto(`${menuPage}#c-categoria-60`)
  await expect(menu.currentCategory).toHaveText('Dulces a las brasas')
  await page.goto(menuPage)
  await menu.goToCategory('Dulces a las brasas')
  await expect(menu.currentCategory).toHaveText('Dulces a las brasas')
  await expect(menu.plate(LAST_PLATE)).toBeVisible()
  await menu.category('Tartas a las brasas').click()
  await expect(menu.currentCategory).toHaveText('Tartas a las brasas')

  await menu.search('nata TIRAMI')
  await expect(menu.found.getByRole('status')).toHaveText('1 resultado')
  await expect(menu.found.locator('mark')).toHaveText(['Tirami', 'Ñata'])
  await menu.searchField.press('Escape')
  await expect(menu.searchButton).toBeFocused()
  await expect(menu.plate(LAST_PLATE)).toBeVisible()

  await menu.search('zapallo con dulce de leche')
  await expect(menu.found).toContainText('No encontramos nada con ese nombre.')
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  await expect(menu.searchField).toBeFocused()
  await menu.search('tiramisú')
  await menu.add(LAST_PLATE)
  await menu.saysInCart(LAST_PLATE, '1 en tu pedido')
  await page.getByRole('button', { name: 'Cerrar la búsqueda' }).click()
  await menu.seeOrder()
  await cart.hasQuantity(LAST_PLATE, 1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a category whose plates are not on the page leads to its own', async ({ page, quiet }) => {
    quiet.expectFailures(/\/assets\/.*\.js$/)
    await page.goto(menuPage)
    await page.getByRole('link', { name: 'Ver todo Dulces a las brasas' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dulces a las brasas' })).toBeVisible()
    await expect(page.getByText(LAST_PLATE)).toBeVisible()
  })
})
