import { expect, type Page } from '@playwright/test'

/** The discount code and the points of the checkout. */
export function benefitsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Código de descuento' })
  return {
    codeDialog: dialog,

    /** The code that was given, beside the order. */
    card: (code: string) =>
      page.getByRole('main').getByRole('group', { name: `Código de descuento ${code}` }),

    async openCode(): Promise<void> {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Código de descuento/ })
        .click()
      await expect(dialog).toBeVisible()
    },

    /** Types a code and applies it; the dialog stays open. */
    async apply(code: string): Promise<void> {
      await dialog.getByRole('textbox', { name: 'Código' }).fill(code)
      await dialog.getByRole('button', { name: 'Aplicar' }).click()
    },

    /** Gives a code that is good, and goes on. */
    async give(code: string): Promise<void> {
      await this.openCode()
      await this.apply(code)
      await dialog.getByRole('button', { name: 'Continuar' }).click()
      await expect(dialog).toBeHidden()
      await expect(this.card(code)).toBeVisible()
    },

    async removeCode(code: string): Promise<void> {
      await this.card(code).getByRole('button', { name: 'Quitar' }).click()
      await expect(this.card(code)).toBeHidden()
    },

    /** "Mis Brasas" and the like, at the checkout. */
    points: (name: string) =>
      page.getByRole('main').getByRole('button', { name: new RegExp(`^Mis ${name}`) }),
  }
}
