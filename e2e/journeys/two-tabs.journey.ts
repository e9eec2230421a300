import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { followUpOf } from '../diner/follow-up.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/** spec('000 §4.4') */
test('two tabs of one browser fill one cart, and an order in one of them empties it in both', async ({
  context,
  page,
}) => {
  const other = await context.newPage()
  const menus = [menuOf(page), menuOf(other)] as const
  await menus[0].choose(shops.palermo, 'Retiro en el local')
  await menus[1].choose(shops.palermo, 'Retiro en el local')
  await menus[0].add('Puré de calabaza asada')
  await expect(other.getByRole('link', { name: 'Ver mi pedido' })).toBeVisible()
  await menus[1].add('Vegetales grillados')
  await menus[0].add('Vegetales grillados')

  const carts = [cartOf(page), cartOf(other)] as const
  await menus[0].seeOrder()
  await menus[1].seeOrder()
  for (const cart of carts) {
    await cart.hasQuantity('Puré de calabaza asada', 1)
    await cart.hasQuantity('Vegetales grillados', 2)
  }
  await carts[1].oneMore('Puré de calabaza asada')
  await carts[0].hasQuantity('Puré de calabaza asada', 2)
  await carts[0].remove('Vegetales grillados')
  await expect(carts[1].line('Vegetales grillados')).toBeHidden()

  const checkout = checkoutOf(page)
  await carts[0].goOn()
  await checkout.fillIn({ name: 'Dos Pestañas', phone: '11 5555-0102' })
  await checkout.payCash()
  await checkout.place()
  await followUpOf(page).arrive()
  await expect(other.getByText('Tu pedido está vacío')).toBeVisible()
})
