import { expect, type Locator, type Page } from '@playwright/test'

/** A card as it is typed. The built-in bank answers by the first word of the name. */
export type CardData = {
  readonly name?: string
  readonly number?: string
  readonly expiry?: string
  readonly code?: string
  readonly document?: string
}

/** A card that every bank for testing knows. */
const GOOD: Required<CardData> = {
  name: 'APRO',
  number: '4509953566233704',
  expiry: '11/30',
  code: '123',
  document: '12345678',
}

/**
 * Actions of a diner with the fields of a card, at the checkout or at the order, and on the bank's
 * own page.
 */
export function cardOf(page: Page) {
  const framed = (title: string): Locator =>
    page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')

  return {
    number: framed('Número de tarjeta'),
    expiry: framed('Vencimiento, mes y año'),
    code: framed('Código de seguridad'),
    name: page.getByRole('textbox', { name: /^Nombre en la tarjeta/ }),
    document: page.getByRole('textbox', { name: /^Documento \(DNI\)/ }),
    group: page.getByRole('group', { name: 'Completa los datos de tu tarjeta' }),

    /** Waits until the bank's fields are there. */
    async isLoaded(): Promise<void> {
      await expect(this.group).toBeVisible()
      await expect(this.group).not.toHaveAttribute('aria-busy')
    },

    /** Types a card; what is not said is that of a card that pays. */
    async fillIn(data: CardData = {}): Promise<void> {
      const { name, number, expiry, code, document } = { ...GOOD, ...data }
      await this.isLoaded()
      await this.number.pressSequentially(number)
      await this.name.fill(name)
      await this.expiry.pressSequentially(expiry)
      await this.code.pressSequentially(code)
      await this.document.fill(document)
    },

    /** Says yes to being charged. */
    async confirm(): Promise<void> {
      await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click()
    },

    /** Opens the dialog of the follow-up. */
    async openAtOrder(): Promise<void> {
      await page.getByRole('button', { name: 'Pagar con tarjeta' }).click()
    },

    /** Pays in that dialog. */
    async payAtOrder(): Promise<void> {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pagar \$/ })
        .click()
    },

    /** Presses a button of the bank's page, once it is there. */
    async atBank(button: RegExp): Promise<void> {
      await expect(page.getByRole('heading', { name: 'Banco de prueba' })).toBeVisible()
      await page.getByRole('button', { name: button }).click()
    },
  }
}

/** The fields of a card. */
export type CardScreen = ReturnType<typeof cardOf>
