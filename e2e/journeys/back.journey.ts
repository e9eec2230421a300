import { backCloses } from '../back-closes.ts'
import { accountOf } from '../diner/account.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

// A layer that Back closes fades slowly, and Back comes again meanwhile.
test.use({ reducedMotion: 'no-preference' })

/** Layer over a page, and the button that opens it. */
type Opening = { readonly button: Locator; readonly over: Locator }

/** Opens one thing after the other by its button, and closes each by Back, twice in a row. */
async function backClosesEach(page: Page, openings: readonly Opening[]): Promise<void> {
  const address = page.url()
  for (const { button, over } of [...openings, ...openings]) {
    await button.click()
    await backCloses(over, address)
    await expect(button).toBeVisible()
  }
}

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const inMain = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name })

test('Back closes whatever lies over the menu, the cart and the checkout, and leaves none of them', async ({
  page,
  menu,
  cart,
}) => {
  await menu.choose(shops.palermo, 'Delivery')
  await menu.add('Alfajor de maicena')
  await menu.about.click()
  await backClosesEach(page, [
    { button: inMain(page, 'Ver horarios'), over: dialog(page, 'Informacion') },
    { button: inMain(page, /Ingresar dirección/), over: dialog(page, '¿Dónde te encuentras?') },
    { button: page.getByRole('button', { name: 'Abrir tu cuenta' }), over: accountOf(page).panel },
    { button: menu.searchButton, over: menu.searchField },
    { button: menu.plate('Alfajor de maicena'), over: dialog(page, 'Alfajor de maicena') },
    { button: page.getByRole('link', { name: 'Cambiar local' }), over: page.getByRole('alertdialog') },
  ])
  // A layer that its own button closed costs no Back.
  await inMain(page, 'Ver horarios').click()
  await dialog(page, 'Informacion').getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog(page, 'Informacion')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/menu/${shops.palermo}$`))

  await page.goForward()
  await menu.seeOrder()
  const edit = cart.line('Alfajor de maicena').getByRole('button', { name: /editar/ })
  await backClosesEach(page, [{ button: edit, over: dialog(page, 'Alfajor de maicena') }])

  // The least that is delivered comes to more than one.
  for (const quantity of [2, 3, 4]) {
    await cart.oneMore('Alfajor de maicena')
    await cart.hasQuantity('Alfajor de maicena', quantity)
  }
  await cart.goOn()
  await backClosesEach(page, [
    { button: inMain(page, 'Ver Horarios'), over: dialog(page, 'Informacion') },
    { button: inMain(page, /^Código de descuento/), over: dialog(page, 'Código de descuento') },
  ])
})
