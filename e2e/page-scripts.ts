import { expect, type Page } from '@playwright/test'

/**
 * Holds scripts of the page back, all of them by default; call what it answers to let them come.
 */
export async function holdScripts(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until the document is awake: its scripts are there, or somebody scrolled. */
export const pageIsAwake = (page: Page): Promise<void> =>
  expect(page.locator('html[data-awake]')).toBeAttached()

/**
 * Lets a page be read before it is touched: an address that is opened whole is there once its
 * scripts are, which start with a touch or an idle moment. Journeys of early touches open theirs
 * with `waitUntil: 'commit'`.
 */
export function openingWhole(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await pageIsAlive(page, 3000).catch(() => undefined)
    return response
  }
  return page
}

/**
 * Waits until the page's scripts have taken it over: a link that is clicked before leads to a
 * document of its own.
 */
export const pageIsAlive = (page: Page, timeout?: number): Promise<unknown> =>
  page.waitForFunction(() => !('earlyTouch' in window), undefined, { ...(timeout && { timeout }) })
