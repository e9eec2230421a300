import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'
import { tabTo } from '../tab-to.ts'

// No pointer anywhere in this journey: only `page.keyboard`.
/**
 * spec('000 §2.51') spec('000 §2.57') spec('000 §2.59')
 * spec('decisions beyond-the-documents.12')
 */
test('a diner without a mouse fills a cart and comes to the checkout', async ({ page, menu, cart }) => {
  const { keyboard } = page
  await page.goto(`/menu/${shops.palermo}/take-away`)
  await expect(menu.searchButton).toBeVisible()

  // Three keys to the first plate: past the header, the modes and the categories.
  const skip = page.getByRole('link', { name: 'Ir al contenido' })
  await keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(menu.remarked.getByRole('link').first()).toBeFocused()
  await expect(page).toHaveURL(/\/take-away$/)
  await page.reload()
  await expect(menu.searchButton).toBeVisible()

  await tabTo(page, menu.searchButton)
  await keyboard.press('Enter')
  await keyboard.type('flan')
  const found = menu.found.getByRole('link').first()
  await expect(found).toBeVisible()
  await tabTo(page, found)
  await keyboard.press('Escape')
  await expect(menu.searchButton).toBeFocused()

  await tabTo(page, menu.category('Sándwiches'))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sándwiches', exact: true })).toBeFocused()
  await tabTo(page, menu.plate('Hamburguesa fuego'))
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hamburguesa fuego' })
  await expect(dialog).toBeVisible()

  const size = dialog.getByRole('group', { name: /^Opciones/ })
  await expect(size).toContainText('Obligatorio')
  await tabTo(page, size.getByRole('radio').first())
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await expect(size.getByRole('radio').nth(1)).toBeChecked()
  await expect(size).not.toContainText('Obligatorio')
  const doneness = dialog.getByRole('group', { name: /^Punto de cocción/ })
  await tabTo(page, doneness.getByRole('radio').first())
  await keyboard.press('Space')
  await expect(doneness.getByRole('radio').first()).toBeChecked()
  const extra = dialog.getByRole('checkbox', { name: /^Palta/ })
  await tabTo(page, extra)
  await keyboard.press('Space')
  await expect(extra).toBeChecked()
  await tabTo(page, dialog.getByRole('textbox', { name: 'Aclaraciones' }))
  await keyboard.type('Sin sal, por favor')
  await tabTo(page, dialog.getByRole('button', { name: 'Agregar uno de Hamburguesa fuego' }))
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: /^Agregar\s*\$/ }))
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(menu.plate('Hamburguesa fuego')).toBeFocused()
  await menu.saysInCart('Hamburguesa fuego', '2 en tu pedido')

  await tabTo(page, page.getByRole('link', { name: 'Ver mi pedido' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mi pedido' })).toBeVisible()
  await expect(cart.line('Hamburguesa fuego')).toContainText('Sin sal, por favor')
  await tabTo(page, cart.continueLink)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar pedido' })).toBeVisible()
})
