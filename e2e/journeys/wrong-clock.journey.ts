import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The days on offer, as they are read. */
const dayNames = (page: Page) =>
  page.getByRole('combobox', { name: 'Dia', exact: true }).getByRole('option').allTextContents()

for (const [what, days] of [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const) {
  test(`a clock that is ${what} changes neither the hours nor the order: the server's decides`, async ({
    page,
    menu,
    cart,
    checkout,
    followUp,
  }) => {
    await page.clock.setSystemTime(Date.now() + days * DAY_MS)
    await menu.choose(shops.palermo, 'Retiro en el local')
    await expect(page.getByText('Abierto', { exact: true })).toBeVisible()
    await menu.add('Puré de calabaza asada')
    await page.reload()
    await menu.seeOrder()
    await cart.goOn()
    await page.getByRole('radio', { name: 'Programado' }).check()
    const names = await dayNames(page)
    // Late in the evening nothing is left of today, which is then not offered.
    expect(names.slice(0, 2).some((name) => name === 'Mañana')).toBe(true)
    expect(names.filter((name) => name === 'Hoy').length).toBeLessThanOrEqual(1)
    const { hour } = await checkout.schedule()
    await checkout.fillIn({ name: 'Otra Hora', phone: '11 5555-0104' })
    await checkout.payCash()
    await checkout.place()
    await followUp.arrive()
    await followUp.says(new RegExp(`Programado para el .*${hour}`))
  })
}

/** spec('decisions constants.7') */
test('a clock that was a day ahead and is set right keeps the cart', async ({ page, menu, cart }) => {
  await page.clock.setSystemTime(Date.now() + DAY_MS)
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  await page.clock.setSystemTime(Date.now())
  await page.goto(`/menu/${shops.palermo}/preview`)
  await cart.hasQuantity('Puré de calabaza asada', 1)
})
