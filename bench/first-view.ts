import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'

/** Sizes in bytes, compressed, of the first view of a menu on a phone. */
export type FirstView = {
  readonly html: number
  /** Every script that the HTML loads or preloads. */
  readonly scripts: number
  readonly scriptFiles: number
  /** Bytes that Chromium had fetched once the page was idle: later parts included. */
  readonly fetchedScripts: number
  /** The sum of all layout shifts, while loading and while scrolling to the end. */
  readonly layoutShift: number
}

const encoded = async (url: string): Promise<ArrayBuffer> => {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Returns the number of bytes sent to a browser that takes brotli. */
export async function sentBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const length = Number(answer.headers.get('content-length'))
  await answer.arrayBuffer()
  return answer.headers.get('content-encoding') === 'br'
    ? length
    : brotliCompressSync(Buffer.from(await encoded(url))).length
}

const scriptsOf = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(/<script[^>]* src="([^"]+)"/g),
      ...html.matchAll(/<link rel="later"[^>]* href="(\/assets\/[^"]+)"/g),
      ...html.matchAll(/(?:import|from) "(\/assets\/[^"]+\.js)"/g),
    ].map(([, path = '']) => path),
  ),
]

async function look(page: Page, url: string): Promise<Pick<FirstView, 'fetchedScripts' | 'layoutShift'>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1_000)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
  }
  await page.waitForTimeout(500)
  return page.evaluate(() => ({
    fetchedScripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    layoutShift: (globalThis as unknown as { seen: { shift: number } }).seen.shift,
  }))
}

/**
 * Opens a page in Chromium on a phone of 390 × 844, as a diner who follows the link for the first
 * time.
 */
export async function measureFirstView(url: string): Promise<FirstView> {
  const html = Buffer.from(await encoded(url)).toString('utf8')
  const scripts = scriptsOf(html).map((path) => new URL(path, url).href)
  const sizes = await Promise.all(scripts.map(sentBytes))
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'es-AR',
    })
    const seen = await look(page, url)
    const sum = sizes.reduce((total, size) => total + size, 0)
    return { html: await sentBytes(url), scripts: sum, scriptFiles: scripts.length, ...seen }
  } finally {
    await browser.close()
  }
}
