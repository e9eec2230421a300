import type { Page } from '@playwright/test'

/**
 * Holds the first change that each page sends to an address until every page has sent one: then all
 * go at once.
 */
export async function sendTogether(pages: readonly Page[], address: string): Promise<void> {
  let waiting = pages.length
  let release: () => void = () => undefined
  const all = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const page of pages) {
    let isFirst = true
    await page.route(address, async (route) => {
      if (isFirst && route.request().method() === 'PUT') {
        isFirst = false
        waiting -= 1
        if (waiting === 0) release()
        await all
      }
      await route.continue()
    })
  }
}
