import { declineReward } from '../diner/reward.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

test.beforeEach(({ page }) => declineReward(page))

/**
 * spec('000 §2.71') spec('000 §2.74') spec('000 §4.35') spec('000 §5.1')
 * spec('000 §5.6') spec('000 §5.7') spec('000 §5.10') spec('000 §7.41')
 * spec('decisions enumerations.6') spec('decisions tenants-are-files.5')
 */
test('a shop that confirms by message: e-mail and between-streets are asked for, and the order travels as a text', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  // The messaging service is not of this house: what it is sent is what counts.
  await page
    .context()
    .route('https://wa.me/**', (route) => route.fulfill({ body: 'sent', contentType: 'text/plain' }))
  await staff.open(shops.caballito, staffOf.ombu)
  await staff.isLive()

  await menu.choose(shops.caballito, 'Delivery')
  await menu.add('Tabla Fuego Lento', { Opciones: 'Para dos' })
  await menu.seeOrder()
  await cart.goOn()

  await checkout.fillIn({ name: 'Ester Paz', phone: '11 7890-1234' })
  await checkout.remark({ details: 'Timbre 2' })
  await checkout.place()
  // The last message that applies is the one that is shown: 000 §5.
  await checkout.says('Debe ingresar entrecalles para poder realizar el pedido.')
  await checkout.deliverTo('Pedro Goyena 1500', { betweenStreets: 'Puan y Miró' })
  // The sum to pay is known with the zone.
  await checkout.payCash()
  await checkout.place()
  await checkout.says('Debe ingresar su email para poder realizar el pedido')
  await checkout.fillIn({ email: 'ester@' })
  await checkout.place()
  await checkout.says('Ingrese un email valido')
  await checkout.fillIn({ email: 'ester@correo.test' })
  const message = page.waitForEvent('popup')
  await checkout.place()
  await expect(await message).toHaveURL(/wa\.me/)

  const order = await followUp.arrive()
  await followUp.remember()
  await followUp.says('Falta que el local confirme tu pedido')
  const link = page.getByRole('link', { name: 'Enviar por WhatsApp' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.href).toContain('5491144440202')
  const text = address.searchParams.get('text') ?? ''
  for (const part of [
    `Pedido ${order.code}`,
    'Ester Paz',
    'Pedro Goyena 1500',
    'Puan y Miró',
    'Timbre 2',
    'Tabla Fuego Lento',
    'Total',
    `/order/${order.code}`,
  ]) {
    expect(text).toContain(part)
  }

  await staff.sees(order, 'Nuevos')
  await expect(staff.card(order)).toContainText('Sin confirmar')
  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido y lo está preparando.')
  await expect(page.getByText('Falta que el local confirme tu pedido')).toBeHidden()
  await followUp.wasNotReloaded()
})

/** spec('001 §2.23') */
test('an order by message that is paid with a card comes paid, and unconfirmed until the shop takes it', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
  staff,
}) => {
  await page
    .context()
    .route('https://wa.me/**', (route) => route.fulfill({ body: 'sent', contentType: 'text/plain' }))
  await staff.open(shops.caballito, staffOf.ombu)
  await staff.isLive()
  await atCheckout({
    shop: shops.caballito,
    mode: 'Delivery',
    plates: ['Provoleta a la chapa', 'Chorizo criollo'],
    name: 'Ester Paz',
    phone: '11 7890-1235',
    email: 'ester@correo.test',
    payBy: 'Tarjeta de crédito o débito',
  })
  await checkout.deliverTo('Pedro Goyena 1500', { betweenStreets: 'Puan y Miró' })
  await card.fillIn({ name: 'FUND' })
  await checkout.place()
  await card.confirm()
  const order = await followUp.arrive()
  await followUp.says('El pago no pudo ser procesado.')
  await staff.hasNot(order)

  await card.openAtOrder()
  await card.fillIn()
  await card.payAtOrder()
  await followUp.says('Pagado')
  await followUp.says('Falta que el local confirme tu pedido')
  const link = page.getByRole('link', { name: 'Enviar por WhatsApp' })
  await expect(link).toHaveAttribute('href', new RegExp(order.code))
  await staff.sees(order, 'Nuevos')
  await expect(staff.card(order)).toContainText('Sin confirmar')
  await expect(staff.card(order)).toContainText('· Pagado')
  await staff.accept(order)
  await expect(page.getByText('Falta que el local confirme tu pedido')).toBeHidden()
})
