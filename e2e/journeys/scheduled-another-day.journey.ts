import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/** spec('000 §2.75') spec('000 §2.76') spec('000 §4.26') */
test('a shop that takes orders for now and for later: the diner goes back and forth, and orders for another day', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.isLive()
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Vegetales grillados')
  await menu.seeOrder()
  await cart.goOn()

  await expect(page.getByRole('radio', { name: 'En el momento' })).toBeChecked()
  await checkout.chooseTiming('Programado')
  await expect(page.getByRole('combobox', { name: 'Dia', exact: true })).toBeVisible()
  await checkout.chooseTiming('En el momento')
  await expect(page.getByRole('combobox', { name: 'Dia', exact: true })).toBeHidden()
  await checkout.chooseTiming('Programado')
  const { day, hour } = await checkout.schedule()
  const date = /\d\d\/\d\d/.exec(day)?.[0] ?? 'no date'

  await checkout.fillIn({ name: 'Para Otro Día', phone: '11 5555-0105' })
  await checkout.payCash()
  await checkout.place()
  const order = await followUp.arrive()
  await followUp.says(new RegExp(`Programado para el .*${date}.*${hour}`))
  await staff.sees(order, 'Nuevos')
  await expect(staff.card(order)).toContainText(date)
  await expect(staff.card(order)).toContainText(hour)
})

test('a mode for now alone has nothing to choose', async ({ page, menu, cart, checkout }) => {
  await menu.choose(shops.palermo, 'Autoservicio')
  await menu.add('Vegetales grillados')
  await menu.seeOrder()
  await cart.goOn()
  await expect(checkout.placeButton).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Programado' })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Dia', exact: true })).toBeHidden()
})
