import { expectAccessible } from '../accessible.ts'
import { backCloses } from '../back-closes.ts'
import { expect, test } from '../journey.ts'
import { shops, staffOf } from '../shops.ts'

/** spec('decisions the-frame.1') */
test('by keyboard alone an order is found by number and phone, a plate is marked and taken back', async ({
  diner,
  staff,
}) => {
  const { page } = staff
  const order = await diner.ordersQuickly(shops.caballito, { name: 'Paula Paleta' })
  await staff.open(shops.caballito, staffOf.ombu)
  await staff.sees(order, 'Nuevos')
  const palette = page.getByRole('dialog', { name: 'Buscar o hacer algo' })
  const first = palette.getByRole('option').first()
  const openPalette = (): Promise<void> =>
    expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(palette).toBeVisible({ timeout: 500 })
    }).toPass()

  await openPalette()
  await expect(first).toHaveText(/^Pedidos/)
  await expectAccessible(page, 'the palette before anything is typed')
  await page.keyboard.type(`pedido ${order.number}`)
  await expect(first).toContainText(`Pedido #${order.number}Paula Paleta`)
  await expectAccessible(page, 'the palette with an order')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Pedido #${order.number}` })).toBeVisible()
  await staff.closeOrder()

  // Finished orders are the server's to find, by the phone as people write it.
  await staff.cancelsElsewhere(order)
  await openPalette()
  await page.keyboard.type(`#${order.number}`)
  await expect(first).toContainText('Cancelado')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/finished/${order.id}$`))
  await page.keyboard.press('Escape')

  await openPalette()
  await page.keyboard.type('agotar nada de esto')
  await expect(palette).toContainText('Nada con «agotar nada de esto»')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('AGOTAR alfajor de maicena')
  await expect(first).toContainText('Agotar Alfajor de maicena')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  const toast = page.getByRole('status').filter({ hasText: 'Alfajor de maicena quedó agotado' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Deshacer' }).click()
  await openPalette()
  await expect(palette.getByRole('group', { name: 'Lo último' })).toContainText('Alfajor de maicena')
  await page.keyboard.type('alfajor de maicena')
  await expect(first).toHaveText(/^Alfajor de maicena/)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('complementary', { name: 'Alfajor de maicena' })
  await expect(sheet.getByRole('textbox', { name: 'Precio' })).toBeVisible()
})

/** spec('decisions the-frame.1') */
test('without a connection one goes on by the palette, and it says that it is not all', async ({ staff }) => {
  const { page, quiet } = staff
  quiet.expectFailures(/\/(?:api|console)\//)
  await page.setViewportSize({ width: 390, height: 844 })
  await staff.open(shops.belgrano, staffOf.ombu, 'menu')
  const open = page.getByRole('button', { name: 'Buscar o hacer' })
  const palette = page.getByRole('dialog', { name: 'Buscar o hacer algo' })
  await open.click()
  await expect(palette.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'the palette on a phone')
  await backCloses(palette)

  await page.context().setOffline(true)
  await open.click()
  await palette.getByRole('combobox').fill('opiniones')
  await expect(palette.getByRole('option').first()).toHaveText(/^Opiniones/)
  await palette.getByRole('combobox').fill('214')
  await expect(palette).toContainText('Sin conexión')
  await page.context().setOffline(false)

  // Another contact, at the same section.
  await palette.getByRole('combobox').fill('palermo')
  await palette.getByRole('option', { name: /Fuego Lento Palermo/ }).click()
  await expect(page).toHaveURL(new RegExp(`/console/${shops.palermo}/menu`))
})

/** spec('decisions the-frame.2') */
test('two keys lead to a section, and the list tells which', async ({ staff }) => {
  const { page } = staff
  await staff.open(shops.palermo, staffOf.ombu, 'customers')
  const keys = page.getByRole('dialog', { name: 'Teclas' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(keys).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(keys).toContainText('Opiniones')
  await expectAccessible(page, 'the list of keys')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: 'Opiniones' })).toBeVisible()

  // In a field they are letters.
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  const search = page.getByRole('searchbox', { name: 'Buscar producto' })
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('go')
  await expect(search).toHaveValue('go')
})

/** spec('decisions the-frame.1') */
test('letters typed after the first Ctrl K are in the palette once it is there', async ({ staff }) => {
  const { page } = staff
  // Its files are on their way until this says so.
  const { promise: isHere, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?:frame-tools|palette-dialog)-/, async (route) => {
    await isHere
    await route.continue()
  })
  await staff.open(shops.palermo, staffOf.ombu, 'customers')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('opinx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('io')
  const palette = page.getByRole('dialog', { name: 'Buscar o hacer algo' })
  const field = palette.getByRole('combobox')
  await expect(palette).toBeHidden()
  arrive()
  await expect(field).toHaveValue('opinio')
  await expect(field).toBeFocused()
  await page.keyboard.type('nes')
  await expect(field).toHaveValue('opiniones')
  await expect(palette.getByRole('option').first()).toHaveText(/^Opiniones/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Opiniones' })).toBeVisible()
})
