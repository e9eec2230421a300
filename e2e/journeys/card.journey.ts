import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

const DINER = {
  name: 'Ramiro Sosa',
  phone: '11 4567-8901',
  email: 'ramiro@correo.test',
  payBy: 'Tarjeta de crédito o débito',
}

/** spec('000 §4.36') spec('000 §9.26') spec('decisions the-server-is-the-authority.6') */
test('a diner pays with a card, only then the board has the order, and what the shop cancels is given back', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
  staff,
}) => {
  // A cashier gives back nothing that was paid online.
  await staff.open(shops.palermo, staffOf.ombu)
  await staff.isLive()
  await atCheckout(DINER)
  await card.fillIn()
  await expectAccessible(page, 'checkout with a card')
  await checkout.place()
  await backCloses(page.getByRole('alertdialog'))
  await expect(checkout.placeButton).toBeVisible()
  await checkout.place()
  await card.confirm()
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()

  const order = await followUp.arrive()
  await followUp.says('Pagado')
  await expect(page.getByText('Falta pagar tu pedido')).toBeHidden()
  await staff.sees(order, 'Nuevos')
  await expect(staff.card(order)).toContainText('Tarjeta de crédito o débito · Pagado')

  await staff.cancel(order, { words: 'Nos quedamos sin papas' })
  await followUp.says('Te devolvimos el pago')
  await staff.goTo('Finalizados')
  const row = staff.page.getByRole('link', { name: new RegExp(`^#${order.number}`) })
  await expect(row).toContainText('Pago devuelto')
})

/**
 * spec('000 §2.78') spec('000 §2.79') spec('000 §3.26') spec('000 §3.27')
 * spec('000 §5.12')
 */
test('missing card data is told at its fields, and nothing is ordered', async ({
  page,
  atCheckout,
  checkout,
  card,
}) => {
  await atCheckout(DINER)
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

/**
 * spec('000 §8.11') spec('001 §2.12') spec('001 §2.21') spec('001 §5.4')
 * spec('001 §8.2') spec('001 §8.3')
 */
test('a declined card leaves an order that waits, and another card pays it', async ({
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

test('a bank that takes its time is waited for', async ({ page, atCheckout, checkout, card, followUp }) => {
  await atCheckout(DINER)
  await card.fillIn({ name: 'CONT' })
  await checkout.place()
  await card.confirm()
  await followUp.arrive()
  await followUp.says('Estamos procesando tu pago')
  await expect(page.getByRole('button', { name: 'Pagar con tarjeta' })).toBeHidden()
})

/** spec('000 §2.101') spec('000 §4.38') spec('000 §8.10') spec('001 §4.3') */
test('a reload between the order and its payment loses nothing', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
}) => {
  await atCheckout(DINER)
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
  await card.isLoaded()
  await expectAccessible(page, 'the dialog of a card')
  await card.fillIn()
  await card.payAtOrder()
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()
  await followUp.says('Pagado')
})

/** spec('000 §4.23') spec('000 §7.43') */
test('fields that cannot be loaded say so, and come at the second try', async ({
  page,
  atCheckout,
  card,
  quiet,
}) => {
  quiet.expectFailures(/fields\.js/)
  await page.route('**/sandbox-pay/fields.js*', (route) => route.abort())
  await atCheckout(DINER)
  await expect(page.getByText(/No pudimos cargar los campos de tu tarjeta/)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await card.isLoaded()
  await expect(card.number).toBeVisible()
})
