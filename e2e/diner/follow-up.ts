import { expect, type Page } from '@playwright/test'

/** View of a diner of an order that was placed. */
export function followUpOf(page: Page) {
  return {
    /**
     * Waits for the page of the order that was just placed; gives back its code and the number that
     * people say.
     */
    async arrive(): Promise<PlacedOrder> {
      await expect(page).toHaveURL(/\/order\/[0-9A-Z]{10}/)
      const code = /\/order\/([0-9A-Z]{10})/.exec(page.url())?.[1] ?? ''
      await expect(page.getByText(`Código ${code}`)).toBeVisible()
      const heading = page.getByText(/Pedido #\d+/).first()
      await expect(heading).toBeVisible()
      const number = Number(/#(\d+)/.exec((await heading.textContent()) ?? '')?.[1])
      return { code, number }
    },

    /** The one sentence below the four nodes. */
    async says(text: string | RegExp): Promise<void> {
      await expect(page.getByText(text).first()).toBeVisible()
    },

    /** Waits for the real-time channel, so that what comes next comes by it. */
    async isLive(): Promise<void> {
      await expect(page.getByText('Se actualiza solo')).toBeVisible()
    },

    /** Whether the page heard of the last change without being loaded again. */
    async wasNotReloaded(): Promise<void> {
      expect(await page.evaluate(() => sessionStorage.getItem('journey'))).toBe('same page')
    },

    /** Leaves a mark that a reload would not carry over. */
    async remember(): Promise<void> {
      await page.evaluate(() => {
        window.addEventListener('beforeunload', () => sessionStorage.removeItem('journey'))
        sessionStorage.setItem('journey', 'same page')
      })
    },
  }
}

/** An order, by the key of its page and by the number that people say. */
export type PlacedOrder = { readonly code: string; readonly number: number }

/** The follow-up page. */
export type FollowUp = ReturnType<typeof followUpOf>
