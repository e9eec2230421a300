import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/**
 * spec('000 §2.71') spec('000 §2.72') spec('000 §7.40') spec('000 §9.16')
 * spec('decisions tenants-are-files.5')
 */
test('a shop in Chile: amounts without decimals from the menu to the kitchen', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  await menu.choose(shops.providencia, 'Take away')
  await menu.add('Empanada de pino')
  await expect(page.getByRole('main')).not.toContainText(/\d,\d\d/)
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Ignacia Rojas', phone: '9 8765 4321' })
  await expect(page.getByRole('combobox', { name: 'País del teléfono' })).toHaveValue('CL')
  await checkout.field('RUT').fill('12.345.678')
  await expect(checkout.field('RUT')).toHaveAttribute('inputmode', 'text')
  await checkout.payCash()
  await expect(page.getByRole('main')).not.toContainText(/\d,\d\d/)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/order'))
  await checkout.place()
  expect((await sent).postDataJSON()).toMatchObject({ document: '12345678' })
  const order = await followUp.arrive()
  await expect(page.getByRole('main')).not.toContainText(/\d,\d\d/)

  await staff.open(shops.providencia, staffOf.caleta)
  await staff.sees(order, 'Nuevos')
  await expect(staff.card(order)).not.toContainText(/\d,\d\d/)
})
