import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/**
 * spec('000 §2.6') spec('000 §2.59') spec('000 §2.62') spec('000 §2.69')
 * spec('000 §2.74') spec('000 §2.85') spec('000 §4.33') spec('000 §4.37')
 * spec('001 §2.2') spec('001 §2.7') spec('001 §2.8')
 * spec('decisions beyond-the-documents.1') spec('decisions beyond-the-documents.17')
 */
test('a diner gets dinner delivered: customises, changes quantities, pays in cash and follows it to the door', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()

  await menu.choose(shops.palermo, 'Delivery')
  const steak = await menu.openPlate('Bife de chorizo')
  await steak.choose('Opciones', 'Entero (400 g)')
  await steak.choose('Punto de cocción', 'Jugoso')
  await steak.choose('Elige tu guarnición', 'Batatas fritas')
  await steak.tick('Salsas para acompañar', 'Chimichurri')
  await steak.writeNotes('Bien sellado, por favor')
  await steak.add()
  await menu.add('Provoleta a la chapa')

  await menu.seeOrder()
  await cart.oneMore('Provoleta a la chapa')
  await cart.oneMore('Provoleta a la chapa')
  await cart.oneLess('Provoleta a la chapa')
  await cart.hasQuantity('Provoleta a la chapa', 2)
  await expect(cart.line('Bife de chorizo')).toContainText('Jugoso')
  await cart.goOn()

  await checkout.fillIn({ name: 'Julia Ferro', phone: '11 2345-6789' })
  await checkout.deliverTo('Gorriti 5123', { details: '4.º B', betweenStreets: 'Thames y Serrano' })
  await checkout.writeNotes('El timbre no anda')
  await checkout.payCash('70000')
  await checkout.place()

  const order = await followUp.arrive()
  await followUp.remember()
  await followUp.says('El local recibió tu pedido')

  await staff.sees(order, 'Nuevos')
  const detail = await staff.openOrder(order)
  for (const text of [
    'Julia Ferro',
    'Gorriti 5123',
    'Thames y Serrano',
    '4.º B',
    'El timbre no anda',
    'Jugoso',
    'Batatas fritas',
    'Chimichurri',
    'Bien sellado, por favor',
  ]) {
    await expect(detail.getByText(text).first()).toBeVisible()
  }
  await staff.closeOrder()

  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido y lo está preparando.')
  await expect(page.getByRole('link', { name: 'Seguir el envío' })).toBeVisible()
  await staff.ready(order)
  await followUp.says('Tu pedido está listo y sale hacia tu dirección.')
  await staff.deliver(order)
  await followUp.says('Tu pedido fue entregado. ¡Buen provecho!')
  await followUp.wasNotReloaded()
  await expect(page).toHaveURL(new RegExp(order.code))
})
