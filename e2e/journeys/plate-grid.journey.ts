import { expectAccessible } from '../accessible.ts'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { plateGrid } from '../staff/plate-grid.ts'
import { takeSession } from '../staff/staff-session.ts'
import { tabTo } from '../tab-to.ts'

test.use({ worldName: 'ownDemo' })

// No pointer anywhere in this journey: only the keyboard.
/** spec('decisions carta-as-a-sheet.1') spec('decisions carta-as-a-sheet.4') */
test('an owner without a mouse works through the cells, mends the wrong ones, and saves', async ({
  staff,
}) => {
  const { page } = staff
  const { keyboard } = page
  const sheet = plateGrid(page)
  await staff.open(shops.palermo, staffOf.ombu)
  await sheet.open(shops.palermo)
  await expectAccessible(page, 'console sheet')
  const [plates, rows] = [sheet.grid, sheet.grid.getByRole('row')]
  await expect(plates).toHaveAttribute('aria-colcount', '7')
  // Rows that are not drawn count as well, and each says its number.
  expect(Number(await plates.getAttribute('aria-rowcount'))).toBeGreaterThan(await rows.count())
  await tabTo(page, plates.getByRole('rowheader').first())
  // One stop for Tab: the next one is behind the grid.
  await keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') === null)).toBe(true)
  await keyboard.press('Shift+Tab')
  await expect(plates.getByRole('rowheader').first()).toBeFocused()

  await keyboard.press('ArrowDown')
  // A category is called what diners and the other views of the menu call it.
  await expect(plates.getByRole('rowheader', { name: 'Combos de la casa (Combos)' })).toBeVisible()
  await expect(await sheet.cell('Combo choripán', 'Categoría')).toHaveText('Combos de la casa')
  const first = plates.getByRole('rowheader', { name: 'Combo choripán' })
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('tabindex', '0')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.type('caro')
  await keyboard.press('Enter')
  const price = await sheet.cell('Combo choripán', 'Precio')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expect(price).toContainText('«caro» no es un precio')
  await keyboard.type('15.300,50')
  await keyboard.press('Enter')
  await expect(await sheet.cell('Combo hamburguesa fuego', 'Precio')).toContainText('$ 15.300,50')
  await expectAccessible(page, 'console sheet with an error')
  await keyboard.press('Control+s')
  // The wrong cell comes first, and has the focus.
  await expect(price).toBeFocused()
  await keyboard.press('F2')
  await keyboard.press('Control+a')
  await keyboard.type('12000')
  await keyboard.press('Escape')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await keyboard.type('12.000')
  await keyboard.press('Tab')
  await expect(await sheet.cell('Combo choripán', 'Categoría')).toBeFocused()
  await keyboard.press('Control+z')
  await expect(price).toContainText('caro')
  await keyboard.press('Control+y')
  await expect(price).toContainText('$ 12.000')

  await keyboard.press('ArrowRight')
  await keyboard.press('Space')
  await expect(await sheet.cell('Combo choripán', 'Activo')).toContainText('no')
  await keyboard.press('Control+End')
  await expect(plates.getByRole('row').last().getByRole('gridcell').last()).toBeFocused()
  await keyboard.press('Control+Home')
  await keyboard.press('Control+s')
  await expect(page.getByText('3 cambios guardados. Tus clientes ya los ven.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toHaveCount(0)
})

/** spec('decisions carta-as-a-sheet.2') */
test('two hundred rows are pasted from a spreadsheet, saved as one change, and taken back by one undo', async ({
  staff,
}) => {
  const { page } = staff
  const sheet = plateGrid(page)
  await staff.open(shops.palermo, staffOf.ombu)
  await sheet.open(shops.palermo)
  await sheet.look('')
  await sheet.grid.getByRole('rowheader', { name: 'Nuevo plato…' }).first().click()
  const rows = Array.from(
    { length: 200 },
    (_, at) => `Plato ${at + 1}\t"De la casa,\n""${at}"""\t$ 1.${100 + at},50`,
  )
  await sheet.paste(`${rows.join('\n')}\n`)
  await expect(page.getByText('600 celdas pegadas.')).toBeVisible()
  await sheet.look('Plato 200')
  await expect(await sheet.cell('Plato 200 nuevo', 'Precio')).toContainText('$ 1.299,50')
  await sheet.look('')
  await sheet.save()
  await sheet.look('Plato 1')
  await expect(await sheet.cell('Plato 1', 'Descripción')).toContainText('De la casa')
  // Ctrl Z after a save takes the whole change back.
  await sheet.row('Plato 1').getByRole('rowheader').click()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Deshecho. Tus clientes ya lo ven.')).toBeVisible()
  await expect(sheet.row('Plato 1')).toHaveCount(0)
  await staff.goTo('Actividad')
  const changes = page.getByRole('article').filter({ hasText: 'Plato 1' })
  await expect(changes.last()).toContainText('y 195 cambios más')
  await expect(changes.last()).toContainText('por planilla')
})

/** spec('decisions carta-as-a-sheet.3') */
test('of two people on one cell the second one sees both values, and decides', async ({
  staff,
  openBrowser,
}) => {
  const [mine, theirs] = [staff.page, (await openBrowser({ at: 'staff', viewport: DESK })).page]
  const [sheet, other] = [plateGrid(mine), plateGrid(theirs)]
  await staff.open(shops.palermo, staffOf.ombu)
  await takeSession({ page: theirs, quiet: staff.quiet, url: new URL(mine.url()).origin }, staffOf.ombu)
  await sheet.open(shops.palermo)
  await other.open(shops.palermo)
  await expect(mine.getByText('En vivo')).toBeAttached()
  await sheet.type('Menú de los chicos', 'Precio', '10.000')
  await sheet.type('Menú de los chicos', 'Descripción', 'Lo mío')
  await other.type('Menú de los chicos', 'Precio', '10.500')
  await other.type('Combo choripán', 'Descripción', 'Lo suyo')
  await other.save()

  // A cell of the other author alone is there at once; a cell of both waits, with both values.
  await expect(await sheet.cell('Combo choripán', 'Descripción')).toContainText('Lo suyo')
  const price = await sheet.cell('Menú de los chicos', 'Precio')
  await expect(price).toContainText('$ 10.000')
  await expect(price).toContainText('ahora: $ 10.500')
  await sheet.bar.click()
  await expect(price).toBeFocused()
  await expect(mine.getByText('Ahora dice: $ 10.500')).toBeVisible()
  await expectAccessible(mine, 'console sheet with a conflict')
  await mine.getByRole('button', { name: 'Tomar lo suyo' }).click()
  await expect(price).not.toContainText('ahora:')
  await sheet.save()
  await expect(await other.cell('Menú de los chicos', 'Descripción')).toContainText('Lo mío')
  await expect(await other.cell('Menú de los chicos', 'Precio')).toContainText('$ 10.500')
})

/** spec('decisions carta-as-a-sheet.1') */
test('on a phone a cell is read and edited by touch, and leaving asks', async ({ staff, openBrowser }) => {
  const { page } = await openBrowser({ at: 'staff' })
  const sheet = plateGrid(page)
  await staff.open(shops.palermo, staffOf.ombu)
  await takeSession({ page, quiet: staff.quiet, url: new URL(staff.page.url()).origin }, staffOf.ombu)
  await sheet.open(shops.palermo)
  await expectAccessible(page, 'console sheet on a phone')
  const price = await sheet.cell('Parrillada para dos con malbec', 'Precio')
  await price.tap()
  await expect(page.getByText('Parrillada para dos con malbec · Precio: $ 69.900')).toBeVisible()
  await price.tap()
  const field = sheet.grid.getByRole('textbox', { name: 'Precio' })
  await field.fill('71.100')
  await field.press('Enter')
  await expect(price).toContainText('$ 71.100')
  // Another view of the menu is another page as well, and the switch stays where it was.
  for (const away of [page.getByRole('link', { name: 'Pedidos' }), page.getByText('Disponibilidad')]) {
    await away.click()
    await expect(page.getByRole('alertdialog')).toContainText('¿Salir sin guardar?')
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(page.getByRole('radio', { name: 'Planilla' })).toBeChecked()
  }
  await expect(price).toContainText('$ 71.100')
  await sheet.save()
})
