import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

const DINER = {
  name: 'Paula Ferro',
  phone: '11 5678-9012',
  email: 'paula@correo.test',
  payBy: 'Billetera virtual',
}

/** spec('000 §4.34') spec('001 §2.14') spec('001 §4.3') */
test('a diner pays on the page of the bank and comes back to a paid order', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()
  await atCheckout(DINER)
  await checkout.place()
  await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible()
  await expectAccessible(page, 'the page of the bank')
  await card.atBank(/^Pagar/)

  const order = await followUp.arrive()
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()
  await followUp.says('Pagado')
  await expect(page).not.toHaveURL(/token_ws/)
  await staff.sees(order, 'Nuevos')
})

test('a diner who leaves the bank pays later, from the order', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()
  await atCheckout(DINER)
  await checkout.place()
  await card.atBank(/^Cancelar/)
  const order = await followUp.arrive()
  await followUp.says('El pago no pudo ser procesado.')
  await expectAccessible(page, 'an order whose page was left')
  await staff.hasNot(order)

  await page.getByRole('button', { name: 'Ir a pagar' }).click()
  await card.atBank(/^Pagar/)
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()
  await followUp.says('Pagado')
  await staff.sees(order, 'Nuevos')
})

test('the back button leads from the bank to an order that can be paid, and a way back is asked for until it is answered', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
  quiet,
}) => {
  quiet.expectFailures(/\/api\/callback\//)
  quiet.expectStatus(404)
  await atCheckout(DINER)
  await checkout.place()
  await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible()
  await page.goBack()
  await followUp.arrive()
  await followUp.says('Falta pagar tu pedido')

  await page.route('**/api/callback/**', (route) => route.abort())
  await page.goto(`${new URL(page.url()).pathname}?token_ws=de-nadie`)
  await followUp.says('Puede que ya esté hecho, así que no vuelvas a pagar.')
  await expect(page).toHaveURL(/token_ws=de-nadie/)
  await expect(page.getByRole('button', { name: 'Ir a pagar' })).toBeHidden()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Consultar otra vez' }).click()
  await expect(page).not.toHaveURL(/token_ws/)

  await page.getByRole('button', { name: 'Ir a pagar' }).click()
  await card.atBank(/^Pagar/)
  await followUp.says('Pagado')
})

/** spec('001 §2.22') */
test('an order whose time to pay is over says so, and is made anew', async ({
  page,
  atCheckout,
  cart,
  checkout,
  followUp,
}) => {
  await page.clock.install()
  await atCheckout(DINER)
  await checkout.place()
  await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible()
  await page.goBack()
  await followUp.arrive()
  await followUp.says('Te quedan')
  // A clock that jumps ends the wait of a channel that is still being opened, and the browser warns
  // of it.
  await followUp.isLive()
  await page.clock.fastForward('16:00')
  await followUp.says('Tiempo de pago vencido, vuelva a generar el pedido')
  await expect(page.getByRole('button', { name: 'Ir a pagar' })).toBeHidden()
  await page.getByRole('button', { name: 'Hacer el pedido de nuevo' }).click()
  await expect(page).toHaveURL(/\/preview/)
  await expect(cart.continueLink).toBeVisible()
})

/** spec('000 §8.7') */
test('a page to pay at that cannot be made leaves an order that can be paid', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(503)
  await page.route('**/api/paymenturl', (route) => route.fulfill({ status: 503, body: '' }))
  await atCheckout(DINER)
  await checkout.place()
  await followUp.says('Error generando link de pago, inténtelo nuevamente más tarde.')
  await followUp.arrive()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Ir a pagar' }).click()
  await card.atBank(/^Pagar/)
  await followUp.says('Pagado')
})
