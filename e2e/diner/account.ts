import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The side panel of whoever orders. */
export function accountOf(page: Page) {
  return {
    /** Opens the panel; the button answers once the page is alive. */
    async open(): Promise<void> {
      await expect(async () => {
        await page.getByRole('button', { name: 'Abrir tu cuenta' }).click({ timeout: 2000 })
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 })
      }).toPass()
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

/** The side panel. */
export type Account = ReturnType<typeof accountOf>
