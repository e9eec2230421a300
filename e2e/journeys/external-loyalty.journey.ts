import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { cartOf } from '../diner/cart.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

const TRANSFER = 'Transferencia al recibir'
const BENEFIT = 'Socios: 20 % menos por ser de los primeros'

/** Comes by the link of a loyalty partner, and puts a plate into the cart. */
async function comeAs(page: Page, externalUserId: string, userToken: string): Promise<void> {
  const user = new URLSearchParams({ partner: 'sandbox', externalUserId, userToken })
  await page.goto(`/menu/${shops.palermo}/take-away?${user.toString()}&acquisitionChannel=club`)
  const menu = menuOf(page)
  await menu.add('Volcán de chocolate')
  // The link's user is taken out of the address, and of every address after it.
  await expect(page).not.toHaveURL(/externalUserId|userToken|prueba/)
  await menu.seeOrder()
  await expect(page).toHaveURL(/preview\?acquisitionChannel=club$/)
}

/** spec('000 §3.25') spec('000 §4.39') spec('000 §4.40') */
test('a user of a loyalty partner orders with the benefit, and the token stays in the tab', async ({
  page,
  diner,
  checkout,
  followUp,
}) => {
  await comeAs(page, 'oro', 'prueba')
  const benefit = page.getByRole('region', { name: 'Tu beneficio' })
  await expect(benefit).toContainText(`${BENEFIT}Nivel Oro · Club Ombú`)
  await cartOf(page).goOn()
  await expect(benefit).toBeVisible()
  await expect(checkout.entry(BENEFIT)).toBeVisible()
  await checkout.fillIn({ name: 'Olga Oro', phone: diner.newPhone() })
  await checkout.payBy(TRANSFER)
  await expectAccessible(page, 'a checkout with an external benefit')
  await page.reload()
  await expect(checkout.entry(BENEFIT)).toBeVisible()

  const sent = page.waitForRequest((request) => request.url().endsWith('/api/order'))
  await checkout.place()
  const body = (await sent).postData() ?? ''
  expect(JSON.parse(body)).toMatchObject({
    userExternalReference: 'oro',
    partnerName: 'sandbox',
    acquisitionChannel: 'club',
  })
  expect(body).not.toContain('prueba')
  await followUp.arrive()
  await expect(page.getByText(BENEFIT)).toBeVisible()
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage }) + document.cookie + location.href,
  )
  expect(kept).not.toContain('prueba')
})

test('a benefit that cannot be confirmed refuses the order, which is updated and placed', async ({
  page,
  diner,
  checkout,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(422)
  await comeAs(page, 'plata', 'prueba')
  await cartOf(page).goOn()
  await checkout.fillIn({ name: 'Pablo Plata', phone: diner.newPhone() })
  await checkout.payBy(TRANSFER)
  await expect(checkout.entry('Socios: 10 % menos')).toBeVisible()
  // The token is lost on its way, once.
  await page.route(
    '**/api/order',
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer lost' } }),
    { times: 1 },
  )
  await checkout.place()
  const dialog = page.getByRole('dialog', { name: 'Tu pedido cambió' })
  await expect(dialog).toContainText('No pudimos confirmar tu beneficio.')
  await dialog.getByRole('button', { name: 'Actualizar pedido' }).click()
  await expect(dialog).toBeHidden()
  await checkout.place()
  await followUp.arrive()
})

test('a token that the partner refuses is an order without a benefit, and not a word of it', async ({
  page,
  diner,
  checkout,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(401)
  const refused = page.waitForResponse(/\/api\/external-benefits\/sandbox/)
  await comeAs(page, 'oro', 'vencido')
  expect((await refused).status()).toBe(401)
  await cartOf(page).goOn()
  await expect(page.getByRole('region', { name: 'Tu beneficio' })).toBeHidden()
  await checkout.fillIn({ name: 'Nadia', phone: diner.newPhone() })
  await checkout.payBy(TRANSFER)
  await checkout.place()
  await followUp.arrive()
  await expect(page.getByText(/^Socios/)).toBeHidden()
})
