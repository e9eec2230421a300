import { expect, type Locator, type Page } from '@playwright/test'
import { plateForm, type PlateForm } from './plate-form.ts'

/** Actions of a diner in "Mi pedido". */
export function cartOf(page: Page) {
  const line = (name: string): Locator =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Quitar ${name}`, exact: true }) })

  return {
    line,

    async hasQuantity(name: string, quantity: number): Promise<void> {
      await expect(line(name).getByRole('status')).toHaveText(String(quantity))
    },

    async oneMore(name: string): Promise<void> {
      await line(name)
        .getByRole('button', { name: `Agregar uno de ${name}` })
        .click()
    },

    async oneLess(name: string): Promise<void> {
      await line(name)
        .getByRole('button', { name: `Quitar uno de ${name}` })
        .click()
    },

    async remove(name: string): Promise<void> {
      await line(name)
        .getByRole('button', { name: `Quitar ${name}`, exact: true })
        .click()
      await expect(line(name)).toBeHidden()
    },

    /** Opens a line to change how it was chosen. */
    async edit(name: string): Promise<PlateForm> {
      await line(name)
        .getByRole('button', { name: /editar/ })
        .click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      return plateForm(page)
    },

    /** "Te recomendamos": adds with one tap what asks nothing. */
    async addRecommended(name: string): Promise<void> {
      await page
        .getByRole('region', { name: 'Te recomendamos' })
        .getByRole('button', { name: `Agregar ${name}` })
        .click()
      await expect(line(name)).toBeVisible()
    },

    /** Changes that a newer menu made to the cart, line by line. */
    changes: page.getByRole('status').filter({ hasText: 'Tu pedido cambió' }),

    /** Takes over all of it with one tap. */
    async acceptChanges(): Promise<void> {
      await page.getByRole('button', { name: 'Actualizar pedido' }).first().click()
      await expect(this.changes).toBeHidden()
    },

    continueLink: page.getByRole('link', { name: /Continuar/ }),

    async goOn(): Promise<void> {
      await this.continueLink.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Finalizar pedido' })).toBeVisible()
    },
  }
}

/** "Mi pedido". */
export type Cart = ReturnType<typeof cartOf>
