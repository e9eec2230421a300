import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/** spec('000 §2.27') spec('000 §2.77') spec('000 §4.1') spec('000 §5.9') */
test('a diner orders at the counter: two for one, a line taken out and back, exact cash', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()

  await menu.choose(shops.palermo, 'Autoservicio')
  const choripan = await menu.openPlate('Choripán')
  await choripan.tick('Salsas para acompañar', 'Salsa criolla')
  await choripan.tick('Súmale algo', 'Huevo frito')
  await choripan.add()
  await menu.add('Cerveza rubia de la casa')
  await menu.add('Papas a la provenzal')

  await menu.seeOrder()
  await cart.oneMore('Cerveza rubia de la casa')
  await cart.hasQuantity('Cerveza rubia de la casa', 2)
  await expect(page.getByRole('term').filter({ hasText: '2x1 en rubia' })).toBeVisible()
  await cart.remove('Papas a la provenzal')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(cart.line('Papas a la provenzal')).toBeVisible()
  await cart.remove('Papas a la provenzal')
  await cart.goOn()

  await expect(checkout.entry('2x1 en rubia')).toBeVisible()
  await expect(checkout.entry('Descuento de mostrador')).toBeVisible()
  await checkout.fillIn({ name: 'Paula', phone: '11 5678-9012' })
  await checkout.payCash('1000')
  await checkout.place()
  await checkout.says('El monto con el cual abonará no puede ser menor al precio del pedido.')
  await checkout.payCash()
  await checkout.place()

  const order = await followUp.arrive()
  await followUp.remember()
  await staff.sees(order, 'Nuevos')
  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido y lo está preparando.')
  await staff.ready(order)
  await followUp.says('Tu pedido está listo. Retíralo en el mostrador.')
  await followUp.wasNotReloaded()
})
