import { closingsOf, noteClosings } from '../closing-times.ts'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/** spec('000 §2.63') spec('000 §2.66') spec('000 §2.70') */
test('the cart says its mode, leads back to the menu, and gives back what was taken out', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  await menu.seeOrder()
  await expect(page.getByRole('main').getByText('Retiro en el local', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Agregar más productos' }).click()
  await expect(page).toHaveURL(/\/take-away$/)
  await menu.add('Vegetales grillados')
  await menu.seeOrder()

  await cart.oneLess('Puré de calabaza asada')
  await expect(cart.line('Vegetales grillados').locator(':focus')).toHaveCount(1)
  await cart.oneMore('Vegetales grillados')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await cart.hasQuantity('Puré de calabaza asada', 1)
  await cart.hasQuantity('Vegetales grillados', 2)

  await page.getByRole('button', { name: 'Vaciar' }).click()
  await expect(page.getByText('Tu pedido está vacío')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await cart.hasQuantity('Puré de calabaza asada', 1)
  await cart.hasQuantity('Vegetales grillados', 2)

  await cart.remove('Puré de calabaza asada')
  await cart.remove('Vegetales grillados')
  await expect(page.getByRole('heading', { level: 1, name: 'Mi pedido' })).toBeFocused()
  await expect(cart.continueLink).toBeHidden()
  await page.getByRole('link', { name: 'Volver al Menú' }).click()
  await expect(page.getByRole('navigation', { name: 'Categorías' })).toBeVisible()
  await page.goto(`/menu/${shops.palermo}/checkout`)
  await expect(page.getByText('Tu pedido está vacío')).toBeVisible()
  await page.getByRole('link', { name: 'Volver al Menú' }).click()
  await expect(page.getByRole('navigation', { name: 'Categorías' })).toBeVisible()
})

/** spec('000 §2.65') spec('000 §5.35') */
test('an edited line keeps what was chosen, joins an equal one, and counts with the others up to the maximum', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  const plain = await menu.openPlate('Choripán')
  await plain.writeNotes('bien cocido')
  for (let more = 0; more < 5; more += 1) await plain.oneMore('Choripán')
  await plain.add()
  const other = await menu.openPlate('Choripán')
  await other.oneMore('Choripán')
  await other.oneMore('Choripán')
  await other.add()
  await menu.seeOrder()
  await expect(cart.line('Choripán')).toHaveCount(2)

  const noted = cart.line('Choripán').filter({ hasText: 'bien cocido' })
  await noted.getByRole('button', { name: /editar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choripán' })
  await expect(dialog.getByRole('textbox', { name: 'Aclaraciones' })).toHaveValue('bien cocido')
  await expect(dialog.getByRole('button', { name: /^Actualizar/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Agregar uno de Choripán' }).click()
  await dialog.getByRole('button', { name: 'Agregar uno de Choripán' }).click()
  await expect(
    page.getByText('Has alcanzado el máximo de unidades (10) para este producto').first(),
  ).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Aclaraciones' }).fill('')
  await dialog.getByRole('button', { name: /^Actualizar/ }).click()
  await expect(dialog).toBeHidden()
  await expect(cart.line('Choripán')).toHaveCount(1)
  await cart.hasQuantity('Choripán', 10)
})

/** spec('000 §2.62') */
test('a recommendation that asks something opens over the cart, and leaves the row once it is taken', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  await menu.seeOrder()
  const row = page.getByRole('region', { name: 'Te recomendamos' })
  await expect(row.getByRole('listitem')).toHaveCount(6)
  await row.getByRole('button', { name: /Papas fritas/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Papas fritas' })
  await dialog.getByRole('radio', { name: /^Grande/ }).check()
  await dialog.getByRole('button', { name: /^Agregar \$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(cart.line('Papas fritas')).toContainText('Grande')
  await expect(row.getByRole('button', { name: /Papas fritas/ })).toBeHidden()
})

/** spec('000 §5.38') */
test('notes stop at their limit, typed or pasted, and count as the kitchen does', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  const form = await menu.openPlate('Puré de calabaza asada')
  const notes = page.getByRole('textbox', { name: 'Aclaraciones' })
  await form.writeNotes('a'.repeat(248))
  await expect(page.getByText('248/250')).toBeVisible()
  await notes.pressSequentially('🌶')
  await expect(page.getByText('250/250')).toBeVisible()
  await notes.pressSequentially('b')
  await expect(notes).toHaveValue(`${'a'.repeat(248)}🌶`)
  await notes.evaluate((field: HTMLTextAreaElement) => field.select())
  await page.keyboard.insertText('🌶'.repeat(200))
  await expect(notes).toHaveValue('🌶'.repeat(125))
  await form.add()
  await menu.seeOrder()
  await cart.goOn()
  const orderNotes = page.getByRole('textbox', { name: /^Aclaraciones del pedido/ })
  await orderNotes.fill('á'.repeat(300))
  await expect(orderNotes).toHaveValue('á'.repeat(250))
  await expect(page.getByText('250/250')).toBeVisible()
})

/**
 * spec('000 §2.93') spec('000 §2.98') spec('000 §4.6') spec('000 §9.3')
 * spec('001 §9.19')
 */
test('the logo asks before it empties the cart, and then forgets it', async ({ page, menu, cart }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await noteClosings(page)
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  await menu.seeOrder()
  const logo = page.getByRole('banner').getByRole('link').first()
  await logo.click()
  const question = page.getByRole('alertdialog', { name: '¿Deseas continuar?' })
  await expect(question).toContainText('Si continuas, se borrarán los ítems agregados a tu pedido')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await cart.hasQuantity('Puré de calabaza asada', 1)
  // The plate over the menu, and the question: 190 ms, whichever it is.
  expect(await closingsOf(page)).toEqual([
    { role: 'dialog', lasts: '0.19s' },
    { role: 'alertdialog', lasts: '0.19s' },
  ])

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logo.click()
  await expect(question).toHaveCSS('transition-property', 'none')
  await expect(question).toHaveCSS('animation-name', 'none')
  await question.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: '¿Qué menú quieres ver?' })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('cart')))
  expect(kept).toEqual([])

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Retiro/ })
    .click()
  await page.getByRole('link', { name: 'Fuego Lento', exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.palermo}$`))
})

/** spec('000 §2.29') spec('000 §4.5') */
test('a diner who chooses another mode on the page of the shop is asked too, and cancels', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  await page.goto(`/menu/${shops.palermo}`)
  const card = page.getByRole('main').getByRole('link', { name: /^En el local/ })
  await card.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Si continuas, se borrarán los ítems agregados a tu pedido')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(card).toBeVisible()
  await page.goto(`/menu/${shops.palermo}/preview`)
  await cart.hasQuantity('Puré de calabaza asada', 1)
})

/** spec('000 §2.88') */
test('a diner who looks for another shop is asked about the items, and leaves them behind', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Puré de calabaza asada')
  await menu.about.click()
  await page.getByRole('link', { name: 'Cambiar local' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Al cambiar de local se borrarán los ítems agregados a tu pedido')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await menu.seeOrder()
  await cart.hasQuantity('Puré de calabaza asada', 1)
  await page.goBack()
  await menu.about.click()
  await page.getByRole('link', { name: 'Cambiar local' }).click()
  await question.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('link', { name: /Caballito/ }).first()).toBeVisible()
  await page.goto(`/menu/${shops.palermo}/preview`)
  await expect(page.getByText('Tu pedido está vacío')).toBeVisible()
})

/** spec('000 §2.67') */
test('below the minimum of a delivery the cart says what is missing, and goes no further', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Delivery')
  await menu.add('Puré de calabaza asada')
  await menu.seeOrder()
  await expect(page.getByText(/^Te faltan .* para llegar al pedido mínimo/)).toBeVisible()
  await expect(cart.continueLink).toBeHidden()
  await cart.oneMore('Puré de calabaza asada')
  await expect(cart.continueLink).toBeVisible()
})
