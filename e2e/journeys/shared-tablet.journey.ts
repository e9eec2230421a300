import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { choosePin, fillShareDevice, shareDevice } from '../staff/shared-device.ts'
import { staffConsole } from '../staff/staff-console.ts'

// The people of other journeys keep their sessions.
test.use({ worldName: 'ownDemo' })

const OWNER_PIN = '270461'
const CASHIER_PIN = '8305'

const DISH = 'Provoleta con tomates confitados'

async function enter(page: Page, name: string, pin: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

const whoIsThere = (page: Page) => page.getByRole('heading', { name: '¿Quién sos?' })

/** spec('decisions shared-devices.1') */
test('a tablet is shared, changes its person on the same page, and what was done says by whom', async ({
  staff,
  openBrowser,
}) => {
  const cashier = staffConsole(await openBrowser({ at: 'staff', viewport: DESK }))
  await cashier.signIn(shops.palermo, staffOf.palermo)
  await choosePin(cashier.page, staffOf.palermo, CASHIER_PIN)

  // In between the tablet has no session (401), and at the end it is not shared any more (404).
  staff.quiet.expectStatus(401, 404)
  const tablet = staff.page
  await staff.signIn(shops.palermo, staffOf.ombu)
  await choosePin(tablet, staffOf.ombu, OWNER_PIN)
  await fillShareDevice(tablet, shops.palermo, staffOf.ombu)
  await expectAccessible(tablet, 'a device that will be shared')
  await shareDevice(tablet)
  await expectAccessible(tablet, 'who works on a shared device')
  await enter(tablet, 'Bruno Cajero', OWNER_PIN)
  await expect(tablet.getByText('Ese PIN no es.')).toBeVisible()
  await tablet.getByLabel('PIN', { exact: true }).fill(CASHIER_PIN)
  await tablet.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(tablet.getByRole('button', { name: 'Cambiar de persona' })).toBeVisible()

  await tablet.goto(`/console/${shops.palermo}/menu`)
  await staff.markSoldOut(DISH)
  await tablet.getByRole('button', { name: 'Cambiar de persona' }).click()
  await expect(whoIsThere(tablet)).toBeVisible()
  // The one before is out: going back shows nothing of his.
  await tablet.goBack()
  await expect(whoIsThere(tablet)).toBeVisible()
  await enter(tablet, 'Delia Ombú', OWNER_PIN)
  await expect(tablet).toHaveURL(/\/menu/)
  await staff.offerAgain(DISH)

  await tablet.goto(`/console/${shops.palermo}/activity`)
  const changes = tablet.getByRole('article').filter({ hasText: DISH })
  await expect(changes.nth(0)).toContainText('Delia Ombú')
  await expect(changes.nth(1)).toContainText('Bruno Cajero')

  await tablet.goto(`/console/${shops.palermo}/team`)
  await expect(tablet.getByText('Ahora: Delia Ombú')).toBeVisible()
  await tablet.getByRole('button', { name: 'Dejar de compartir: Caja' }).click()
  await tablet.getByRole('alertdialog').getByRole('button', { name: 'Dejar de compartir' }).click()
  // Ending the device that she holds signs her out, and it asks for a password again.
  await tablet.goto(`/console/${shops.palermo}/orders`)
  await expect(tablet.getByRole('button', { name: 'Ingresar' })).toBeVisible()
})

/** spec('decisions shared-devices.13') */
test('a tablet without a connection leaves nothing open, and asks for names again by itself', async ({
  staff,
}) => {
  staff.quiet.expectStatus(401, 404)
  staff.quiet.expectFailures(/./)
  const tablet = staff.page
  const offline = (isOffline: boolean) => tablet.context().setOffline(isOffline)
  const orders = `/console/${shops.palermo}/orders`
  await staff.signIn(shops.palermo, staffOf.ombu)
  await choosePin(tablet, staffOf.ombu, OWNER_PIN)
  await fillShareDevice(tablet, shops.palermo, staffOf.ombu)
  await shareDevice(tablet)
  await enter(tablet, 'Delia Ombú', OWNER_PIN)
  await expect(tablet.getByRole('button', { name: 'Cambiar de persona' })).toBeVisible()
  const other = await tablet.context().newPage()
  await other.goto(`/console/${shops.palermo}/menu`)
  await expect(other.getByRole('heading', { name: 'Carta' }).first()).toBeVisible()

  await offline(true)
  await tablet.getByRole('button', { name: 'Cambiar de persona' }).click()
  await expect(whoIsThere(tablet)).toBeVisible()
  await expect(tablet.getByText('La persona anterior ya salió de esta tablet.')).toBeVisible()
  await expectAccessible(tablet, 'a tablet without a connection')
  await expect(whoIsThere(other)).toBeVisible()
  await tablet.goBack()
  await expect(whoIsThere(tablet)).toBeVisible()

  await offline(false)
  await expect(tablet.getByRole('button', { name: 'Delia Ombú' })).toBeVisible()
  await tablet.goto(orders)
  await expect(whoIsThere(tablet)).toBeVisible()
  await enter(tablet, 'Delia Ombú', OWNER_PIN)
  await expect(tablet).toHaveURL(/\/orders/)
})
