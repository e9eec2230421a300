import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

test.use({ worldName: 'twoProcesses' })

/**
 * spec('000 §2.69') spec('000 §2.71') spec('001 §2.8')
 * spec('decisions enumerations.10')
 */
test('diners order from their table; they and the staff are served by two processes on one PostgreSQL', async ({
  world,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  expect(world.dinerUrl).not.toBe(world.staffUrl)
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()

  await menu.choose(shops.palermo, 'En el local')
  const lunch = await menu.openPlate('Menú ejecutivo de parrilla')
  await lunch.choose('Punto de cocción', 'Cocido')
  await lunch.choose('Elige tu guarnición', 'Vegetales grillados')
  await lunch.choose('Elige la bebida', 'Limonada con menta')
  await lunch.oneMore('Menú ejecutivo de parrilla')
  await lunch.add()
  const dessert = await menu.openPlate('Flan casero')
  await dessert.tick('¿Con qué lo acompañás?', 'Dulce de leche')
  await dessert.add()

  await menu.seeOrder()
  await cart.hasQuantity('Menú ejecutivo de parrilla', 2)
  await cart.oneMore('Flan casero')
  await cart.goOn()

  await checkout.fillIn({ table: '12', phone: '11 3456-7890' })
  await expect(checkout.field('Nombre')).toBeHidden()
  await expect(checkout.entry('Servicio de mesa')).toBeVisible()
  await checkout.payCash()
  await checkout.place()

  const order = await followUp.arrive()
  await followUp.remember()
  await followUp.says('Mesa 12')
  await staff.sees(order, 'Nuevos')
  await expect(staff.card(order)).toContainText('Mesa 12')
  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido y lo está preparando.')
  await staff.ready(order)
  await followUp.says('Tu pedido está listo y va hacia tu mesa.')
  await followUp.wasNotReloaded()
})
