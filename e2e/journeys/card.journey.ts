import { expectAccessible } from '../accessible.ts'
import type { Cart } from '../diner/cart.ts'
import type { Checkout } from '../diner/checkout.ts'
import type { Menu } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

const CARD = 'Tarjeta de crédito o débito'
const DINER = { name: 'Ramiro Sosa', phone: '11 4567-8901', email: 'ramiro@correo.test' }

type Screens = { readonly menu: Menu; readonly cart: Cart; readonly checkout: Checkout }

/** Comes to the checkout of a plain order that is to be paid with a card. */
async function wantsToPayByCard({ menu, cart, checkout }: Screens): Promise<void> {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Papas a la provenzal')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn(DINER)
  await checkout.payBy(CARD)
}

test('a diner pays with a card, and only then the board has the order', async ({
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
  await wantsToPayByCard({ menu, cart, checkout })
  await card.fillIn()
  await expectAccessible(page, 'checkout with a card')
  await checkout.place()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(checkout.placeButton).toBeVisible()
  await checkout.place()
  await card.confirm()
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()

  const order = await followUp.arrive()
  await followUp.says('Pagado')
  await expect(page.getByText('Falta pagar tu pedido')).toBeHidden()
  await staff.sees(order, 'Nuevos')
  await expect(staff.page.getByText(/· Pagado/).first()).toBeVisible()
})

test('what is missing of a card stands at its fields, and nothing is ordered', async ({
  page,
  menu,
  cart,
  checkout,
  card,
}) => {
  await wantsToPayByCard({ menu, cart, checkout })
  await card.isLoaded()
  await checkout.place()
  await checkout.says('Debe completar correctamente los campos de la tarjeta para continuar.')
  await expect(card.group.getByText('Este campo está incompleto')).toHaveCount(5)
  await expect(card.number).toBeFocused()

  await card.fillIn({ number: '4509953566233705', expiry: '13/30' })
  await expect(card.group.getByText('Revisa el número de la tarjeta.')).toBeVisible()
  await expect(card.group.getByText('Revisa la fecha de vencimiento.')).toBeVisible()
  await expect(card.group.getByText('Este campo está incompleto')).toBeHidden()
  await checkout.place()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL(/\/checkout/)
})

test('a declined card leaves an order that waits, and another card pays it', async ({
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
  await wantsToPayByCard({ menu, cart, checkout })
  await card.fillIn({ name: 'OTHE' })
  await checkout.place()
  await card.confirm()

  const order = await followUp.arrive()
  await followUp.says('El pago no pudo ser procesado.')
  await followUp.says('Te quedan')
  await staff.hasNot(order)
  await page.reload()
  await expectAccessible(page, 'an order that is to be paid')

  await card.openAtOrder()
  await card.isLoaded()
  await card.payAtOrder()
  await followUp.says('Debe completar correctamente los campos de su tarjeta')
  await card.fillIn({ name: 'OTHE' })
  await card.payAtOrder()
  await expect(page.getByRole('dialog').getByText('El pago no pudo ser procesado.')).toBeVisible()
  await card.name.fill('APRO')
  await card.payAtOrder()
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await followUp.says('Pagado')
  await staff.sees(order, 'Nuevos')
})

test('a bank that takes its time is waited for', async ({ page, menu, cart, checkout, card, followUp }) => {
  await wantsToPayByCard({ menu, cart, checkout })
  await card.fillIn({ name: 'CONT' })
  await checkout.place()
  await card.confirm()
  await followUp.arrive()
  await followUp.says('Estamos procesando tu pago')
  await expect(page.getByRole('button', { name: 'Pagar con tarjeta' })).toBeHidden()
})

test('a reload between the order and its payment loses nothing', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  followUp,
}) => {
  await wantsToPayByCard({ menu, cart, checkout })
  await card.fillIn()
  // The answer of the payment never comes: the page is closed before.
  await page.route('**/api/order/payment', async () => undefined)
  await checkout.place()
  const placed = page.waitForResponse((response) => response.url().endsWith('/api/order'))
  await card.confirm()
  const { code } = (await (await placed).json()) as { code: string }
  await page.goto(`/menu/${shops.palermo}/order/${code}`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await card.openAtOrder()
  await card.fillIn()
  await card.payAtOrder()
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()
  await followUp.says('Pagado')
})

test('fields that cannot be loaded say so, and come at the second try', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  quiet,
}) => {
  quiet.expectFailures(/fields\.js/)
  await page.route('**/sandbox-pay/fields.js*', (route) => route.abort())
  await wantsToPayByCard({ menu, cart, checkout })
  await expect(page.getByText(/No pudimos cargar los campos de tu tarjeta/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await card.isLoaded()
  await expect(card.number).toBeVisible()
})
