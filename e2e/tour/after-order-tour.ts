import { expect, type Page } from '@playwright/test'
import { backCloses } from '../back-closes.ts'
import { accountOf } from '../diner/account.ts'
import { dinerOf, type Diner } from '../diner/diner.ts'
import { placeAsTold } from '../diner/plain-order.ts'
import { receivedCode } from '../diner/phone-screen.ts'
import { deliveryBody, dispatchOf } from '../rider/dispatch.ts'
import type { StaffConsole } from '../staff/staff-console.ts'
import type { Desk } from '../staff/staff-session.ts'
import { closeNotice, type DinerGuide, type FullGuide } from './diner-tour.ts'
import { lookWhileLoading } from './tour.ts'

const orderPage = (alias: string, code: string): string => `/menu/${alias}/order/${code}`

/** A delivery for a later hour through its states, and one that the shop canceled. */
export async function tourOfLaterOrder(
  { page, look, shop }: FullGuide,
  { staff, desk }: { readonly staff: StaffConsole; readonly desk: Desk },
): Promise<void> {
  const dispatch = await dispatchOf(desk, shop.alias, shop.staff)
  const order = await dispatch.isAsked()
  const other = await dispatch.isAsked(1)
  const see = async (status: string, code = order.code): Promise<void> => {
    await page.goto(orderPage(shop.alias, code))
    await expect(page.getByText(`Código ${code}`)).toBeVisible()
    await look(`order-${status}`)
  }
  await see('scheduled')
  await staff.open(shop.alias, shop.staff)
  await staff.accept(order)
  await see('accepted')
  await staff.ready(order)
  await see('ready')
  await staff.deliver(order)
  await see('delivered')
  await staff.cancel(other, { words: 'Se cortó la luz en toda la cuadra' })
  await see('canceled', other.code)
  await page.goto(orderPage(shop.alias, order.code))
  await tourOfHelp({ page, look, shop })
}

/**
 * From the page of an order: what went wrong with it, that it was told, and the way to talk to the
 * shop.
 */
export async function tourOfHelp({ page, look }: DinerGuide): Promise<void> {
  const problem = page.getByRole('button', { name: 'Tuve un problema con mi pedido' })
  await problem.click()
  await backCloses(page.getByRole('dialog'))
  await problem.click()
  await page.getByRole('radio', { name: 'Mi pedido está demorado' }).check()
  await look('order-report')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Le avisamos al local', { exact: true })).toBeVisible()
  await look('order-reported')
  await page.getByRole('link', { name: 'Necesito ayuda' }).click()
  await expect(page.getByRole('link', { name: 'Abrir WhatsApp' })).toBeVisible()
  await look('support')
}

/** Signs in by a phone, and by the digits that it received where the shop verifies numbers. */
async function signIn(page: Page, phone: string): Promise<void> {
  await accountOf(page).open()
  await accountOf(page).signIn(phone)
  const done = page.getByText('Inicio de sesión con éxito')
  const code = page.getByRole('dialog').getByRole('textbox', { name: 'Código' })
  await expect(done.or(code)).toBeVisible()
  if (await code.isVisible()) {
    const reader = await page.context().newPage()
    await code.fill(await receivedCode(reader, phone.replace(/\D/g, '').slice(2)))
    await reader.close()
    await page.keyboard.press('Enter')
  }
  await expect(done).toBeVisible()
  await expect(done).toBeHidden()
}

/**
 * The orders of somebody who signed in. Where a phone alone is enough only those of this browser
 * are told, and the first one was placed by another.
 */
export async function tourOfHistory({ page, look, shop }: DinerGuide): Promise<void> {
  await page.goto(`/menu/${shop.alias}/${shop.modePath}`)
  await closeNotice(page)
  const diner = dinerOf(page.context().request)
  const elsewhere = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  const phone = diner.newPhone()
  const who = { phone, customerName: 'Maximiliano Wolfeschlegelsteinhausen' }
  const place = async ({ client }: Diner): Promise<unknown> =>
    placeAsTold(client, { ...(await deliveryBody(client, shop.alias, 0)), ...who })
  if (elsewhere) await place(dinerOf(elsewhere.request))
  await elsewhere?.close()
  await signIn(page, phone)
  await look('account-signed-in')
  await accountOf(page).seeOrders()
  const orders = page.getByRole('dialog', { name: 'Mis pedidos' })
  const none = orders.getByText('No tienes pedidos realizados')
  const row = orders.getByRole('link').first()
  await expect(none.or(row)).toBeVisible()
  if (await none.isVisible()) await look('orders-empty')
  await place(diner)
  await place(diner)
  await page.reload()
  await accountOf(page).open()
  await lookWhileLoading(page, '**/api/orders?*', async () => {
    await accountOf(page).seeOrders()
    await look('orders-loading')
  })
  await expect(row).toBeVisible()
  await look('orders')
  await page.route('**/api/diner/*/order/*', (route) => route.fulfill({ status: 503, body: '' }))
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos' })).toBeVisible()
  await look('order-unavailable')
  await page.unroute('**/api/diner/*/order/*')
}
