import type { Page } from '@playwright/test'

/**
 * How long nothing more may have come, in milliseconds; what was just touched has so long to ask
 * for something.
 */
const QUIET_MS = 2_500

/**
 * Waits until a page of the menu has fetched all that it fetches by itself when it is idle: only
 * then it can do without a connection. The network being idle says nothing on a busy machine, where
 * idle moments come late.
 */
export async function pageIsComplete(page: Page): Promise<void> {
  const asked = await page.evaluate(() => performance.now())
  await page.waitForFunction(
    ([from, quiet]) => {
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const last = Math.max(from, ...fetched.map(({ responseEnd }) => responseEnd))
      return fetched.some(({ name }) => name.includes('/idle-parts-')) && performance.now() - last > quiet
    },
    [asked, QUIET_MS] as const,
  )
}
