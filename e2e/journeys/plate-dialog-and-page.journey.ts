import { expect, test } from '../journey.ts'
import { pageIsAlive } from '../page-scripts.ts'
import { shops } from '../shops.ts'

const PLATE = 'Provoleta a la chapa'

/** spec('000 §2.56') spec('000 §2.57') */
test('where the brand wants it, a plate is a dialog over the menu: the back button closes it and the row has the focus again', async ({
  page,
  menu,
}) => {
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.searchButton).toBeVisible()
  const menuAddress = page.url()
  await menu.plate(PLATE).click()
  const dialog = page.getByRole('dialog', { name: PLATE })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/take-away\/[^/]+\/provoleta-a-la-chapa$/)
  await expect(page.getByRole('button', { name: 'Buscar en el menú', includeHidden: true })).toBeAttached()

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(menuAddress)

  await menu.plate(PLATE).click()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(menuAddress)
  await expect(menu.plate(PLATE)).toBeFocused()

  await menu.add(PLATE)
  await expect(page).toHaveURL(menuAddress)
  await menu.saysInCart(PLATE, '1 en tu pedido')
})

test('the address of a plate is a page of its own, after a reload too, whatever the brand wants', async ({
  page,
  menu,
}) => {
  await page.goto(`/menu/${shops.palermo}/take-away`)
  // A tap before the scripts are there follows the link, to the page.
  await pageIsAlive(page)
  await menu.plate(PLATE).click()
  await expect(page.getByRole('dialog', { name: PLATE })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: PLATE })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: /^Agregar\s*\$/ }).click()
  await expect(page).toHaveURL(new RegExp(`${shops.palermo}/take-away$`))
  await menu.saysInCart(PLATE, '1 en tu pedido')
})

test('where the brand wants a page, a plate is one, and back leads to the same place of the menu', async ({
  page,
  menu,
}) => {
  await page.goto(`/menu/${shops.almagro}/delivery`)
  await expect(menu.searchButton).toBeVisible()
  const last = page.getByRole('main').locator('section[id^="c-"] li a').last()
  await last.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(500)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/delivery\/[^/]+\/[^/]+$/)
  await page.goBack()
  await expect(last).toBeInViewport()
})

/** spec('decisions beyond-the-documents.13') */
test('a search is there again on the way back from the page of a plate', async ({ page, menu }) => {
  await page.goto(`/menu/${shops.almagro}/delivery`)
  await menu.search('pizza')
  const first = menu.found.getByRole('link').first()
  await expect(first).toBeVisible()
  await first.click()
  await expect(menu.found).toBeHidden()
  await page.goBack()
  await expect(menu.searchField).toHaveValue('pizza')
  await expect(menu.found.getByRole('link').first()).toBeVisible()
})
