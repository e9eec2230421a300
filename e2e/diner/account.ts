import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** The side panel of whoever orders. */
export function accountOf(page: Page) {
  return {
    /** Opens the panel; the button answers once the page is alive, and is out of reach once the panel is there. */
    async open(): Promise<void> {
      const panel = page.getByRole('dialog')
      await expect(async () => {
        if (!(await panel.isVisible()))
          await page.getByRole('button', { name: 'Abrir tu cuenta' }).click({ timeout: 2000 })
        await expect(panel).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 30_000 })
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
