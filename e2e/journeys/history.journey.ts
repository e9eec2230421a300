import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

// Diners of other journeys would see what is changed here.
test.use({ worldName: 'ownDemo' })

// No other journey of these changes it: its history is counted.
const PLATE = 'Empanada de humita'

/** spec('decisions tenant-history.4') */
test('a plate goes back to how it was before two changes, seen first, and only that plate', async ({
  page,
  menu,
  staff,
}) => {
  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await desk.getByRole('link', { name: `Editar: ${PLATE}` }).click()
  const sheet = desk.getByRole('complementary', { name: PLATE, exact: true })
  const save = async (name: string, text: string): Promise<void> => {
    await sheet.getByRole('textbox', { name, exact: true }).fill(text)
    await sheet.getByRole('button', { name: 'Guardar' }).click()
    await expect(sheet.getByRole('button', { name: 'Guardar' })).toBeHidden()
  }
  await save('Precio', '5.250')
  await save('Descripción', 'Con nueces')
  await save('Precio', '5.900')
  await sheet.getByRole('button', { name: `Más de ${PLATE}` }).click()
  await desk.getByRole('menuitem', { name: 'Historial' }).click()

  await expect(desk.getByRole('heading', { name: `Historial de ${PLATE}` })).toBeVisible()
  const first = desk.getByRole('article').filter({ hasText: 'precio: 2.600 → 5.250' })
  await expect(desk.getByRole('article')).toHaveCount(4)
  await expectAccessible(desk, 'the history of a plate')
  await first.getByRole('button', { name: /^Volver a este estado:/ }).click()
  const asked = desk.getByRole('alertdialog')
  await expect(asked).toContainText('precio: 5.900 → 5.250')
  await expect(asked).toContainText('descripción: "Con nueces" →')
  await expectAccessible(desk, 'what going back to a state changes')
  await asked.getByRole('button', { name: 'Volver a este estado' }).click()
  await expect(desk.getByText(`${PLATE} volvió a como estaba con el cambio`)).toBeVisible()

  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.plate(PLATE)).toContainText('$ 5.250')

  // Where it is so already, nothing is offered.
  await desk.setViewportSize({ width: 390, height: 844 })
  await first.getByRole('button', { name: /^Volver a este estado:/ }).click()
  await expect(asked).toContainText('no hay nada que cambiar')
  await expectAccessible(desk, 'a state that is there already, on a phone')
  await asked.getByRole('button', { name: 'Entendido' }).click()
  await expect(asked).toBeHidden()
})

/** spec('decisions tenant-history.4') */
test('a contact, and its whole brand, go back to a state by a press among the changes', async ({
  page,
  menu,
  staff,
}) => {
  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await desk.goto(`/console/${shops.palermo}/menu/plates/chinchulines-crocantes?view=menu`)
  const sheet = desk.getByRole('complementary', { name: 'Chinchulines crocantes' })
  const dialog = desk.getByRole('dialog', { name: 'Chinchulines crocantes en Fuego Lento Palermo' })
  const isShown = dialog.getByRole('combobox', { name: 'Se ve acá' })
  // Of one field alone, what is written within a minute is one revision.
  for (const [price, shown] of [
    ['10.100', 'Heredado: se ve'],
    ['10.300', 'Se ve'],
  ] as const) {
    await sheet.getByRole('button', { name: 'Más de Chinchulines crocantes' }).click()
    await desk.getByRole('menuitem', { name: 'En Fuego Lento Palermo…' }).click()
    await dialog.getByRole('textbox', { name: 'Precio acá' }).fill(price)
    await isShown.selectOption(shown)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
  }

  await desk.goto(`/console/${shops.palermo}/activity`)
  await desk.getByRole('button', { name: 'Historial de Fuego Lento Palermo' }).click()
  await expect(desk.getByRole('heading', { name: 'Historial de Fuego Lento Palermo' })).toBeVisible()
  const first = desk.getByRole('article').filter({ hasText: '→ 10.100' })
  const second = desk.getByRole('article').filter({ hasText: '10.100 → 10.300' })
  await expectAccessible(desk, 'the history of a contact')
  const asked = desk.getByRole('alertdialog')
  await first.getByRole('button', { name: /^Volver a este estado:/ }).click()
  await expect(asked).toContainText('10.300 → 10.100')
  await asked.getByRole('button', { name: 'Volver a este estado' }).click()
  await expect(desk.getByText('Fuego Lento Palermo volvió a como estaba con el cambio')).toBeVisible()
  const priceIs = async (text: string): Promise<void> => {
    await page.goto(`/menu/${shops.palermo}/take-away`)
    await expect(menu.plate('Chinchulines crocantes')).toContainText(text)
  }
  await priceIs('$ 10.100')

  await desk.getByRole('button', { name: 'Ver todos' }).click()
  await desk.getByRole('button', { name: 'Historial de Fuego Lento', exact: true }).click()
  await expect(desk.getByRole('heading', { name: 'Historial de Fuego Lento', exact: true })).toBeVisible()
  await second.getByRole('button', { name: /^Volver a este estado:/ }).click()
  await expect(asked).toContainText('10.100 → 10.300')
  await asked.getByRole('button', { name: 'Volver a este estado' }).click()
  await expect(desk.getByText('Fuego Lento volvió a como estaba con el cambio')).toBeVisible()
  await priceIs('$ 10.300')
})
