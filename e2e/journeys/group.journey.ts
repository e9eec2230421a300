import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { cartOf } from '../diner/cart.ts'
import { menuOf } from '../diner/menu.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/** spec('decisions beyond-the-documents.35') */
test('two people put their plates together by a link, one orders, and each knows what to put in', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  openBrowser,
}) => {
  test.setTimeout(90_000)
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  await menu.seeOrder()
  await page.getByRole('button', { name: 'Pedir en grupo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir en grupo' })
  await backCloses(dialog)
  await page.getByRole('button', { name: 'Pedir en grupo' }).click()
  await dialog.getByRole('button', { name: 'Abrir el grupo' }).click()
  await expect(dialog.getByText('Escribe tu nombre.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
  await dialog.getByRole('radio', { name: 'Cada uno lo suyo, en efectivo' }).check()
  await dialog.getByRole('button', { name: 'Abrir el grupo' }).click()
  const people = page.getByRole('main').getByRole('list').first()
  await expect(people).toContainText('Puré de calabaza asada')
  await expectAccessible(page, 'group')

  const guest = await openBrowser()
  await guest.page.goto(page.url())
  await guest.page.getByRole('textbox', { name: 'Tu nombre' }).fill('Leo')
  await guest.page.getByRole('button', { name: 'Elegir mis platos' }).click()
  const theirs = menuOf(guest.page)
  await theirs.add('Vegetales grillados')
  await theirs.seeOrder()
  await guest.page.getByRole('button', { name: 'Sumar al grupo de Ana' }).click()
  await expect(guest.page.getByText('Sumamos tus platos al grupo.')).toBeVisible()

  // The host's page hears of it by itself.
  await expect(people).toContainText('Vegetales grillados')
  await page.getByRole('button', { name: 'Cerrar y hacer el pedido' }).click()
  await backCloses(page.getByRole('alertdialog'))
  await page.getByRole('button', { name: 'Cerrar y hacer el pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Hacer el pedido' }).click()
  await expect(cartOf(page).line('Vegetales grillados')).toContainText('Para Leo')
  await cart.goOn()
  await checkout.fillIn({ name: 'Ana Grupo', phone: '11 5555-0133' })
  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()
  const shares = page.getByRole('region', { name: 'Cuánto pone cada uno' })
  await expect(shares.getByRole('listitem')).toHaveCount(2)
  await expect(shares).toContainText(/Ana.*Leo/s)
  await expect(guest.page.getByText('Ana está haciendo el pedido.')).toBeVisible()
})
