import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

const contact = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })

const chip = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: '¿Cómo quieres tu pedido?' }).getByRole('button', { name })

/** spec('000 §2.12') spec('000 §2.18') spec('000 §2.22') spec('000 §2.24') */
test('a link with a mode chooses it on the page of the brand, and the choice goes along to the menu and back', async ({
  page,
  address,
  menu,
}) => {
  // One contact alone has this mode: it is gone to by itself.
  await page.goto('/menu/fuego-lento?source=qr#self-service')
  await expect(page).toHaveURL(/\/menu\/fuego-lento-palermo\/self-service\?source=qr$/)

  await page.goto('/menu/fuego-lento?campaignId=otoño&utm_source=x#take-away')
  const takeAway = chip(page, /Retiro|Take away/)
  await expect(takeAway).toHaveAttribute('aria-pressed', 'true')
  await expect(contact(page, 'Fuego Lento Palermo')).toContainText('4,7')
  await expect(contact(page, 'Fuego Lento Caballito')).not.toContainText('3,9')
  await expect(contact(page, 'Fuego Lento Belgrano')).toContainText('Cerrado')

  const search = page.getByRole('searchbox', { name: 'Buscar Local' })
  await search.fill('belgrano')
  await expect(contact(page, 'Fuego Lento Palermo')).toBeHidden()
  await expect(contact(page, 'Fuego Lento Belgrano')).toBeVisible()
  await search.fill('')
  await contact(page, 'Fuego Lento Palermo').click()
  await expect(page).toHaveURL(/\/menu\/fuego-lento-palermo\/take-away\?campaignId=oto%C3%B1o$/)

  await menu.about.click()
  await page.getByRole('link', { name: 'Cambiar local' }).click()
  await expect(page).toHaveURL(/\/menu\/fuego-lento\?campaignId=oto%C3%B1o$/)
  await expect(takeAway).toHaveAttribute('aria-pressed', 'false')
  await chip(page, /Delivery/).click()
  // The brand asks where to before it lists who delivers there.
  await address.choose('Honduras 4890')
  await address.goOn()
  await contact(page, 'Fuego Lento Palermo').click()
  await expect(page).toHaveURL(/\/menu\/fuego-lento-palermo\/delivery\?campaignId=oto%C3%B1o$/)
})

/** spec('000 §2.28') */
test('the only contact of a brand is gone to by itself, from a link and from its company, and leads to no other', async ({
  page,
}) => {
  await page.goto('/menu/caleta-sur#in-dining')
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.providencia}/in-dining$`))
  await page.goto('/menu/caleta')
  await page.getByRole('link', { name: /Caleta Sur/ }).click()
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.providencia}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cambiar local' })).toBeHidden()
})

/** spec('000 §2.11') spec('000 §2.17') spec('000 §2.23') */
test('a link names the menu of a contact by its mode, in either spelling; one that it has not leaves the choice', async ({
  page,
}) => {
  for (const hash of ['in-dining', 'IN_DINING']) {
    await page.goto(`/menu/${shops.palermo}?source=qr#${hash}`)
    await expect(page).toHaveURL(new RegExp(`/menu/${shops.palermo}/in-dining\\?source=qr$`))
    await page.goto('about:blank')
  }
  await page.goto(`/menu/${shops.recoleta}#self-service`)
  await expect(page.getByRole('heading', { name: '¿Qué menú quieres ver?' })).toBeVisible()
})

/** spec('000 §2.9') spec('000 §2.10') spec('000 §2.68') */
test('the query of a link stays with the diner: table and phone are kept, and the order has its source', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
}) => {
  const query = 'campaignId=c-77&phone=%2B5491130405060&name=Ana&source=qr&tableNumber=9'
  await page.goto(`/menu/${shops.palermo}?${query}&fbclid=1`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^En el local/ })
    .click()
  await expect(page.getByText('Mesa 9')).toBeVisible()
  await menu.add('Flan casero')
  await menu.seeOrder()
  await expect(page.getByText('En el local · Mesa 9')).toBeVisible()
  await cart.goOn()
  await expect(page).toHaveURL(new RegExp(`/checkout\\?${query.replace('+', '\\+')}$`))
  await expect(checkout.field('Número de mesa')).toHaveValue('9')
  await expect(checkout.field('Número de mesa')).not.toBeEditable()
  await expect(checkout.field('Teléfono')).toHaveValue('+5491130405060')
  await expect(checkout.field('Teléfono')).not.toBeEditable()
  const main = page.getByRole('main')
  await expect(main).toContainText('Fuego Lento Palermo')
  await expect(main).toContainText('Honduras 4890')
  await main.getByRole('button', { name: 'Ver Horarios' }).click()
  await expect(page.getByRole('dialog', { name: 'Informacion' })).toBeVisible()
  await page.keyboard.press('Escape')
  await checkout.payCash()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/order'))
  await checkout.place()
  expect((await sent).postDataJSON()).toMatchObject({
    campaignId: 'c-77',
    source: 'qr',
    tableUid: '9',
    phone: '+5491130405060',
  })
  await followUp.arrive()
  await expect(page).toHaveURL(/campaignId=c-77/)
})

/** spec('000 §8.19') spec('001 §8.15') */
test('pictures that cannot be had leave their place empty', async ({ page, quiet }) => {
  quiet.expectFailures(/\/files\//)
  await page.route('**/files/**', (route) => route.abort())
  await page.goto(`/menu/${shops.palermo}/take-away`)
  const pictures = page.getByRole('main').locator('img')
  await expect(pictures.first()).toHaveAttribute('src', /^data:image\/gif/)
  expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})
