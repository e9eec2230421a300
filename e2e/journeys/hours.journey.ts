import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import type { Quiet } from '../quiet.ts'
import { shops, staffOf } from '../shops.ts'
import { takeSession } from '../staff/staff-session.ts'

// Diners of other journeys would see what is changed here.
test.use({ worldName: 'ownDemo' })

const PHONE = { width: 390, height: 844 }

const day = (page: Page, name: string): Locator => page.getByRole('textbox', { name })

const cell = (page: Page, name: string): Locator => page.getByRole('gridcell', { name, exact: true })

const middleOf = async (one: Locator): Promise<{ x: number; y: number }> => {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Draws with a finger that rests before it moves. */
async function drawWithFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  // It paints as soon as it has rested: the first move that comes after that is drawn.
  await expect(async () => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [start] })
    await expect(from).toHaveAccessibleName(/abierto$/, { timeout: 100 })
  }).toPass()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [end] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar' }).click()
  // A contact that is closed to the public is seen by nobody yet.
  await expect(page.getByText(/^Guardado\./).first()).toBeVisible()
}

/**
 * A new version has taken the file of the sheet away: the form stays, and the sheet comes later.
 */
async function seeWhatIsMissing(desk: Page, quiet: Quiet): Promise<void> {
  const parts = /\/assets\/copy-days-/
  quiet.expectFailures(parts)
  await desk.route(parts, (route) => route.fulfill({ status: 404 }))
  const copy = desk.getByRole('button', { name: 'Copiar lunes a otros días' })
  await copy.click()
  const missing = desk.getByRole('alert').filter({ hasText: 'No pudimos traer esta parte.' })
  await expect(missing.getByRole('button', { name: 'Recargar la página' })).toBeVisible()
  await expect(day(desk, 'Lunes')).toHaveValue('12-15:30, 20-2')
  await missing.getByRole('button', { name: 'Cerrar' }).click()
  await expect(missing).toBeHidden()
  await copy.click()
  await missing.getByRole('button', { name: 'Reintentar' }).click()
  await expect(missing.getByRole('button', { name: 'Reintentar' })).toBeEnabled()
  await desk.unroute(parts)
  await missing.getByRole('button', { name: 'Reintentar' }).click()
}

/** spec('decisions the-local.4') */
test('hours are typed, handed on, painted by mouse, keys and finger: one week in two views', async ({
  staff,
  openBrowser,
}) => {
  const desk = staff.page
  await staff.open(shops.flores, staffOf.ombu, 'local')
  await desk.getByRole('link', { name: 'Horarios' }).click()
  await desk.getByText('Escribir', { exact: true }).click()
  await day(desk, 'Lunes').fill('de doce a dos')
  await day(desk, 'Lunes').blur()
  await expect(desk.getByText('No se entiende «de doce a dos».')).toBeVisible()
  await desk.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(day(desk, 'Lunes')).toBeFocused()
  await day(desk, 'Lunes').fill('12 a 15.30 y 20 a 2')
  await day(desk, 'Lunes').blur()
  await expect(day(desk, 'Lunes')).toHaveValue('12-15:30, 20-2')
  await seeWhatIsMissing(desk, staff.quiet)
  await expectAccessible(desk, 'the days that get the hours of one')
  await desk.getByRole('dialog').getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect(day(desk, 'Domingo')).toHaveValue('12-15:30, 20-2')

  await desk.getByText('Pintar', { exact: true }).click()
  // The night stands whole in the column of its day.
  await expect(cell(desk, 'Sábado 01:30, abierto')).toBeAttached()
  await cell(desk, 'Martes 16:00, cerrado').scrollIntoViewIfNeeded()
  const [from, to] = [
    await middleOf(cell(desk, 'Martes 16:00, cerrado')),
    await middleOf(cell(desk, 'Miércoles 17:00, cerrado')),
  ]
  await desk.mouse.move(from.x, from.y)
  await desk.mouse.down()
  await desk.mouse.move(to.x, to.y, { steps: 4 })
  await desk.mouse.up()
  await expect(cell(desk, 'Miércoles 16:30, abierto')).toBeAttached()
  await cell(desk, 'Jueves 12:00, abierto').focus()
  await desk.keyboard.press('Space')
  await desk.keyboard.press('Shift+ArrowDown')
  await expect(
    desk.getByRole('status').filter({ hasText: 'Jueves, de 12:00 a 13:00: cerrado' }),
  ).toBeAttached()
  await expectAccessible(desk, 'the painted week')
  await save(desk)

  const phone = await openBrowser({ at: 'staff', viewport: PHONE })
  await takeSession(phone, staffOf.ombu)
  await phone.page.goto(`/console/${shops.flores}/local/hours`)
  // A phone begins with what is typed.
  await expect(day(phone.page, 'Martes')).toHaveValue('12-15:30, 16-17:30, 20-2')
  await expect(day(phone.page, 'Miércoles')).toHaveValue('12-15:30, 16-17:30, 20-2')
  await expect(day(phone.page, 'Jueves')).toHaveValue('13-15:30, 20-2')
  await phone.page.getByText('Pintar', { exact: true }).click()
  await cell(phone.page, 'Viernes 09:00, cerrado').scrollIntoViewIfNeeded()
  await drawWithFinger(
    phone.page,
    phone.page.getByRole('gridcell', { name: 'Viernes 09:00' }),
    phone.page.getByRole('gridcell', { name: 'Viernes 10:30' }),
  )
  await expect(cell(phone.page, 'Viernes 10:30, abierto')).toBeAttached()
  await expect(cell(phone.page, 'Viernes 11:00, cerrado')).toBeAttached()
  await save(phone.page)
  await phone.page.reload()
  await expect(day(phone.page, 'Viernes')).toHaveValue('9-11, 12-15:30, 20-2')
})
