import { expect, type Page } from '@playwright/test'

/** A robot keeps nothing; this one is a diner. Call it before the first page. */
export const asADiner = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))

/**
 * Waits until the browser keeps the menu that is looked at, with all scripts that its page was made
 * of.
 */
export async function menuIsKept(page: Page): Promise<void> {
  const missing = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const scripts = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.*\.js$/.test(name))
      const addresses = [location.href, ...scripts]
      const kept = await Promise.all(addresses.map((address) => caches.match(address)))
      // The worker comes with the last of them.
      return scripts.some((name) => name.includes('/idle-parts-'))
        ? addresses.filter((_, at) => !kept[at])
        : ['/idle-parts-']
    })
  await expect.poll(missing, { timeout: 20_000 }).toEqual([])
}
