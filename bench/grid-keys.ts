import { chromium, type Browser, type Page } from '@playwright/test'
import { BENCH_STAFF, companyOf, CONTACTS } from './console-shops.ts'
import { SLOWER, tasksOf } from './interactions.ts'
import { median } from './median.ts'
import type { Row } from './report.ts'

/** Most that a key may take: one frame of a screen, and on a slow machine. Milliseconds. */
const TARGETS = new Map([
  [1, 16.7],
  [SLOWER, 50],
])

/**
 * Time after its start by which a page has loaded its lazy sections: they come five seconds after
 * it, and are no work of a key.
 */
const BROUGHT_MS = 7_000

/** Rest after a key, in milliseconds. */
const SETTLED_MS = 400

/** Pages that press each key: one alone tells as much of the machine's other work. */
const PAGES = 5

/** Keys pressed in a column of prices: to walk, to type, to save the cell, to undo. */
const KEYS = [
  'ArrowDown',
  'PageDown',
  'Shift+ArrowDown',
  '9',
  '5',
  'Enter',
  'Control+z',
  'F2',
  'Escape',
  'Delete',
  'Control+End',
  'Control+Home',
] as const

/**
 * Measures a key press in the grid of 1,000 plates: the longest task of the page's main thread, in
 * milliseconds of processor, the median of five pages, at full speed and on a machine a fourth as
 * fast. `url`: the server of the console's companies.
 */
export async function measureGridKeys(url: string): Promise<Row[]> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  try {
    const rows: Row[] = []
    for (const [rate, most] of TARGETS) {
      const pages: (readonly number[])[] = []
      while (pages.length < PAGES) {
        const page = await openGrid(browser, url)
        pages.push(await pressKeys(browser, page, rate))
        await page.context().close()
      }
      const { key, task } = worstKey(pages)
      rows.push({
        what: `any of ${KEYS.length} keys in the grid of 1,000 plates${rate === 1 ? '' : `, ${rate} times slower`}: longest task (${key}), median of ${PAGES}`,
        product: `${task.toFixed(1)} ms`,
        target: `≤ ${most} ms`,
        isMet: task <= most,
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function openGrid(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-AR' })
  const page = await context.newPage()
  const address = `${url}/console/${companyOf(CONTACTS.few)}-local-1/menu?view=sheet`
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Email' }).fill(BENCH_STAFF.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(BENCH_STAFF.password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('navigation', { name: 'Secciones' }).waitFor()
  await page.goto(address, { waitUntil: 'networkidle' })
  const grid = page.getByRole('grid')
  const column = await grid
    .getByRole('columnheader', { name: 'Precio', exact: true })
    .getAttribute('aria-colindex')
  await grid.getByRole('row').nth(2).locator(`[aria-colindex="${column}"]`).click()
  await page.waitForTimeout(BROUGHT_MS)
  return page
}

/** The longest task of each key, in milliseconds: pressed once, traced by itself. */
async function pressKeys(browser: Browser, page: Page, rate: number): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const pressed: number[] = []
  for (const key of KEYS) {
    await browser.startTracing(page, {
      categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
    })
    await page.keyboard.press(key)
    await page.waitForTimeout(SETTLED_MS)
    pressed.push(Math.max(0, ...tasksOf(await browser.stopTracing())))
  }
  return pressed
}

/** The key that is the dearest by the median of some pages. */
function worstKey(pages: readonly (readonly number[])[]): { readonly key: string; readonly task: number } {
  return KEYS.map((key, at) => ({ key, task: median(pages.map((page) => page[at] ?? 0)) })).reduce(
    (worst, one) => (one.task > worst.task ? one : worst),
  )
}
