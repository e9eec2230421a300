import type { Page } from '@playwright/test'

/**
 * Waits until the scripts have taken over the page: before that a link loads the next page from the network, which is
 * what a journey without a connection is not about.
 */
export async function pageIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
  })
}
