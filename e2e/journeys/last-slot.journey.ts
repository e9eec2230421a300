import type { Page } from '@playwright/test'
import { cartOf } from '../diner/cart.ts'
import { checkoutOf } from '../diner/checkout.ts'
import { followUpOf } from '../diner/follow-up.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

test.use({ worldName: 'importedTenant' })

/** Fills a checkout for the last slot on offer; a slot of this contact takes one order. */
async function wantLastSlot(page: Page): Promise<void> {
  await page.goto(`/menu/${shops.puntaGorda}/take-away`)
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  const menu = menuOf(page)
  await menu.add('Fainá del medio')
  await menu.seeOrder()
  await cartOf(page).goOn()
  const checkout = checkoutOf(page)
  await checkout.schedule()
  await checkout.fillIn({ name: 'Mismo Horario', phone: '99 123 458' })
  await checkout.payCash()
}

/** spec('000 §4.27') */
test('the last place of a slot is given once: who comes second is moved to the first that is free, and told so', async ({
  page,
  openBrowser,
  quiet,
}) => {
  quiet.expectStatus(422)
  const other = await openBrowser({ viewport: { width: 390, height: 844 } })
  await wantLastSlot(page)
  await wantLastSlot(other.page)
  await checkoutOf(other.page).place()
  await followUpOf(other.page).arrive()

  const [day, hour] = ['Dia', 'Hora'].map((name) => page.getByRole('combobox', { name, exact: true }))
  const slot = async () => `${await day?.inputValue()} ${await hour?.inputValue()}`
  const taken = await slot()
  await checkoutOf(page).place()
  const dialog = page.getByRole('dialog', { name: 'Tu pedido cambió' })
  await expect(dialog).toContainText('El horario elegido ya no tiene lugar')
  await expect(dialog).toContainText(
    /Movimos tu pedido del .* a las \d\d:\d\d al primer horario libre: .* a las \d\d:\d\d\./,
  )
  await dialog.getByRole('button', { name: 'Actualizar pedido' }).click()
  await expect(dialog).toBeHidden()
  expect(await slot()).not.toBe(taken)
  const moved = (await hour?.inputValue()) ?? ''
  await checkoutOf(page).place()
  await followUpOf(page).arrive()
  await followUpOf(page).says(new RegExp(`Programado para el .*${moved}`))
})
