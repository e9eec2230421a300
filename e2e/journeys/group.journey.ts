import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { accountOf } from '../diner/account.ts'
import { cartOf } from '../diner/cart.ts'
import { menuOf } from '../diner/menu.ts'
import { DESK, expect, test } from '../journey.ts'
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
  const name = guest.page.getByRole('textbox', { name: 'Tu nombre' })
  await name.fill('ana')
  await guest.page.getByRole('button', { name: 'Elegir mis platos' }).click()
  await expect(name).toHaveAccessibleDescription(/Ya hay alguien con ese nombre en el grupo/)
  await name.fill('Leo')
  await guest.page.getByRole('button', { name: 'Elegir mis platos' }).click()
  const theirs = menuOf(guest.page)
  await theirs.add('Vegetales grillados')
  await theirs.seeOrder()
  await guest.page.getByRole('button', { name: 'Sumar al grupo de Ana' }).click()
  await expect(guest.page.getByText('Sumamos tus platos al grupo.')).toBeVisible()

  // Lines that the guest brings later join the order.
  await guest.page.getByRole('link', { name: 'Agregar más platos' }).click()
  await theirs.add('Alfajor de maicena')
  await theirs.seeOrder()
  await guest.page.getByRole('button', { name: 'Sumar al grupo de Ana' }).click()
  const own = guest.page.getByRole('region', { name: 'Leo' })
  await expect(own).toContainText(/Vegetales grillados.*Alfajor de maicena/s)
  await own.getByRole('button', { name: 'Quitar Alfajor de maicena' }).click()
  await expect(own).not.toContainText('Alfajor de maicena')
  await expectAccessible(guest.page, 'group, own part')

  // The host's page hears of it by itself.
  await expect(people).toContainText('Vegetales grillados')
  await page.getByRole('button', { name: 'Cerrar y hacer el pedido' }).click()
  await backCloses(page.getByRole('alertdialog'))
  await page.getByRole('button', { name: 'Cerrar y hacer el pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar' }).click()
  await expect(guest.page.getByText('Ana está haciendo el pedido.')).toBeVisible()
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
  await expect(guest.page.getByText('Ana hizo el pedido.')).toBeVisible({ timeout: 20_000 })

  await accountOf(page).open()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('mostrador.group')
})

/** spec('decisions beyond-the-documents.35') */
test('on a desk the group is beside the menu, says its mode, and its end', async ({
  page,
  menu,
  openBrowser,
}) => {
  await page.setViewportSize(DESK)
  const beside = page.getByRole('complementary', { name: 'Mi pedido' })
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  await beside.getByRole('button', { name: 'Pedir en grupo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir en grupo' })
  await dialog.getByRole('textbox', { name: 'Tu nombre' }).fill('Ana')
  await dialog.getByRole('button', { name: 'Abrir el grupo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido en grupo' })).toBeVisible()

  const guest = await openBrowser({ viewport: DESK })
  await guest.page.goto(page.url())
  await guest.page.getByRole('textbox', { name: 'Tu nombre' }).fill('Leo')
  await guest.page.getByRole('button', { name: 'Elegir mis platos' }).click()
  await menuOf(guest.page).add('Vegetales grillados')
  const theirs = guest.page.getByRole('complementary', { name: 'Mi pedido' })
  await theirs.getByRole('button', { name: 'Sumar al grupo de Ana' }).click()
  await expect(guest.page.getByText('Sumamos tus platos al grupo.')).toBeVisible()
  await menuOf(guest.page).choose(shops.palermo, 'En el local')
  await expect(theirs).toContainText('El grupo de Ana pide con Retiro en el local.')
  await expectAccessible(guest.page, 'group of another mode')

  await page.getByRole('button', { name: 'Cancelar el grupo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar el grupo' }).click()
  await expect(page.getByText('Cancelaste el grupo.')).toBeVisible()
  await expect(theirs).toContainText('Ana canceló el grupo.')
  await theirs.getByRole('link', { name: 'Ver el grupo' }).click()
  await guest.page.getByRole('button', { name: 'Llevar mis platos a mi pedido' }).click()
  await expect(cartOf(guest.page).line('Vegetales grillados')).toBeVisible()
})
