import type { Page } from '@playwright/test'
import type { CardScreen } from '../diner/card.ts'
import { expect, test } from '../journey.ts'
import { tabTo } from '../tab-to.ts'

/** Types a card into the fields, one after the other, that answers by the name of its holder. */
async function typeCard(page: Page, card: CardScreen, name: string): Promise<void> {
  for (const [field, text] of [
    [card.number, '4509953566233704'],
    [card.name, name],
    [card.expiry, '1130'],
    [card.code, '123'],
    [card.document, '12345678'],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
}

// From the checkout on no pointer: only `page.keyboard`. How the cart is filled by keyboard is
// another journey.
test('a diner without a mouse orders, is declined, and pays with another card', async ({
  page,
  atCheckout,
  checkout,
  card,
  followUp,
}) => {
  const { keyboard } = page
  await atCheckout()

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

  await typeCard(page, card, 'OTHE')
  await tabTo(page, checkout.placeButton)
  await keyboard.press('Enter')
  const accept = page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' })
  await expect(accept).toBeVisible()
  await tabTo(page, accept)
  await keyboard.press('Enter')
  await followUp.arrive()
  await followUp.says('El pago no pudo ser procesado.')

  await tabTo(page, page.getByRole('button', { name: 'Pagar con tarjeta' }))
  await keyboard.press('Enter')
  await card.isLoaded()
  await typeCard(page, card, 'APRO')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Pagar \$/ }))
  await keyboard.press('Enter')
  await expect(page.getByText('Pago procesado con éxito.').first()).toBeVisible()
  await followUp.says('Pagado')
})
