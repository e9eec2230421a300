import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { plateGrid } from '../staff/plate-grid.ts'
import { repository } from '../start-server.ts'

test.use({ worldName: 'ownDemo' })

/** As an old program saves it: Windows-1252, semicolons, a title above, decimal commas. */
const MESSY = [
  'Lista de precios; ;',
  'Rubro;Artículo;Importe;Stock',
  'Jamones;Jamón crudo;"9.500,50";4',
  'Jamones;Ñoquis con jamón;consultar;',
]

/** Pictures as a Mac packs them, with a text and a file that is only called like a picture. */
const ZIP = join(repository, 'e2e/fixtures/fotos.zip')

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Importar…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Elegir archivos' })).toBeVisible()
  return dialog
}

const fileField = (dialog: Locator): Locator => dialog.getByLabel('Archivos para importar')

/** Takes the menu out, and answers where the file lies. */
async function takeOut(page: Page, format: 'Excel (.xlsx)' | 'CSV'): Promise<string> {
  await page.getByRole('button', { name: 'Exportar…' }).click()
  const dialog = page.getByRole('dialog')
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: format }).click()
  const path = await (await coming).path()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toHaveCount(0)
  return path
}

/** spec('decisions carta-as-a-sheet.5') */
test('a messy list comes into the sheet, its wrong cell is mended there, and all is one change', async ({
  staff,
}) => {
  const { page } = staff
  const sheet = plateGrid(page)
  await staff.open(shops.palermo, staffOf.ombu)
  await sheet.open(shops.palermo)
  const dialog = await openImport(page)
  await expectAccessible(page, 'console import of a sheet')
  const file = (bytes: Buffer) => ({ name: 'lista.csv', mimeType: 'text/csv', buffer: bytes })
  await fileField(dialog).setInputFiles(file(Buffer.from(MESSY.join('\r\n'), 'latin1')))
  await expect(dialog.getByText('2 platos nuevos, 1 celda por corregir')).toBeVisible()
  await expect(dialog.getByLabel('Artículo')).toHaveValue('name')
  await expect(dialog.getByText('Hay una columna que no se lee')).toBeVisible()
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

/** spec('decisions carta-as-a-sheet.5') spec('decisions carta-as-a-sheet.11') */
test('plates missing from a pasted list go by their category where ticked, and come back by one undo', async ({
  page: diner,
  menu,
  staff,
}) => {
  const { page } = staff
  const sheet = plateGrid(page)
  await staff.open(shops.providencia, staffOf.caleta)
  await sheet.open(shops.providencia)
  const dialog = await openImport(page)
  const paste = dialog.getByRole('textbox', { name: 'O pega tu lista' })
  // A column that could mean two things is told, and is read the other way by one press.
  await paste.fill('Plato\tPrecio\nOFERTAS\t\nLeche asada\t3.900\n')
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Fila 2: «OFERTAS» es una categoría' })).toBeChecked()
  await expect(dialog.getByText('1 plato nuevo', { exact: true })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'En «OFERTAS» son otros platos que los de Postres' }).uncheck()
  await expect(dialog.getByText('1 plato con cambios', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await paste.fill('Plato\tPrecio\nLeche asada\t3.900\nBebida en lata\t1.900\n')
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  await expect(dialog.getByText('1 plato con cambios', { exact: true })).toBeVisible()
  const postres = dialog.getByRole('checkbox', { name: 'Quitar de Postres: 2 platos' })
  await expect(postres).not.toBeChecked()
  await postres.check()
  await expect(dialog.getByText('1 plato con cambios, 2 platos se quitan')).toBeVisible()
  await expectAccessible(page, 'console plates that an import takes away')
  await dialog.getByRole('button', { name: 'Ver en la planilla' }).click()
  await expect(sheet.row('Mote con huesillo se quita')).toBeVisible()
  await expect(sheet.row('Torta de mil hojas se quita')).toBeVisible()
  await expect(await sheet.cell('Leche asada', 'Precio')).toContainText('$ 3.900')
  // The owner did not tick its category.
  await expect(sheet.row('Ceviche mixto se quita')).toHaveCount(0)
  await sheet.save()
  await diner.goto(`/menu/${shops.providencia}/take-away`)
  await expect(menu.plate('Leche asada')).toContainText('$ 3.900')
  await expect(diner.getByText('Mote con huesillo', { exact: true })).toHaveCount(0)
  await expect(menu.plate('Ceviche mixto')).toBeVisible()

  await sheet.row('Leche asada').getByRole('rowheader').click()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Deshecho. Tus clientes ya lo ven.')).toBeVisible()
  await diner.reload()
  await expect(menu.plate('Mote con huesillo')).toBeVisible()
  await expect(menu.plate('Leche asada')).toContainText('$ 3.500')
})

/** spec('decisions carta-as-a-sheet.8') */
test('a file that is no sheet is refused with the reason, and another one may follow', async ({ staff }) => {
  const { page } = staff
  await staff.open(shops.almagro, staffOf.ombu)
  await plateGrid(page).open(shops.almagro)
  const dialog = await openImport(page)
  staff.quiet.expectStatus(422)
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0, 1])
  await fileField(dialog).setInputFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(dialog.getByRole('alert')).toHaveText(
    'No pudimos leer el archivo: solo sirven planillas de Excel (.xlsx) y CSV.',
  )
  await expectAccessible(page, 'console import of what is no sheet')
  const list = Buffer.from('Plato;Precio\nMoscato;4.900\n')
  await fileField(dialog).setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: list })
  await expect(dialog.getByLabel('Plato', { exact: true })).toHaveValue('name')
})

/** spec('decisions carta-as-a-sheet.6') */
for (const format of ['Excel (.xlsx)', 'CSV'] as const)
  test(`a menu that went out as ${format} comes back without a change, and says so`, async ({ staff }) => {
    const { page } = staff
    await staff.open(shops.almagro, staffOf.ombu)
    await plateGrid(page).open(shops.almagro)
    const path = await takeOut(page, format)
    const dialog = await openImport(page)
    await fileField(dialog).setInputFiles(path)
    await expect(
      dialog.getByText('No hay cambios: la planilla dice lo mismo que la carta.', { exact: true }),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Ver en la planilla' })).toBeDisabled()
  })

/** spec('decisions carta-as-a-sheet.9') */
test('an older export says by name what it would take back, and does so when it is told to', async ({
  staff,
}) => {
  const { page } = staff
  const sheet = plateGrid(page)
  await staff.open(shops.almagro, staffOf.ombu)
  await sheet.open(shops.almagro)
  const path = await takeOut(page, 'CSV')
  await sheet.look('Spritz')
  await sheet.type('Spritz', 'Precio', '8.200')
  await sheet.look('Chopp')
  await sheet.type('Chopp', 'Descripción', 'Medio litro')
  await sheet.save()
  const dialog = await openImport(page)
  await fileField(dialog).setInputFiles(path)
  await expect(dialog.getByText('2 platos con cambios', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Ver en la planilla' }).click()
  const asked = dialog.getByRole('alert')
  await expect(asked).toContainText('Esta planilla es de cuando iba el cambio')
  await expect(asked).toContainText('Spritz · precio: 7.900 → 8.200')
  await expect(asked).toContainText('Chopp · descripción')
  await expectAccessible(page, 'console import of an older sheet')
  await dialog.getByRole('button', { name: 'Traerla igual' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(await sheet.cell('Spritz', 'Precio')).toContainText('$ 7.900')
  await sheet.save()
  await staff.goTo('Actividad')
  await expect(page.getByRole('article').first()).toContainText('Spritz · precio: 8.200 → 7.900')
})

/** spec('decisions pictures-in-a-zip.2') spec('decisions pictures-in-a-zip.5') */
test('pictures of a zip come to their plates, and with the rows of a list they are one change', async ({
  page: diner,
  menu,
  staff,
}) => {
  const { page } = staff
  const sheet = plateGrid(page)
  await staff.open(shops.almagro, staffOf.ombu)
  await sheet.open(shops.almagro)
  const dialog = await openImport(page)
  const list = Buffer.from('Plato;Precio;Foto\nAffogato;6.100;postre 1.jpg\nRabas;18.900;rabas.jpg\n')
  await fileField(dialog).setInputFiles([ZIP])
  await expect(dialog.getByText('2 platos reciben foto · 2 fotos sin plato')).toBeVisible()
  await expect(dialog.getByRole('alert').filter({ hasText: 'no se usan' })).toContainText(
    'precios.txt: no es una foto.',
  )
  await dialog.getByRole('button', { name: 'Volver' }).click()
  const csv = test.info().outputPath('lista.csv')
  await writeFile(csv, list)
  await fileField(dialog).setInputFiles([ZIP, csv])
  await expect(dialog.getByText('3 platos reciben foto · 1 foto sin plato')).toBeVisible()
  await expect(dialog.getByRole('alert').filter({ hasText: 'no vinieron' })).toContainText(
    'Fila 3: rabas.jpg',
  )
  const found = dialog.getByRole('listitem').filter({ hasText: 'ÑOQUIS-DE-PAPA.JPG' })
  await expect(found).toContainText('Ñoquis de papa')
  const lost = dialog.getByRole('listitem').filter({ hasText: 'mesa del fondo.png' })
  await expect(lost).toContainText('Ningún plato se llama así.')
  await lost.getByRole('combobox').selectOption('Cannoli sicilianos (Postres)')
  await expect(dialog.getByText('4 platos reciben foto', { exact: true })).toBeVisible()
  await expectAccessible(page, 'console pictures of an import')

  // A file that is a picture by its name alone gets the server's reason, and the others go on.
  staff.quiet.expectStatus(422)
  await dialog.getByRole('button', { name: 'Ver en la planilla' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'no se usan' })).toContainText(
    'Chopp.jpg: La imagen tiene que ser PNG',
  )
  await expect(dialog.getByText('1 plato con cambios, 3 platos con foto nueva')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ver en la planilla' }).click()
  await expect(dialog).toHaveCount(0)
  for (const plate of ['Ñoquis de papa', 'Cannoli sicilianos', 'Affogato'])
    await expect(sheet.grid.getByRole('rowheader', { name: `foto nueva ${plate}` })).toBeVisible()
  await expect(sheet.grid.getByRole('rowheader', { name: /Chopp|Rabas/ })).toHaveCount(0)
  await expectAccessible(page, 'console sheet with pictures of an import')
  await sheet.save()
  await diner.goto(`/menu/${shops.almagro}/take-away`)
  await expect(menu.plate('Affogato')).toContainText('$ 6.100')
  await staff.goTo('Actividad')
  const change = page.getByRole('article').first()
  for (const text of [
    'Affogato · precio',
    'Affogato · foto',
    'Ñoquis de papa · foto',
    'Cannoli sicilianos · foto',
  ])
    await expect(change).toContainText(text)
})
