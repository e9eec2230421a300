import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Own demo: a PIN, links for other shops, and a device that is shared at the end.
test.use({ worldName: 'ownDemo' })

const OWNER = staffOf.ombu
const PASSWORD = 'Escribí tu contraseña para continuar'

const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: typeof name === 'string' })

/** Presses something by the keyboard, wherever Tab had to go for it. */
async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await target.focus()
  await target.press(key)
}

/** spec('decisions beyond-the-documents.12') */
test('staff on the keyboard keep their place when the pressed element leaves', async ({
  staff,
  diner,
  world,
}) => {
  const { page } = staff
  // A PIN that is refused, and the tablet on which nobody is.
  staff.quiet.expectStatus(401, 422)
  const first = await diner.ordersQuickly(shops.palermo)
  const second = await diner.ordersQuickly(shops.palermo)
  await world.letRun?.(shops.palermo)

  // A session of its own: it ends where the device is shared.
  await staff.signIn(shops.palermo, OWNER)
  await cancelOrders(page, first.number, second.number)
  await leaveAlone(page, cardOf(page, second.number), () => staff.cancelsElsewhere(second))
  await press(page.getByRole('link', { name: /cuenta/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta' })).toBeFocused()
  await setPin(page)
  await page.goto(`/console/${shops.palermo}/local/data`)
  await saveAndDiscard(page)
  await page.goto(`/console/${shops.recoleta}/transfers`)
  await readMovements(page)
  await page.goto(`/console/${shops.palermo}/shops`)
  await makeLinks(page)
  await page.goto(`/console/${shops.palermo}/team`)
  await shareTablet(page)
})

const cardOf = (page: Page, number: number): Locator =>
  page.getByRole('link', { name: `Pedido #${number}`, exact: true })

async function cancelOrders(page: Page, number: number, next: number): Promise<void> {
  await press(cardOf(page, number))
  const sheet = page.getByRole('dialog', { name: `Pedido #${number}`, exact: true })
  await press(button(sheet, 'Cancelar'))
  const asked = page.getByRole('dialog', { name: `Cancelar pedido #${number}` })
  await press(asked.getByRole('radio').first(), 'Space')
  await press(button(asked, 'Cancelar pedido'))
  await expect(button(sheet, 'Imprimir')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(cardOf(page, next)).toBeFocused()
}

/** A person who pressed elsewhere is led nowhere once the focused row leaves. */
async function leaveAlone(page: Page, card: Locator, leave: () => Promise<void>): Promise<void> {
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } })
  await leave()
  await expect(card).toBeHidden()
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 4; drawn += 1) await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
}

async function setPin(page: Page): Promise<void> {
  await press(button(page, /^Elegir (un|otro) PIN/).first())
  const pin = page.getByLabel('PIN nuevo')
  await expect(pin).toBeFocused()
  await pin.fill('1234')
  await page.getByLabel(PASSWORD).fill(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAccessibleDescription(/de los primeros que cualquiera prueba/)
  await expect(pin).toBeFocused()
  await pin.fill('270461')
  await press(button(page, 'Guardar el PIN'))
  await expect(button(page, /^Elegir otro PIN/).first()).toBeFocused()
}

async function saveAndDiscard(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Código postal' })
  for (const action of ['Descartar', 'Guardar']) {
    await field.fill('C1414ABC')
    await press(button(page, action))
    await expect(field).toBeFocused()
  }
}

async function readMovements(page: Page): Promise<void> {
  await press(button(page, 'Cargar movimientos'))
  await expect(page.getByRole('heading', { name: 'Movimientos del banco' })).toBeFocused()
  const lines = ['Fecha\tConcepto\tCrédito', '26/11/2026\tTRANSF\t1.234,56']
  await page.getByRole('textbox', { name: 'O pegá acá los movimientos' }).fill(lines.join('\n'))
  await press(button(page, 'Leer'))
  await expect(page.getByRole('status').filter({ hasText: '1 ingreso' })).toBeFocused()
  await press(button(page, 'Cargar 1 ingreso'), 'Space')
  await expect(button(page, 'Cargar movimientos')).toBeFocused()
  await press(button(page, 'Ignorar TRANSF'))
  await expect(page.getByRole('heading', { name: 'Transferencias esperadas' })).toBeFocused()
}

async function makeLinks(page: Page): Promise<void> {
  const list = page.getByRole('heading', { name: 'Links', exact: true })
  // The first one brings the list with it, in the place of what there was to press.
  for (const [name, next] of [
    ['a', list],
    ['b', button(page, 'Nuevo link')],
  ] as const) {
    await press(button(page, 'Nuevo link'))
    const sheet = page.getByRole('dialog', { name: 'Nuevo link' })
    await press(button(sheet, 'Mandar por correo'))
    const email = sheet.getByRole('textbox', { name: /^Correo electrónico/ })
    await expect(email).toBeFocused()
    await email.fill(`${name}@comercio.test`)
    await press(button(sheet, 'Mandar por correo'))
    await expect(sheet).toBeHidden()
    await expect(next).toBeFocused()
  }
  await press(button(page, 'Retirar el link de b@comercio.test'))
  await press(button(page.getByRole('alertdialog'), 'Retirar'))
  await expect(button(page, /el link de a@comercio\.test$/)).toBeFocused()
}

async function shareTablet(page: Page): Promise<void> {
  const share = button(page, 'Compartir este dispositivo')
  await press(share)
  await expect(page.getByLabel('Nombre de la tablet')).toBeFocused()
  await press(button(page, 'Cancelar'))
  await expect(share).toBeFocused()
  await press(share)
  await page.getByLabel(PASSWORD).fill(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '¿Quién sos?' })).toBeFocused()
}
