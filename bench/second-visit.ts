import { chromium } from '@playwright/test'

/** Cost of a page on a second visit. Bytes over the wire; the paint in milliseconds. */
export type SecondVisit = { readonly bytes: number; readonly calls: number; readonly firstPaint: number }

/** Opens a page, leaves until it is at rest, and opens it again in the same browser. */
export async function measureSecondVisit(url: string): Promise<{ first: SecondVisit; second: SecondVisit }> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'es-AR' })
    const visit = async (): Promise<SecondVisit> => {
      const page = await context.newPage()
      await page.goto(url, { waitUntil: 'networkidle' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const seen = await page.evaluate(() => {
        const entries = [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ] as PerformanceResourceTiming[]
        const sent = entries.filter(({ transferSize }) => transferSize > 0)
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return {
          bytes: sent.reduce((sum, { transferSize }) => sum + transferSize, 0),
          calls: sent.length,
          firstPaint: paint?.startTime ?? Number.NaN,
        }
      })
      await page.close()
      return seen
    }
    return { first: await visit(), second: await visit() }
  } finally {
    await browser.close()
  }
}
