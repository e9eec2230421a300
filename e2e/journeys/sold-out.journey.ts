import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { pageIsAlive } from '../page-scripts.ts'
import { shops, staffOf } from '../shops.ts'
import { staffConsole } from '../staff/staff-console.ts'
import { countTaps } from '../staff/taps.ts'

// The menu changes under everybody's feet here, so these journeys use plates that no other journey
// orders.
/**
 * spec('000 §8.32') spec('decisions wire-conventions.4')
 * spec('decisions beyond-the-documents.17')
 */
test('a plate sells out between cart and order: the dialog says it, one tap mends the cart, the order goes through', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
  quiet,
}) => {
  quiet.expectStatus(422)
  // News of a change is kept from this page: it learns of it by the refusal.
  await page.route('**/api/diner/menu/*/hash?*', (route) => route.fulfill({ json: { menuHashes: [] } }))
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Provoleta con tomates confitados')
  await menu.add('Ensalada de frutas')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Nora Díaz', phone: '11 4901-2345' })
  await checkout.payCash()

  await staff.open(shops.palermo, staffOf.palermo, 'menu')
  await staff.markSoldOut('Provoleta con tomates confitados')

  await checkout.place()
  const dialog = page.getByRole('dialog', { name: 'Tu pedido cambió' })
  await expect(dialog.getByRole('listitem')).toContainText(
    /Provoleta con tomates confitados.*Se agotó: lo quitamos de tu pedido/,
  )
  await dialog.getByRole('button', { name: 'Actualizar pedido' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).not.toContainText('Provoleta con tomates confitados')
  await checkout.payCash()
  await checkout.place()
  const order = await followUp.arrive()
  await expect(page.getByRole('main')).not.toContainText('Provoleta con tomates confitados')

  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.plate('Provoleta con tomates confitados')).toContainText('Agotado')
  await staff.offerAgain('Provoleta con tomates confitados')
  await page.reload()
  await expect(menu.plate('Provoleta con tomates confitados')).not.toContainText('Agotado')
  await staff.goTo('Pedidos')
  await staff.sees(order, 'Nuevos')
})

/** spec('decisions beyond-the-documents.5') */
test('a plate that sells out while the cart waits is marked there before the checkout', async ({
  menu,
  cart,
  staff,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Chinchulines crocantes')
  await menu.add('Morcilla criolla')
  await staff.open(shops.palermo, staffOf.palermo, 'menu')
  await staff.markSoldOut('Chinchulines crocantes')

  await menu.seeOrder()
  await expect(cart.changes).toContainText(/Chinchulines crocantes.*Se agotó/)
  await cart.acceptChanges()
  await expect(cart.line('Chinchulines crocantes')).toBeHidden()
  await expect(cart.line('Morcilla criolla')).toBeVisible()
  await expect(cart.continueLink).toBeVisible()
  await staff.offerAgain('Chinchulines crocantes')
})

/** spec('decisions beyond-the-documents.5') spec('000 §4.37') */
test('a plate that sells out while the checkout lies open is told before the order; the way back from that leads to it', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  staff,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Jugo de naranja exprimido')
  await menu.add('Vermú con soda')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Nora Díaz', phone: '11 4901-2346' })
  await checkout.payCash()
  await staff.open(shops.palermo, staffOf.palermo, 'menu')
  await staff.markSoldOut('Jugo de naranja exprimido')

  const update = page.getByRole('button', { name: /^Actualizar pedido/ })
  await expect(async () => {
    await menu.lookAgain()
    await expect(update.first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(checkout.placeButton).toBeHidden()
  await expect(page.getByRole('main')).toContainText(/Jugo de naranja exprimido.*Se agotó/)
  await update.first().click()
  await expect(page.getByRole('main')).not.toContainText('Jugo de naranja exprimido')
  await staff.offerAgain('Jugo de naranja exprimido')

  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()
  const order = page.url()
  await page.goBack()
  await expect(page).toHaveURL(order)
  await expect(page.getByRole('main')).toContainText('Vermú con soda')
})

const PHONE = { width: 390, height: 844 }

/** spec('decisions beyond-the-documents.5') */
test('a phone marks an ingredient until tomorrow in three taps: all that is made with it waits, cart and plate say so', async ({
  page,
  menu,
  cart,
  staff,
}) => {
  // This contact greets its guests with points, whenever it has a moment.
  const reward = page.getByRole('dialog', { name: /^Te regalamos/ })
  await page.addLocatorHandler(reward, () => reward.getByRole('button', { name: 'Cerrar' }).click())
  await page.goto(`/menu/${shops.caballito}/take-away`)
  await pageIsAlive(page)
  const burger = await menu.openPlate('Hamburguesa fuego')
  await burger.choose('Opciones', 'Simple')
  await burger.choose('Punto de cocción', 'A punto')
  await burger.tick('Súmale algo', 'Palta')
  await burger.add()

  await staff.page.setViewportSize(PHONE)
  await staff.open(shops.caballito, staffOf.ombu, 'menu')
  const taps = await countTaps(staff.page)
  await staff.page.getByRole('searchbox', { name: 'Buscar producto' }).click()
  await staff.page.keyboard.type('palta')
  await staff.page.getByRole('button', { name: 'Palta', exact: true }).click()
  const sheet = staff.page.getByRole('dialog', { name: 'Palta' })
  await expect(sheet).toContainText('2 platos y 1 agregado')
  await sheet.getByRole('button', { name: /^Hasta mañana/ }).click()
  await expect(staff.page.getByText('Palta quedó agotado. Vuelve')).toBeVisible()
  expect(await taps()).toBeLessThanOrEqual(3)
  const marked = staff.page.getByRole('switch', { name: 'Hamburguesa de lentejas: disponible' })
  await expect(marked).not.toBeChecked()

  await menu.seeOrder()
  await expect(cart.changes).toContainText(/Hamburguesa fuego.*Palta/)
  await page.goto(`/menu/${shops.caballito}/take-away`)
  const name = page.getByText('Hamburguesa de lentejas', { exact: true })
  const row = page.getByRole('listitem').filter({ has: name }).last()
  await expect(row).toContainText('Agotado')
  await expect(row).toContainText('Vuelve')
  const again = await menu.openPlate('Hamburguesa fuego')
  await expect(again.group('Súmale algo').getByRole('checkbox', { name: /^Palta/ })).toBeDisabled()

  await staff.page.getByRole('button', { name: /^Palta, agotado/ }).click()
  await sheet.getByRole('button', { name: 'Volver a vender' }).click()
  await expect(staff.page.getByText('Palta volvió al menú.')).toBeVisible()
  await expect(marked).toBeChecked()
})

// No other journey orders it or marks it.
const PLATE = 'Vaciopán'

/** spec('decisions tenant-history.7') spec('decisions tenant-history.8') */
test('a colleague’s mark is taken back in Actividad, and who marks takes back his own there', async ({
  page,
  menu,
  openBrowser,
  staff,
}) => {
  const desk = staffConsole(await openBrowser({ at: 'staff', viewport: PHONE }))
  const marked = `Marcó "${PLATE}" como agotado hasta`
  await staff.open(shops.palermo, staffOf.palermo, 'menu')
  await staff.markSoldOut(PLATE)
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.plate(PLATE)).toContainText('Agotado')

  await desk.open(shops.palermo, staffOf.ombu, 'activity')
  const told = desk.page.getByRole('article').filter({ hasText: marked }).first()
  await expect(told).toContainText('Bruno Cajero')
  await takeBack(desk.page, told)
  const sold = desk.page.getByRole('article').filter({ hasText: `Volvió a vender "${PLATE}" en` })
  await expect(sold.first()).toContainText('Delia Ombú')
  await page.reload()
  await expect(menu.plate(PLATE)).not.toContainText('Agotado')

  // It stands in the history of the plate too.
  await desk.page.goto(`/console/${shops.palermo}/activity?place=menus/carta/plates/vaciopan`)
  await expect(told).toContainText('Deshecho')

  // Staff with the permission to mark, and no other, see here the plates that he marked.
  await staff.page.reload()
  await staff.markSoldOut(PLATE)
  await staff.goTo('Actividad')
  const own = staff.page.getByRole('article').filter({ hasText: marked })
  await expect(own.nth(1)).toContainText('Deshecho')
  await expect(staff.page.getByRole('main')).not.toContainText('Delia Ombú')
  await expect(staff.page.getByRole('link', { name: 'Ver lo programado' })).toBeHidden()
  await expectAccessible(staff.page, 'what somebody marked')
  await takeBack(staff.page, own.first())
  await page.reload()
  await expect(menu.plate(PLATE)).not.toContainText('Agotado')
})

/** Takes a change back that Actividad tells. */
async function takeBack(page: Page, told: Locator): Promise<void> {
  await told.getByRole('button', { name: /^Deshacer el cambio/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(told.getByText('Deshecho', { exact: true })).toBeVisible()
}
