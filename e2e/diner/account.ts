import { expect, type Page } from '@playwright/test'

/** The panel's name, for a stranger and for a known diner. */
const TITLE = /^(Tu cuenta|¡Hola)/

/** The diner's side panel. */
export function accountOf(page: Page) {
  const panel = page.getByRole('dialog', { name: TITLE })
  return {
    panel,

    /** Opens the panel. */
    async open(): Promise<void> {
      await page.getByRole('button', { name: 'Abrir tu cuenta' }).click()
      await expect(panel).toBeVisible()
    },

    async signIn(phone: string): Promise<void> {
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
      await dialog.getByRole('textbox', { name: 'Teléfono' }).fill(phone)
      await dialog.getByRole('button', { name: 'Continuar' }).click()
    },

    async seeOrders(): Promise<void> {
      await page.getByRole('button', { name: 'Mis pedidos' }).click()
    },
  }
}
