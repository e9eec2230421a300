import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/**
 * spec('000 §2.69') spec('000 §2.76') spec('000 §4.25')
 * spec('decisions tenants-are-files.5')
 */
test('a shop that only takes scheduled orders: the diner picks a day and an hour, and everybody sees it', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  await staff.open(shops.almagro, staffOf.ombu)
  await staff.isLive()

  await menu.choose(shops.almagro, 'Take away')
  await menu.add('Tiramisú')
  await menu.seeOrder()
  await cart.goOn()

  await expect(page.getByRole('heading', { name: 'Programa tu pedido' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'En el momento' })).toBeHidden()
  const { day, hour } = await checkout.schedule()
  await checkout.fillIn({ name: 'Marta Ruiz', phone: '11 6789-0123' })
  await checkout.payCash()
  await checkout.place()

  const order = await followUp.arrive()
  await followUp.says(new RegExp(`Programado para el .*${hour}`))
  await staff.sees(order, 'Nuevos')
  await expect(staff.card(order)).toContainText(hour)
  expect(day).not.toBe('')
})
