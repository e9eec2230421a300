import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Diners of other journeys would see what is changed here.
test.use({ worldName: 'ownDemo' })

/** The day of the demo's contacts in some days, and as the console writes it. */
function dayAhead(days: number): { readonly iso: string; readonly short: string } {
  const iso = new Intl.DateTimeFormat('sv', { timeZone: 'America/Argentina/Buenos_Aires' }).format(
    Date.now() + days * 24 * 60 * 60 * 1000,
  )
  return { iso, short: `${Number(iso.slice(8))}/${Number(iso.slice(5, 7))}` }
}

/** On the calendar, by keys alone: that day is closed, and the one after it as well. */
async function closeByKeys(desk: Page, iso: string): Promise<void> {
  await desk.locator('[aria-current="date"]').focus()
  for (let day = 0; day < 3; day += 1) await desk.keyboard.press('ArrowRight')
  await expect(desk.locator(`[data-day="${iso}"]`)).toBeFocused()
  await desk.keyboard.press('Shift+ArrowRight')
  await desk.keyboard.press('Enter')
  const sheet = desk.getByRole('dialog')
  await sheet.getByText('Cerrado', { exact: true }).click()
  await expectAccessible(desk, 'how some days open')
  await sheet.getByLabel('Motivo').fill('Obras')
  await desk.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  // Where they are of two months, the calendar shows that of the second.
  await expect(desk.locator(`[data-day="${dayAhead(4).iso}"]`)).toHaveAccessibleName(/Cerrado, Obras/)
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Guardado. Tus clientes ya lo ven.').first()).toBeVisible()
}

/** spec('decisions the-local.1') spec('decisions the-local.6') */
test('the owner closes a holiday, renames the contact and reads how the days will be; a wrong hour is told', async ({
  page,
  staff,
}) => {
  const desk = staff.page
  await staff.open(shops.recoleta, staffOf.ombu, 'local')
  await expect(desk.getByRole('heading', { name: 'Datos y dirección', level: 2 })).toBeVisible()
  await expect(desk.getByLabel('Zona horaria')).toHaveValue('America/Argentina/Buenos_Aires')

  await desk.getByRole('link', { name: 'Horarios' }).click()
  const { iso, short } = dayAhead(3)
  const days = desk.getByRole('region', { name: 'Los próximos 14 días' })
  // Of "1/12" and "11/12" one is the other's end.
  const day = days.getByRole('listitem').filter({ hasText: new RegExp(`(?<!\\d)${short}(?!\\d)`) })
  await desk.getByRole('button', { name: 'Agregar un día distinto' }).click()
  await desk.getByLabel('Día', { exact: true }).fill(iso)
  await desk.getByLabel('Motivo').fill('Feriado')
  await expect(day).toContainText('Feriado')
  await expect(day).toContainText('Cerrado')
  await desk.getByLabel('Horarios de ese día').fill('de diez a doce')
  await expect(day).toContainText('No se entiende')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByLabel('Horarios de ese día')).toBeFocused()
  await expect(desk.getByText('Escribí los horarios así: 12-15:30, 20-2.').first()).toBeVisible()
  await desk.getByLabel('Horarios de ese día').fill('10-12:30, 20-2')
  await expect(day).toContainText('10-12:30, 20-2')
  await expectAccessible(desk, 'the hours of a contact')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()
  await desk.reload()
  await expect(desk.getByLabel('Horarios de ese día')).toHaveValue('10-12:30, 20-2')
  await closeByKeys(desk, iso)
  await expect(desk.getByLabel('Motivo')).toHaveCount(2)

  await desk.getByRole('link', { name: 'Datos y dirección' }).click()
  await desk.getByLabel('Nombre del local').fill('La Nonna Plaza Francia')
  await desk.getByLabel('WhatsApp').fill('+54 11 5555-0199')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  // The toast of the save before may stand there still: what is saved has no bar.
  await expect(desk.getByRole('button', { name: 'Descartar' })).toBeHidden()
  await expect(desk.getByLabel('WhatsApp')).toHaveValue('+541155550199')
  await page.goto(`/menu/${shops.recoleta}`)
  await expect(page.getByRole('heading', { name: /La Nonna Plaza Francia/ }).first()).toBeVisible()
})

/** spec('decisions the-local.1') */
test('a mode gets a surcharge and a free delivery, a new one is added, and diners choose it', async ({
  page,
  staff,
}) => {
  const desk = staff.page
  await staff.open(shops.almagro, staffOf.ombu, 'local')
  await desk.getByRole('link', { name: 'Modalidades' }).click()
  await desk.getByRole('link', { name: 'Agregar una modalidad' }).click()
  await desk.getByLabel('Nombre que ven tus clientes').fill('Ventanilla')
  await desk.getByRole('combobox', { name: 'Agregar un medio de pago' }).selectOption({ index: 1 })
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Modalidad agregada')).toBeVisible()

  await desk.getByRole('link', { name: /^Ventanilla/ }).click()
  await desk.getByRole('button', { name: 'Agregar un recargo' }).click()
  const surcharge = desk.getByRole('group', { name: 'Recargos' })
  await surcharge.getByLabel('Nombre', { exact: true }).fill('Por pagar de noche')
  await surcharge.getByLabel('Porcentaje').fill('7,5')
  await desk.getByLabel('Demora mínima').fill('15')
  await desk.getByLabel('Demora máxima').fill('25')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Guardado. Tus clientes ya lo ven.')).toBeVisible()

  await page.goto(`/menu/${shops.almagro}`)
  await expect(page.getByRole('main').getByText('Ventanilla')).toBeVisible()
  await desk.getByRole('button', { name: 'Quitar la modalidad' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Quitar la modalidad' }).click()
  await expect(desk.getByText('Modalidad quitada')).toBeVisible()
  await expect(desk.getByRole('link', { name: /^Ventanilla/ })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByText('Ventanilla')).toBeHidden()
})

/** spec('decisions the-local.3') */
test('a zone is drawn as a ring, another comes as a text or from another contact, and what is no area is told', async ({
  staff,
}) => {
  staff.quiet.expectStatus(422)
  const desk = staff.page
  await staff.open(shops.recoleta, staffOf.ombu, 'local')
  await desk.getByRole('link', { name: 'Zonas de envío' }).click()
  await desk.getByRole('link', { name: 'Agregar una zona' }).click()
  await desk.getByLabel('Nombre de la zona').fill('A pie')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Dibujá el círculo o pegá un área.').first()).toBeVisible()
  await desk.getByLabel('Kilómetros alrededor del local').fill('1,2')
  await desk.getByRole('button', { name: 'Dibujar el círculo' }).click()
  await expect(desk.getByText('Dibujá el círculo o pegá un área.')).toHaveCount(0)
  await desk.getByLabel('Costo de envío', { exact: true }).fill('0')
  await desk.getByLabel('Prioridad').fill('9')
  await expectAccessible(desk, 'the form of a zone')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Zona agregada')).toBeVisible()
  const line = desk.getByRole('link', { name: /^A pie/ })
  await expect(line).toContainText('prioridad 9')

  await line.click()
  await desk.getByText('Traer o llevar el área').click()
  const text = desk.getByLabel('Área en GeoJSON')
  const ring = await text.inputValue()
  await text.fill('{"type":"Point","coordinates":[0,0]}')
  await desk.getByRole('button', { name: 'Usar esta área' }).click()
  await expect(desk.getByText('No hay ningún área en ese texto.')).toBeVisible()
  // Two corners are an area for the form; that they hold nothing is the server's to say.
  await text.fill('{"type":"Polygon","coordinates":[[[-58.4,-34.6],[-58.3,-34.6]]]}')
  await desk.getByRole('button', { name: 'Usar esta área' }).click()
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('El anillo del área necesita al menos tres puntos.')).toBeVisible()
  await desk.getByText('Traer o llevar el área').click()
  await text.fill(`{"type":"Feature","properties":{},"geometry":${ring}}`)
  await desk.getByRole('button', { name: 'Usar esta área' }).click()
  await desk.getByLabel('Nombre de la zona').fill('Cerca')
  await desk.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText(/^Guardado\./).first()).toBeVisible()
  await expect(desk.getByText('Hay cambios sin guardar')).toHaveCount(0)

  await desk.getByRole('button', { name: 'Quitar la zona' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Quitar la zona' }).click()
  await expect(desk.getByText('Zona quitada')).toBeVisible()
  await expect(desk.getByRole('link', { name: /^Cerca/ })).toBeHidden()

  await desk.getByRole('button', { name: 'Copiar de otro local' }).click()
  const sheet = desk.getByRole('dialog', { name: 'Copiar zonas de otro local' })
  await sheet.getByLabel('De qué local').selectOption('La Nonna Almagro')
  const zone = sheet.getByRole('checkbox', { name: 'Almagro, Abasto y Villa Crespo' })
  await zone.uncheck()
  await expect(sheet.getByRole('button', { name: 'Copiar', exact: true })).toBeDisabled()
  await zone.check()
  await sheet.getByRole('button', { name: 'Copiar 1 zona' }).click()
  await expect(sheet).toBeHidden()
  await expect(desk.getByRole('link', { name: /^Almagro, Abasto y Villa Crespo/ })).toBeVisible()
})
