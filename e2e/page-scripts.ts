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
 * Waits until the page's scripts have taken it over: a link that is clicked before leads to a
 * document of its own.
 */
export const pageIsAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('earlyTouch' in window))
