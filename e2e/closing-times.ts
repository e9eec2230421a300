import type { Page } from '@playwright/test'

/**
 * How a dialog went: its role, and how long it took to fade, in seconds as a style has them
 * (`0.19s`).
 */
export type Closing = { readonly role: string; readonly lasts: string }

const LIST = 'closings'

/**
 * Notes of each dialog that closes on a page, from its next document on, how long its way out
 * lasts.
 */
export async function noteClosings(page: Page): Promise<void> {
  await page.addInitScript((list) => {
    const noted: Closing[] = []
    Object.assign(window, { [list]: noted })
    const note = ({ target }: MutationRecord): void => {
      if (!(target instanceof HTMLElement) || !target.hasAttribute('data-ending-style')) return
      const role = target.getAttribute('role')
      if (role !== 'dialog' && role !== 'alertdialog') return
      const [lasts = ''] = getComputedStyle(target).transitionDuration.split(',')
      noted.push({ role, lasts })
    }
    const watcher = new MutationObserver((records) => records.forEach(note))
    watcher.observe(document, { subtree: true, attributeFilter: ['data-ending-style'] })
  }, LIST)
}

/** Returns the layers that have closed on the page so far. */
export const closingsOf = (page: Page): Promise<readonly Closing[]> =>
  page.evaluate((list) => (Reflect.get(window, list) as Closing[]).slice(), LIST)
