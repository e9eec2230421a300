import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/** spec('decisions who-sees-what.7') */
test('an owner takes the customers out as a file, and is told of a phone that nothing is left of it', async ({
  diner,
  staff,
}) => {
  const phone = diner.newPhone()
  await diner.ordersQuickly(shops.palermo, { phone, name: 'Clara Lista' })
  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'customers')
  await expect(desk.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()

  const saved = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Descargar la lista' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^clientes-[\w-]+\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^\uFEFFTeléfono;Nombre;(?:.|\r|\n)*;Clara Lista;/,
  )

  await desk.getByRole('textbox', { name: 'Teléfono' }).fill('11 5000-0001')
  await desk.getByRole('button', { name: 'Borrar los datos' }).click()
  await backCloses(desk.getByRole('alertdialog'))
  await desk.getByRole('button', { name: 'Borrar los datos' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click()
  await expect(desk.getByText('No queda ningún dato de este teléfono.')).toBeVisible()
  await expectAccessible(desk, 'customers')
})
