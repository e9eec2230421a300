import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { shops } from '../shops.ts'

/** Nobody presses Tab more often than this to get to where they want to go. */
const PATIENCE = 60

/** Goes on by Tab until something has the focus, in the page or in a frame of the bank. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < PATIENCE; pressed += 1) {
    await page.keyboard.press('Tab')
    const isThere = await target.evaluate(
      (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
    )
    if (isThere) return
  }
  await expect(target, `${PATIENCE} times Tab do not lead there`).toBeFocused()
}

// From the checkout on no pointer: only `page.keyboard`. How the cart is filled by keyboard is another journey.
test('a diner without a mouse pays an order with a card', async ({
  page,
  menu,
  cart,
  checkout,
  card,
  followUp,
}) => {
  const { keyboard } = page
  await menu.choose(shops.palermo, 'Retiro en el local')
  await menu.add('Papas a la provenzal')
  await menu.seeOrder()
  await cart.goOn()

  await tabTo(page, checkout.field('Nombre'))
  await keyboard.type('Nadia Ruiz')
  await tabTo(page, checkout.field('Teléfono'))
  await keyboard.type('11 6789-0123')
  await tabTo(page, checkout.field('Email'))
  await keyboard.type('nadia@correo.test')
  const first = page.getByRole('group', { name: 'Mi pago' }).getByRole('radio').first()
  await tabTo(page, first)
  const byCard = page.getByRole('radio', { name: 'Tarjeta de crédito o débito' })
  while (!(await byCard.isChecked())) await keyboard.press('ArrowDown')
  await card.isLoaded()

  await tabTo(page, card.number)
  await keyboard.type('4509953566233704')
  await tabTo(page, card.name)
  await keyboard.type('APRO')
  await tabTo(page, card.expiry)
  await keyboard.type('1130')
  await tabTo(page, card.code)
  await keyboard.type('123')
  await tabTo(page, card.document)
  await keyboard.type('12345678')
  await tabTo(page, checkout.placeButton)
  await keyboard.press('Enter')
  const accept = page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' })
  await expect(accept).toBeVisible()
  await tabTo(page, accept)
  await keyboard.press('Enter')
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()
  await followUp.arrive()
  await followUp.says('Pagado')
})
