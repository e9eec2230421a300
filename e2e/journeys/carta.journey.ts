import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { declineReward } from '../diner/reward.ts'
import { DESK, expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'
import { takeSession } from '../staff/staff-session.ts'
import { countTaps } from '../staff/taps.ts'
import { tabTo } from '../tab-to.ts'

// Diners of other journeys would see what is changed here.
test.use({ worldName: 'ownDemo' })

const sheetOf = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true })

const SAVED = 'Guardado. Tus clientes ya lo ven.'

/** spec('decisions the-carta.7') */
test('a plate with a picture and two groups is made in a minute, and diners have it on the page that lies open', async ({
  page,
  menu,
  staff,
}) => {
  const desk = staff.page
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.plate('Morcilla criolla')).toBeVisible()
  await page.evaluate(() => void (document.documentElement.dataset.sameLoad = 'yes'))

  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await expect(desk.getByRole('button', { name: 'Agregar plato' })).toBeVisible()
  // A photo of the shop: here one of the screen that stands on its desk.
  const photo = { name: 'lomo.png', mimeType: 'image/png', buffer: await desk.screenshot() }
  const taps = await countTaps(desk)
  await desk.getByRole('button', { name: 'Agregar plato' }).click()
  const added = sheetOf(desk, 'Plato nuevo')
  await added.getByRole('textbox', { name: 'Nombre', exact: true }).click()
  await desk.keyboard.type('Lomo al champiñón')
  await added.getByRole('textbox', { name: 'Precio' }).click()
  await desk.keyboard.type('21.500')
  const asked = desk.waitForEvent('filechooser')
  await added.getByRole('button', { name: 'Elegir foto: Foto' }).click()
  await (await asked).setFiles(photo)
  await expect(added.getByText('La foto ya está. Hay cambios sin guardar.')).toBeAttached()
  const groups = added.getByRole('combobox', { name: 'Agregar un grupo…' })
  await groups.selectOption('Punto de cocción')
  await groups.selectOption('Salsas para acompañar')
  await expectAccessible(desk, 'the sheet of a new plate with everything', 'iframe')
  await added.getByRole('button', { name: 'Guardar' }).click()
  const plate = sheetOf(desk, 'Lomo al champiñón')
  await expect(plate).toBeVisible()
  // A list of the browser's own is opened and chosen from by two more.
  expect((await taps()) + 4).toBeLessThanOrEqual(9)
  await expect(plate.getByRole('button', { name: 'Cambiar: Foto' })).toBeVisible()

  await expect(async () => {
    await menu.lookAgain()
    await expect(menu.changed).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  const link = menu.plate('Lomo al champiñón')
  await expect(link).toContainText('$ 21.500')
  await link.scrollIntoViewIfNeeded()
  const row = page.getByRole('listitem').filter({ hasText: 'Lomo al champiñón' }).last()
  await expect.poll(() => row.locator('img').first().evaluate(isDrawn)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.dataset.sameLoad)).toBe('yes')
  const form = await menu.openPlate('Lomo al champiñón')
  await expect(form.group('Punto de cocción')).toBeVisible()
  await expect(form.group('Salsas para acompañar')).toBeVisible()
})

const isDrawn = (image: SVGElement | HTMLElement): boolean =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0

/** spec('decisions the-carta.2') */
test('of two people on one plate nobody loses a letter, and what both changed is decided at its field', async ({
  staff,
  openBrowser,
}) => {
  const theirs = await openBrowser({ at: 'staff', viewport: DESK })
  const [mine, other] = [staff.page, theirs.page]
  await staff.open(shops.palermo, staffOf.ombu)
  await takeSession({ page: other, quiet: theirs.quiet, url: new URL(mine.url()).origin }, staffOf.ombu)
  const path = `/console/${shops.palermo}/menu/plates/ojo-de-bife?view=menu`
  await Promise.all([mine.goto(path), other.goto(path)])
  const [here, there] = [sheetOf(mine, 'Ojo de bife'), sheetOf(other, 'Ojo de bife')]
  const description = (sheet: Locator): Locator => sheet.getByRole('textbox', { name: 'Descripción' })
  const price = (sheet: Locator): Locator => sheet.getByRole('textbox', { name: 'Precio' })
  await staff.isLive()
  await description(here).fill('De novillo, con chimichurri de la casa.')
  await price(there).fill('30.100')
  await there.getByRole('button', { name: 'Guardar' }).click()
  await expect(other.getByText(SAVED)).toBeVisible()

  // The other author's change is there at once, and the words being typed still are.
  await expect(price(here)).toHaveValue('30100')
  await expect(here).toContainText('Cambió mientras tanto, y ya lo ves: Precio.')
  await expect(description(here)).toHaveValue('De novillo, con chimichurri de la casa.')
  await here.getByRole('button', { name: 'Guardar' }).click()
  await expect(description(there)).toHaveValue('De novillo, con chimichurri de la casa.')
  await expect(price(there)).toHaveValue('30.100')

  await price(here).fill('31.000')
  await price(there).fill('32.000')
  await there.getByRole('button', { name: 'Guardar' }).click()
  await expect(here).toContainText('Ahora dice:')
  await expect(here).toContainText('$ 32.000')
  await expect(price(here)).toHaveValue('31.000')
  await expectAccessible(mine, 'the sheet of a plate that two people changed', 'iframe')
  await here.getByRole('button', { name: 'Dejar lo mío' }).click()
  await here.getByRole('button', { name: 'Guardar' }).click()
  await expect(price(there)).toHaveValue('31000')
})

/** spec('decisions the-carta.7') */
test('by keyboard alone a plate is found, renamed and saved', async ({ staff }) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  const search = page.getByRole('searchbox', { name: 'Buscar producto' })
  await expect(search).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('provoleta')
  await tabTo(page, page.getByRole('link', { name: 'Editar: Provoleta a la chapa' }))
  await page.keyboard.press('Enter')
  const sheet = sheetOf(page, 'Provoleta a la chapa')
  const name = sheet.getByRole('textbox', { name: 'Nombre', exact: true })
  await expect(name).toBeVisible()
  await tabTo(page, name)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Provoleta de campo')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(SAVED)).toBeVisible()
  const renamed = sheetOf(page, 'Provoleta de campo')
  await expect(renamed).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(renamed).toBeHidden()
  // Back where the sheet was opened, though its row is drawn anew.
  await expect(page.getByRole('link', { name: 'Editar: Provoleta de campo' })).toBeFocused()
})

/** spec('decisions the-carta.7') */
test('a plate that is being typed survives a phone that is turned', async ({ staff }) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await page.getByRole('link', { name: 'Editar: Chorizo criollo' }).click()
  const price = page.getByRole('textbox', { name: 'Precio' })
  await price.fill('12.345')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(price).toHaveValue('12.345')
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeInViewport()
  await page.setViewportSize(DESK)
  await expect(price).toHaveValue('12.345')
})

/** spec('decisions locals-own.9') */
test('a contact says its own price and visibility, its diners alone see them, and what is inherited comes back', async ({
  page,
  menu,
  staff,
}) => {
  const desk = staff.page
  const priceAt = async (contact: string, text: string): Promise<void> => {
    await page.goto(`/menu/${contact}/take-away`)
    await expect(menu.plate('Papas fritas')).toContainText(text)
  }
  await priceAt(shops.palermo, '$ 4.900')
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await desk.goto(`/console/${shops.palermo}/menu/plates/papas-fritas?view=menu`)
  const sheet = sheetOf(desk, 'Papas fritas')
  const ask = async (): Promise<Locator> => {
    await sheet.getByRole('button', { name: 'Más de Papas fritas' }).click()
    await desk.getByRole('menuitem', { name: 'En Fuego Lento Palermo…' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Papas fritas en Fuego Lento Palermo' })
    await expect(dialog.getByRole('textbox', { name: 'Chica, precio acá' })).toBeVisible()
    return dialog
  }
  const first = await ask()
  await expect(first).toContainText('Heredado: $ 4.900')
  await first.getByRole('textbox', { name: 'Chica, precio acá' }).fill('cara')
  await first.getByRole('button', { name: 'Guardar' }).click()
  await expect(first.getByText('Escribí un monto, como 28.000 o 28.000,50.')).toBeVisible()
  await expectAccessible(desk, 'what a contact says over its brand', 'iframe')
  await first.getByRole('textbox', { name: 'Chica, precio acá' }).fill('5.700')
  await first.getByRole('button', { name: 'Guardar' }).click()
  await expect(desk.getByText('Guardado para Fuego Lento Palermo.')).toBeVisible()
  await priceAt(shops.palermo, '$ 5.700')
  await priceAt(shops.caballito, '$ 4.900')

  const again = await ask()
  await expect(again).toContainText('La marca: $ 4.900')
  await again.getByRole('button', { name: 'Restablecer: Chica, precio acá' }).click()
  await again.getByRole('combobox', { name: 'Se ve acá' }).selectOption('No se ve')
  await again.getByRole('button', { name: 'Guardar' }).click()
  await expect(again).toBeHidden()
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.plate('Morcilla criolla')).toBeVisible()
  await expect(page.getByText('Papas fritas', { exact: true })).toHaveCount(0)
  await priceAt(shops.caballito, '$ 4.900')
  const last = await ask()
  await last.getByRole('combobox', { name: 'Se ve acá' }).selectOption('Heredado: se ve')
  await last.getByRole('button', { name: 'Guardar' }).click()
  await expect(last).toBeHidden()
  await priceAt(shops.palermo, '$ 4.900')
})

/** spec('decisions locals-own.9') */
test('a contact says what garnishes cost and which it has, other contacts are to say the same, and one undo takes all of it back', async ({
  page,
  menu,
  staff,
}) => {
  const desk = staff.page
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  await desk.goto(`/console/${shops.palermo}/menu/plates/lomito-completo?view=menu`)
  const sheet = sheetOf(desk, 'Lomito completo')
  await sheet.getByRole('button', { name: 'Más de Lomito completo' }).click()
  await desk.getByRole('menuitem', { name: 'En Fuego Lento Palermo…' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Lomito completo en Fuego Lento Palermo' })
  await dialog.getByText('Súmale algo').click()
  await dialog.getByRole('textbox', { name: 'Palta, precio acá' }).fill('mucho')
  await dialog.getByText('Súmale algo').click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  // The page leads to the wrong field, wherever it is folded away.
  const avocado = dialog.getByRole('textbox', { name: 'Palta, precio acá' })
  await expect(avocado).toBeFocused()
  await avocado.fill('2.750')
  await dialog.getByRole('combobox', { name: 'Panceta crocante, se ve acá' }).selectOption('No se ve')
  await dialog.getByText('Aplicar también en…').click()
  await expectAccessible(desk, 'what a contact says of garnishes, and where else it is to hold', 'iframe')
  await dialog.getByRole('checkbox', { name: 'Fuego Lento Caballito' }).check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const saved = desk
    .getByRole('status')
    .filter({ hasText: 'Guardado para Fuego Lento Palermo y Fuego Lento Caballito.' })
  await expect(saved).toBeVisible()

  await declineReward(page)
  // Belgrano is closed, and says so once in a visit.
  await page.goto(`/menu/${shops.belgrano}/take-away`)
  await page
    .getByRole('dialog', { name: 'Programa tu pedido' })
    .getByRole('button', { name: 'Aceptar' })
    .click()
  const extrasAt = async (contact: string): Promise<Locator> => {
    await page.goto(`/menu/${contact}/take-away`)
    return (await menu.openPlate('Lomito completo')).group('Súmale algo')
  }
  for (const contact of [shops.palermo, shops.caballito]) {
    const extras = await extrasAt(contact)
    await expect(extras).toContainText('2.750')
    await expect(extras).not.toContainText('Panceta crocante')
  }
  await expect(await extrasAt(shops.belgrano)).toContainText('Panceta crocante')
  await saved.getByRole('button', { name: 'Deshacer' }).click()
  await expect(desk.getByText('Deshecho. Tus clientes ya lo ven.')).toBeVisible()
  for (const contact of [shops.palermo, shops.caballito]) {
    const extras = await extrasAt(contact)
    await expect(extras).toContainText('2.200')
    await expect(extras).toContainText('Panceta crocante')
  }
})

/** spec('decisions the-carta.2') */
test('where the session ends over what was typed one signs in over it, and nothing is lost', async ({
  staff,
}) => {
  const { page, quiet } = staff
  quiet.expectStatus(401)
  await staff.open(shops.palermo, staffOf.ombu, 'menu')
  const again = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  for (const viewport of [DESK, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport)
    await page.goto(`/console/${shops.palermo}/menu/plates/suprema-maryland?view=menu`)
    const description = page.getByRole('textbox', { name: 'Descripción' })
    const text = `Con banana, a ${viewport.width} de ancho`
    await description.fill(text)
    await page.context().clearCookies()
    // By its key: another call of the page may have met the end of the session before.
    await description.press('ControlOrMeta+s')
    await expect(again).toBeVisible()
    await expect(again.getByRole('textbox', { name: 'Correo' })).toHaveValue(staffOf.ombu.email)
    await expectAccessible(page, `the way back into a session, ${viewport.width} wide`, 'iframe')
    await again.getByLabel('Contraseña', { exact: true }).fill(staffOf.ombu.password)
    await again.getByRole('button', { name: 'Ingresar' }).click()
    await expect(again).toBeHidden()
    await expect(description).toHaveValue(text)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(description).toHaveValue(text)
  }
})
