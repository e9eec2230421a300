import { expect, type Page } from '@playwright/test'
import { backCloses } from '../back-closes.ts'
import type { Diner } from '../diner/diner.ts'
import { contactOf, got } from '../diner/calls.ts'
import { DESK } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { dispatchOf } from '../rider/dispatch.ts'
import type { StaffConsole } from '../staff/staff-console.ts'
import type { Desk } from '../staff/staff-session.ts'
import { lightShop, type TakePicture } from './tour.ts'

/** Someone who shows the console. */
export type StaffGuide = { readonly staff: StaffConsole; readonly diner: Diner; readonly look: TakePicture }

/** Signing in, and choosing where to work. */
export async function tourOfSession({ staff, look }: StaffGuide): Promise<void> {
  const { page, quiet } = staff
  quiet.expectStatus(401)
  await page.goto('/console/session')
  await look('sign-in')
  await staff.fillInSignIn({ email: 'nadie@ombu.demo', password: 'equivocada' })
  await expect(page.getByRole('alert')).toBeVisible()
  await look('sign-in-failed')
  await staff.open(shops.flores, staffOf.ombu)
  await expect(page.getByText('Todavía no hay pedidos')).toBeVisible()
  await look('board-empty')
  await page.goto('/console/no-es-de-aqui/orders')
  await look('contact-not-found')
}

/** The board with an order in each column, an order in detail, and how it is canceled. */
export async function tourOfBoard({ staff, diner, look }: StaffGuide): Promise<void> {
  const { page } = staff
  const notes = 'Soy celíaca: sin pan, y en una plancha limpia, por favor.'
  const one = await diner.ordersQuickly(shops.palermo, {
    plate: 'Mollejas al verdeo',
    name: 'Lucía Brun',
    notes,
  })
  const two = await diner.ordersQuickly(shops.palermo, { plate: 'Vegetales grillados', name: 'Omar' })
  const three = await diner.ordersQuickly(shops.palermo, { plate: 'Chorizo criollo', name: 'Inés Otero' })
  const four = await diner.ordersQuickly(shops.palermo, { name: 'Maximiliano Wolfeschlegelsteinhausen' })
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.accept(two)
  await staff.accept(three)
  await staff.ready(three)
  await look('board')
  const search = page.getByRole('searchbox', { name: 'Buscar pedido' })
  await search.fill('omar')
  await expect(page.getByText('nuevos que esta búsqueda no muestra')).toBeVisible()
  await look('board-search')
  await search.fill('')
  const board = page.url()
  const detail = await staff.openOrder(one)
  await look('order')
  await detail.getByRole('button', { name: 'Cancelar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Cancelar pedido #${one.number}` })
  await expect(dialog).toBeVisible()
  await look('order-cancel')
  // One over the other: each takes a Back, and the order is a page of its own.
  await backCloses(dialog)
  await backCloses(detail, board)
  await staff.cancel(four, { reason: 'Pedido duplicado' })
  await staff.goTo('Finalizados')
  await expect(page.getByRole('main').getByText('Cancelado', { exact: true }).first()).toBeVisible()
  await look('finished')
}

/** A case that a diner reported, and where there is none. */
export async function tourOfCases({ staff, diner, look }: StaffGuide): Promise<void> {
  const { page } = staff
  const { code } = await diner.ordersQuickly(shops.palermo, { name: 'Maximiliano Wolfeschlegelsteinhausen' })
  await diner.client.updateOrderDetails({ body: { code, errorType: 'NOT_RECEIVED' } })
  await staff.open(shops.palermo, staffOf.palermo, 'cases')
  await expect(page.getByRole('article', { name: 'No recibí mi pedido' }).first()).toBeVisible()
  await look('cases')
  await staff.open(shops.flores, staffOf.ombu, 'cases')
  await page.getByRole('radio', { name: 'Cerrados' }).check()
  await expect(page.getByText('Todavía no hay casos cerrados')).toBeVisible()
  await look('cases-empty')
}

/**
 * Deliveries that have to go out, alone and several together, and the riders who are there.
 */
export async function tourOfDispatch({
  staff,
  look,
  desk,
}: StaffGuide & { readonly desk: Desk }): Promise<void> {
  const { page } = staff
  const shop = await dispatchOf(desk, shops.palermo, staffOf.palermo)
  await shop.delivers(0)
  await shop.stacks([await shop.delivers(1), await shop.delivers(2)])
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.goTo('Reparto')
  await expect(page.getByText('Multientrega').first()).toBeVisible()
  await expect(page.locator('.leaflet-tile').first()).toBeVisible()
  // The bar of sections lies over the page for as long as the pointer is on it.
  await page.mouse.move(DESK.width - 1, DESK.height - 1)
  await look('dispatch')
  await staff.open(shops.belgrano, staffOf.ombu)
  await staff.goTo('Reparto')
  await expect(page.getByText('No hay envíos abiertos')).toBeVisible()
  await expect(page.locator('.leaflet-tile').first()).toBeVisible()
  await look('dispatch-empty')
}

/** A rider who shows the shop's code on another phone, and how it is let in. */
export async function tourOfNewPhone({
  staff,
  diner,
  look,
  desk,
}: StaffGuide & { readonly desk: Desk }): Promise<void> {
  const { page } = staff
  const shop = await dispatchOf(desk, shops.palermo, staffOf.palermo)
  const { id } = await contactOf(diner.client, shops.palermo)
  const [name, phone, securityCode] = ['Nahuel Ríos', diner.newPhone(), lightShop.riders.code]
  const body = { name, phone, securityCode, riderUser: { branchContact: { id } }, active: true }
  const rider = got(await diner.client.createRider({ body }))
  // The shop's own browser is another phone than the one that the shift began with.
  const asked = await shop.client.updateRider({ params: { id: rider.id }, body: { ...body, active: false } })
  expect(asked.ok, 'another phone ends the shift').toBe(false)
  await staff.open(shops.palermo, staffOf.palermo)
  await staff.goTo('Reparto')
  // Other riders may have asked, too.
  const request = page.getByRole('status').filter({ hasText: `${name} quiere entrar desde otro teléfono` })
  await expect(request).toBeVisible()
  await look('dispatch-new-phone')
  await request.getByRole('button', { name: 'Habilitar' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await look('dispatch-new-phone-question')
  await question.getByRole('button', { name: 'Habilitar' }).click()
  await expect(question).toBeHidden()
}

/** The menu of the console. */
export async function tourOfConsoleMenu({ staff, look }: StaffGuide): Promise<void> {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.palermo, 'menu')
  await expect(page.getByRole('searchbox', { name: 'Buscar producto' })).toBeVisible()
  await look('menu')
  await page.getByText(/^Agotados \(\d+\)$/).click()
  await look('menu-sold-out')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill('no existe')
  await expect(page.getByText('No encontramos ese producto')).toBeVisible()
  await look('menu-nothing-found')
  // Of those who run the brand.
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  // Beside the list on a desk, over it on a phone.
  const sheet = page
    .getByRole('complementary', { name: 'Morcilla criolla' })
    .or(page.getByRole('dialog', { name: 'Morcilla criolla' }))
  await page.getByRole('link', { name: 'Editar: Morcilla criolla' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Precio' })).toBeVisible()
  await look('plate-sheet')
  await sheet.getByRole('textbox', { name: 'Precio' }).fill('mil')
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Precio' })).toBeFocused()
  await look('plate-sheet-wrong')
  await page.goBack()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('¿Salir sin guardar?')
  await look('plate-sheet-leave')
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(sheet).toBeHidden()
  await tourOfBackOffice({ page, look })
}

/** Other tools for the menu: the grid, prices by a rule, changes that wait for their time. */
async function tourOfBackOffice({
  page,
  look,
}: Pick<StaffGuide, 'look'> & { readonly page: Page }): Promise<void> {
  await page.goto(`/console/${shops.palermo}/menu?view=sheet`)
  await expect(page.getByRole('rowheader', { name: 'Combo choripán' })).toBeVisible()
  await look('menu-grid')
  await page.goto(`/console/${shops.palermo}/menu/prices?category=parrilla`)
  await page.getByRole('textbox', { name: 'Cuánto' }).fill('12')
  await expect(page.getByRole('button', { name: /^Cambiar \d+ precios/ })).toBeEnabled()
  await look('prices')
  await page.getByRole('button', { name: 'Programar…' }).click()
  await expect(page.getByRole('dialog', { name: '¿Cuándo aplicarlo?' })).toBeVisible()
  await look('prices-when')
  await page.goto(`/console/${shops.palermo}/activity/scheduled`)
  await expect(page.getByRole('heading', { level: 1, name: 'Programados' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await look('scheduled')
}
