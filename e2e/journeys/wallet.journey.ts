import { expectAccessible } from '../accessible.ts'
import type { Cart } from '../diner/cart.ts'
import type { Checkout } from '../diner/checkout.ts'
import type { Menu } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

type Screens = { readonly menu: Menu; readonly cart: Cart; readonly checkout: Checkout }

/** Orders something plain that is paid on the bank's own page. */
async function ordersByWallet({ menu, cart, checkout }: Screens): Promise<void> {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Papas a la provenzal')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Paula Ferro', phone: '11 5678-9012', email: 'paula@correo.test' })
  await checkout.payBy('Billetera virtual')
  await checkout.place()
}

test('a diner pays on the page of the bank and comes back to a paid order', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  followUp,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()
  await ordersByWallet({ menu, cart, checkout })
  await card.atBank(/^Pagar/)

  const order = await followUp.arrive()
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()
  await followUp.says('Pagado')
  await expect(page).not.toHaveURL(/token_ws/)
  await staff.sees(order, 'Nuevos')
})

test('a diner who leaves the bank pays later, from the order', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  followUp,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()
  await ordersByWallet({ menu, cart, checkout })
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

test('the back button leads from the bank to an order that can be paid', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  followUp,
}) => {
  await ordersByWallet({ menu, cart, checkout })
  await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible()
  await page.goBack()
  await followUp.arrive()
  await followUp.says('Falta pagar tu pedido')
  await page.getByRole('button', { name: 'Ir a pagar' }).click()
  await card.atBank(/^Pagar/)
  await followUp.says('Pagado')
})

test('an order whose time to pay is over says so', async ({ page, menu, cart, checkout, followUp }) => {
  await page.clock.install()
  await ordersByWallet({ menu, cart, checkout })
  await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible()
  await page.goBack()
  await followUp.arrive()
  await followUp.says('Te quedan')
  await page.clock.fastForward('16:00')
  await followUp.says('Tiempo de pago vencido, vuelva a generar el pedido')
  await expect(page.getByRole('button', { name: 'Ir a pagar' })).toBeHidden()
})

test('a page to pay at that cannot be made leaves an order that can be paid', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(503)
  await page.route('**/api/paymenturl', (route) => route.fulfill({ status: 503, body: '' }))
  await ordersByWallet({ menu, cart, checkout })
  await followUp.says('Error generando link de pago, inténtelo nuevamente más tarde.')
  await followUp.arrive()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Ir a pagar' }).click()
  await card.atBank(/^Pagar/)
  await followUp.says('Pagado')
})
