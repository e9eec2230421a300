import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { plateGrid } from '../staff/plate-grid.ts'

test.use({ worldName: 'ownDemo' })

/** As an old program saves it: Windows-1252, semicolons, a title above, decimal commas. */
const MESSY = [
  'Lista de precios; ;',
  'Rubro;Artículo;Importe',
  'Jamones;Jamón crudo;"9.500,50"',
  'Jamones;Ñoquis con jamón;consultar',
]

/** spec('decisions carta-as-a-sheet.5') */
test('a messy list comes into the sheet, its wrong cell is mended there, and all is one change', async ({
  staff,
}) => {
  const { page } = staff
  const sheet = plateGrid(page)
  await staff.open(shops.palermo, staffOf.ombu)
  await sheet.open(shops.palermo)
  await page.getByRole('button', { name: 'Importar…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Elegir archivo' })).toBeVisible()
  await expectAccessible(page, 'console import of a sheet')
  const file = (bytes: Buffer) => ({ name: 'lista.csv', mimeType: 'text/csv', buffer: bytes })
  const field = dialog.getByLabel('Archivo de la planilla')
  await field.setInputFiles(file(Buffer.from(MESSY.join('\r\n'), 'latin1')))
  await expect(dialog.getByText('2 platos nuevos, 1 celda por corregir')).toBeVisible()
  await expect(dialog.getByLabel('Artículo')).toHaveValue('name')
  await expectAccessible(page, 'console columns of an import')
  await dialog.getByLabel('Importe').selectOption('No usar')
  await expect(dialog.getByText('2 platos nuevos, 2 celdas por corregir')).toBeVisible()
  await dialog.getByLabel('Importe').selectOption('Precio')
  await dialog.getByRole('button', { name: 'Ver en la planilla' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(await sheet.cell('Jamón crudo nuevo', 'Precio')).toContainText('$ 9.500,50')
  const wrong = await sheet.cell('Ñoquis con jamón nuevo', 'Precio')
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'console sheet of an import')
  await wrong.click()
  await page.keyboard.type('12.000')
  await page.keyboard.press('Enter')
  await sheet.save()
  await staff.goTo('Actividad')
  const change = page.getByRole('article').filter({ hasText: 'Jamón crudo' })
  await expect(change).toHaveCount(1)
  await expect(change).toContainText('por planilla')
})
