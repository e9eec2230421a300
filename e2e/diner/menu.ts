import { expect, type Locator, type Page } from '@playwright/test'
import { pageIsAlive } from '../page-scripts.ts'
import { plateForm, type PlateForm } from './plate-form.ts'
import { startsWith } from '../texts.ts'

/** Actions of a diner on the pages of a contact: choose the mode, find a plate, open it. */
export function menuOf(page: Page) {
  const link = (name: string): Locator =>
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByText(name, { exact: true }) })
      .last()

  const slider = page.getByRole('navigation', { name: 'Categorías' })

  return {
    /** Opens a contact's link and chooses the order mode by the name on its card. */
    async choose(alias: string, mode: string): Promise<void> {
      await page.goto(`/menu/${alias}`)
      await pageIsAlive(page)
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

    /** The categories over the menu, and the one that is marked as being read. */
    category: (name: string): Locator => slider.getByRole('link', { name, exact: true }),
    currentCategory: slider.locator('[aria-current]'),

    /** Sweeps to a category by its chip. */
    async goToCategory(name: string): Promise<void> {
      await this.category(name).click()
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
    },

    /** The name of the contact, behind which all else of it stands. */
    about: page.locator('summary').filter({ hasText: 'Sobre el local' }),

    /** "Lo más destacado". */
    remarked: page.getByRole('region', { name: 'Lo más destacado' }),

    /** How many units of a plate the badge on its row says. */
    async saysInCart(name: string, badge: string): Promise<void> {
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: true }) })
        .last()
      await expect(row.getByText(badge, { exact: true })).toBeAttached()
    },

    /** The search inside the menu: its field, what it says it found, and the way back. */
    searchButton: page.getByRole('button', { name: 'Buscar en el menú' }),
    searchField: page.getByRole('textbox', { name: 'Buscar en el menú' }),
    found: page.getByRole('region', { name: 'Buscar en el menú' }),

    async search(words: string): Promise<void> {
      if (!(await this.searchField.isVisible())) await this.searchButton.click()
      await expect(this.searchField).toBeFocused()
      await this.searchField.fill(words)
    },

    /** The notice that the menu is another one by now. */
    changed: page.getByText('La carta cambió mientras la mirabas'),

    /** Tells the page that it is looked at again, as a browser does. */
    async lookAgain(): Promise<void> {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    },

    /**
     * The bar at the bottom leads to the cart; on a desk, where the cart stands beside the menu,
     * only its address does.
     */
    async seeOrder(): Promise<void> {
      if ((page.viewportSize()?.width ?? 0) < 1200) {
        await page.getByRole('link', { name: 'Ver mi pedido' }).click()
      } else {
        const { pathname, search } = new URL(page.url())
        await page.goto(`/menu/${pathname.split('/')[2]}/preview${search}`)
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Mi pedido' })).toBeVisible()
    },
  }
}

/** The pages of a contact. */
export type Menu = ReturnType<typeof menuOf>
