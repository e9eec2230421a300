import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { accountOf } from '../diner/account.ts'
import { benefitsOf } from '../diner/benefits.ts'
import { menuOf } from '../diner/menu.ts'
import { phoneWithPoints } from '../diner/reward.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

const TRANSFER = 'Transferencia al recibir'

/**
 * spec('decisions who-sees-what.12') spec('000 §2.45') spec('000 §2.80') spec('000 §2.81')
 * spec('000 §4.19') spec('000 §4.20') spec('000 §5.27') spec('000 §5.29') spec('000 §9.2')
 * spec('001 §2.30') spec('decisions paths-that-are-not-shown.2')
 */
test('points are redeemed within their limits, leave the ledger, and another phone has none', async ({
  page,
  diner,
  atCheckout,
  checkout,
  followUp,
  quiet,
}) => {
  quiet.expectStatus(401)
  const benefits = benefitsOf(page)
  const phone = await phoneWithPoints(diner, 'Pía Puntos')
  const claimedWith = await diner.receivedDigits(phone)
  await diner.client.endDinerSession({})
  await atCheckout({ plates: ['Volcán de chocolate'], phone, payBy: TRANSFER })
  // The phone is recognised, and brings its name.
  await expect(checkout.field('Nombre')).toHaveValue('Pía Puntos')
  await checkout.fillIn({ email: 'pia@correo.test' })
  const row = benefits.points('Brasas')
  await expect(row).toContainText('Confirma tu teléfono para usar tus Brasas')
  await row.click()
  const dialog = page.getByRole('dialog', { name: 'Mis Brasas' })
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Código' })).toBeFocused()
  await expect.poll(() => diner.receivedDigits(phone)).not.toBe(claimedWith)
  const digits = dialog.getByRole('textbox', { name: 'Código' })
  await digits.fill('000000')
  await page.keyboard.press('Enter')
  // It stands at the field, which has the focus; a toast would lie over both.
  await expect(digits).toHaveAccessibleDescription('El código no es correcto o ya venció.')
  await expect(digits).toBeFocused()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await digits.fill(await diner.receivedDigits(phone))
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Tienes 3.000 Brasas')
  await expect(dialog).toContainText('Cada punto descuenta $ 1 de tu pedido.')
  const field = dialog.getByRole('textbox', { name: 'Brasas a canjear' })
  await expect(field).toHaveValue('3000')
  for (const [points, text] of [
    ['3001', 'El máximo de Brasas acumulados es: 3.000'],
    ['499', 'El mínimo de Brasas canjeable es: 500'],
  ] as const) {
    await field.fill(points)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(text)).toBeVisible()
    // The first toast brings what draws it, and can come well after the text at the field.
    await expect(page.locator('[data-toast]').filter({ hasText: text })).toBeVisible()
  }
  await expectAccessible(page, 'points to redeem')
  await field.fill('2500')
  await dialog.getByRole('button', { name: 'Usar en este pedido' }).click()
  await expect(dialog).toBeHidden()
  // The checkout under the dialog kept what was typed.
  await expect(checkout.field('Email')).toHaveValue('pia@correo.test')
  await expect(row).toContainText('Usas 2.500 Brasas')
  await expect(checkout.entry('Descuento por Brasas').locator('xpath=..')).toContainText('2.500')

  await checkout.fillIn({ phone: diner.newPhone() })
  await expect(checkout.entry('Descuento por Brasas')).toBeHidden()
  await expect(row).toBeHidden()
  await checkout.fillIn({ phone })
  await row.click()
  await field.fill('2500')
  await dialog.getByRole('button', { name: 'Usar en este pedido' }).click()
  await checkout.place()
  await followUp.arrive()

  const account = accountOf(page)
  await account.open()
  await page.getByRole('button', { name: 'Mis Brasas' }).click()
  await expect(dialog).toContainText('Tienes 500 Brasas')
  await expect(dialog.getByRole('columnheader')).toHaveText(['Pedidos', 'Puntos', 'Saldo'])
  await expect(dialog.getByRole('row').nth(1)).toContainText('−2.500')
  await expect(dialog.getByRole('row').nth(2)).toContainText('+3.000')
  await expectAccessible(page, 'the history of points')
  await backCloses(dialog)
})

/** spec('000 §5.30') spec('000 §5.31') */
test('the percentage of the order is a limit, and points stand beside a code where they may', async ({
  page,
  diner,
  atCheckout,
  checkout,
}) => {
  const benefits = benefitsOf(page)
  const phone = await phoneWithPoints(diner, 'Pía Puntos')
  await atCheckout({ plates: ['Alfajor de maicena'], phone, payBy: TRANSFER })
  const row = benefits.points('Brasas')
  await row.click()
  const dialog = page.getByRole('dialog', { name: 'Mis Brasas' })
  const field = dialog.getByRole('textbox', { name: 'Brasas a canjear' })
  const most = Number(await field.inputValue())
  expect(most).toBeLessThan(3000)
  await field.fill(String(most + 1))
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(
    `El máximo de Brasas utilizable para este pedido es: ${most.toLocaleString('es-AR')}`,
  )
  await field.fill(String(most))
  await page.keyboard.press('Enter')
  await expect(checkout.entry('Descuento por Brasas')).toBeVisible()
  // A code leaves less to spend them on.
  await benefits.give('FUEGO1500')
  await expect(checkout.entry('Descuento por Brasas')).toBeHidden()
  await expect(row).toContainText('utilizable para este pedido')
  await benefits.removeCode('FUEGO1500')
  await expect(checkout.entry('Descuento por Brasas')).toBeVisible()
})

/**
 * spec('000 §2.102') spec('000 §2.103') spec('000 §2.104') spec('000 §5.40')
 * spec('000 §8.12') spec('decisions tenants-are-files.6')
 */
test('a reward is offered once for each browser, and credited once for each phone', async ({
  page,
  diner,
  quiet,
  openBrowser,
}) => {
  quiet.expectStatus(401)
  const phone = diner.newPhone()
  await page.goto(`/menu/${shops.caballito}/take-away?source=volante`)
  const dialog = page.getByRole('dialog', { name: 'Te regalamos 3.000 Brasas' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Acreditar' }).click()
  await expect(dialog.getByText('Debe completar todos los campos para continuar')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Rita Regalo')
  await dialog.getByRole('textbox', { name: 'Teléfono' }).fill('12')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rita@correo.test')
  await dialog.getByRole('button', { name: 'Acreditar' }).click()
  await expect(dialog.getByText('El número de teléfono es invalido')).toBeVisible()
  await expectAccessible(page, 'the reward')
  await dialog.getByRole('textbox', { name: 'Teléfono' }).fill(phone)
  await dialog.getByRole('button', { name: 'Acreditar' }).click()
  const code = dialog.getByRole('textbox', { name: 'Código' })
  await expect(code).toBeFocused()
  const digits = await diner.receivedDigits(phone)
  await code.fill(digits)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.caballito}/take-away$`))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Listo: te acreditamos 3.000 Brasas')).toBeVisible()
  const account = accountOf(page)
  await account.open()
  await page.getByRole('button', { name: 'Mis Brasas' }).click()
  await expect(page.getByRole('dialog', { name: 'Mis Brasas' })).toContainText('Tienes 3.000 Brasas')

  const other = await openBrowser()
  for (const status of [401, 409]) other.quiet.expectStatus(status)
  // It comes by itself, and waits for a plate that was tapped before it came.
  const slow = /\/reward-dialog-[^/]+\.js$/
  const { promise: wanted, resolve: bring } = Promise.withResolvers<void>()
  await other.page.route(slow, async (route) => {
    await wanted
    await route.continue()
  })
  const asked = other.page.waitForRequest(slow)
  const brought = other.page.waitForResponse(slow)
  await other.page.goto(`/menu/${shops.caballito}/take-away`)
  const again = other.page.getByRole('dialog', { name: 'Te regalamos 3.000 Brasas' })
  await asked
  await menuOf(other.page).openPlate('Provoleta a la chapa')
  const plate = other.page.getByRole('dialog', { name: 'Provoleta a la chapa' })
  bring()
  await brought
  await plate.getByRole('textbox', { name: 'Aclaraciones' }).fill('Bien dorada')
  await expect(again).toBeHidden()
  await plate.getByRole('button', { name: 'Cerrar' }).click()
  await again.getByRole('textbox', { name: 'Nombre' }).fill('Rita Regalo')
  await again.getByRole('textbox', { name: 'Teléfono' }).fill(phone)
  await again.getByRole('textbox', { name: 'Email' }).fill('rita@correo.test')
  await other.page.keyboard.press('Enter')
  await expect.poll(() => diner.receivedDigits(phone)).not.toBe(digits)
  await again.getByRole('textbox', { name: 'Código' }).fill(await diner.receivedDigits(phone))
  await other.page.keyboard.press('Enter')
  await expect(again.getByText('Ya ha canjeado este premio')).toBeVisible()
})
