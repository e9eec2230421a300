import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// It pauses what other journeys order, so it has a shop of its own, and ends the pause.
test.use({ worldName: 'ownDemo' })

/**
 * spec('decisions interruptions.1') spec('decisions interruptions.2')
 * spec('decisions interruptions.5') spec('decisions interruptions.7')
 */
test('delivery is paused for half an hour: an open menu says so, an order for after it is taken, and it goes on', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  await page.goto(`/menu/${shops.palermo}/delivery`)
  await menu.add('Morcilla criolla')
  await staff.open(shops.palermo, staffOf.ombu)
  await staff.page.getByRole('button', { name: 'Pausar', exact: true }).click()
  const sheet = staff.page.getByRole('dialog', { name: 'Pausas y demoras' })
  await sheet.getByRole('button', { name: 'Delivery', exact: true }).click()
  await expectAccessible(staff.page, 'pausing')
  await sheet.getByRole('button', { name: /^30 minutos/ }).click()
  const state = staff.page.getByRole('region', { name: 'Estado del local' })
  await expect(state).toContainText(/Delivery: en pausa · quedan (30|29) min/)

  const told = page.getByText(/^Esta modalidad está en pausa hasta .*\d\d:\d\d, programa tu pedido/)
  await expect(async () => {
    await menu.lookAgain()
    await expect(told.first()).toBeVisible({ timeout: 1000 })
  }).toPass()

  await menu.seeOrder()
  await cart.oneMore('Morcilla criolla')
  await cart.goOn()
  await expect(page.getByRole('heading', { name: 'Programa tu pedido' })).toBeVisible()
  await checkout.fillIn({ name: 'Pía Ausa', phone: '11 2345-6701' })
  await checkout.deliverTo('Gorriti 5123', { details: '4.º B', betweenStreets: 'Thames y Serrano' })
  await checkout.payCash('70000')
  await checkout.place()
  const order = await followUp.arrive()
  await followUp.says(/Programado para el/)
  await staff.sees(order, 'Nuevos')

  await staff.page.getByRole('button', { name: 'Pausas y demoras' }).click()
  await sheet.getByRole('button', { name: 'Terminar: Delivery' }).click()
  await sheet.getByRole('button', { name: 'Cerrar' }).click()
  await expect(state).not.toContainText('en pausa')
  await page.goto(`/menu/${shops.palermo}/delivery`)
  await expect(menu.plate('Morcilla criolla')).toBeVisible()
  await expect(told).toBeHidden()
})
