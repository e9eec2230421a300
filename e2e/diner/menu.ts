import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { plateForm } from './plate-form.ts'
import type { PlateForm } from './plate-form.ts'
import { startsWith } from '../texts.ts'

/** What a diner does on the pages of a local: choose the mode, find a plate, open it. */
export function menuOf(page: Page) {
  const link = (name: string): Locator =>
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByText(name, { exact: true }) })
      .last()

  return {
    /** Opens a local's link and chooses the order mode by the name on its card. */
    async choose(alias: string, mode: string): Promise<void> {
      await page.goto(`/menu/${alias}`)
      await page
        .getByRole('main')
        .getByRole('link', { name: startsWith(mode) })
        .click()
      await expect(page.getByRole('navigation', { name: 'Categorías' })).toBeVisible()
    },

    /** The link of a plate, in its category. */
    plate: link,

    /** Opens a plate: a sheet or a page, as the brand is configured. */
    async openPlate(name: string): Promise<PlateForm> {
      await link(name).click()
      const form = plateForm(page)
      await form.isOf(name)
      return form
    },

    /** Adds a plate, answering what it asks by the names of its questions. */
    async add(name: string, answers: Readonly<Record<string, string>> = {}): Promise<void> {
      const form = await this.openPlate(name)
      for (const [question, answer] of Object.entries(answers)) await form.choose(question, answer)
      await form.add()
    },

    /** The bar at the bottom leads to the cart. */
    async seeOrder(): Promise<void> {
      await page.getByRole('link', { name: 'Ver mi pedido' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Mi pedido' })).toBeVisible()
    },
  }
}

/** The pages of a local. */
export type Menu = ReturnType<typeof menuOf>
