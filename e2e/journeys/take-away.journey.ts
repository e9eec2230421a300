import type { Menu } from '../diner/menu.ts'
import { readsOf, twiceIn } from '../diner/reads.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// The whole way as most see it, with all that moves.
test.use({ reducedMotion: 'no-preference' })

/** Takes a burger, of which something is forgotten first, and half a dozen. */
async function fillCart(menu: Menu): Promise<void> {
  const burger = await menu.openPlate('Hamburguesa fuego')
  await burger.choose('Opciones', 'Doble')
  await burger.addButton.click()
  await burger.says('Revise que haya agregado la cantidad correcta de guarniciones')
  await burger.choose('Punto de cocción', 'A punto')
  await burger.tick('Súmale algo', 'Palta')
  await burger.tick('Sácale algo', 'Sin cebolla')
  await burger.add()
  const dozen = await menu.openPlate('Media docena de empanadas')
  await dozen.take('Elige 6 empanadas', 'Humita', 4)
  await dozen.take('Elige 6 empanadas', 'Carne picante', 2)
  await dozen.add()
}

/**
 * spec('000 §2.3') spec('000 §2.4') spec('000 §2.5') spec('000 §2.27')
 * spec('000 §2.56') spec('000 §2.58') spec('000 §2.59') spec('000 §2.62')
 * spec('000 §2.65') spec('000 §2.67') spec('000 §4.7') spec('000 §5.37')
 */
test('a diner picks up lunch: an edited line, a recommendation, and cash with its discount', async ({
  menu,
  cart,
  checkout,
  followUp,
  staff,
  page,
}) => {
  await staff.open(shops.palermo, staffOf.ombu)
  await staff.isLive()

  const reads = readsOf(page)
  await menu.choose(shops.palermo, 'Retiro en el local')
  await fillCart(menu)
  await menu.seeOrder()
  const edited = await cart.edit('Hamburguesa fuego')
  await edited.choose('Opciones', 'Triple')
  await edited.add()
  await expect(cart.line('Hamburguesa fuego')).toContainText('Triple')
  await cart.addRecommended('Alfajor de maicena')
  await cart.oneMore('Alfajor de maicena')
  await cart.hasQuantity('Alfajor de maicena', 2)
  await cart.goOn()

  await checkout.fillIn({ name: 'Ramiro Sosa', phone: '11 4567-8901', email: 'ramiro@correo.test' })
  await checkout.payBy('Transferencia al recibir')
  await expect(checkout.entry('10% pagando en efectivo')).toBeHidden()
  await checkout.payCash()
  await expect(checkout.entry('10% pagando en efectivo')).toBeVisible()
  // From the menu to the order a page asks for each thing once.
  expect(reads).not.toEqual([])
  expect(twiceIn(reads)).toEqual([])
  await checkout.place()

  const order = await followUp.arrive()
  await followUp.remember()
  await staff.sees(order, 'Nuevos')
  await staff.accept(order)
  await followUp.says('El local aceptó tu pedido y lo está preparando.')
  await staff.ready(order)
  await followUp.says('Tu pedido está listo. ¡Ya puedes pasar a buscarlo!')
  await followUp.wasNotReloaded()
})
