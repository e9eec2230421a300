import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { median } from './median.ts'

/**
 * Interaction of a diner on the large menu and its cost on the main thread of a slow phone, in
 * milliseconds.
 */
type Interaction = {
  readonly what: string
  /** Longest task from the touch or key until the page is still. */
  readonly longestTask: number
  /** All tasks of that time together. */
  readonly allTasks: number
}

/** Interactions, and the frames from a letter to its results on the page, at full speed. */
export type Interactions = { readonly rows: readonly Interaction[]; readonly searchFrames: number }

/** A phone of the year 2018 beside this machine. */
export const SLOWER = 4

/** Rest after which an interaction is over, in milliseconds. */
const SETTLED_MS = 700

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Returns the tasks of the page's main thread in a trace, in milliseconds of processor time: other
 * programs do not count.
 */
export function tasksOf(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] }
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const isOfPage = ({ pid, tid }: TraceEvent): boolean =>
    mains.some((main) => main.pid === pid && main.tid === tid)
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name === 'RunTask' && isOfPage(event))
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000)
}

/** A touch of an element that a locator finds, or a key. */
type Step = { readonly what: string } & (
  | { readonly touched: (page: Page) => Locator }
  | { readonly key: string }
)

/** Finds a plate near the beginning without mandatory options, by the number in its name. */
const plate = (number: number) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: `N.º ${number}` })
    .first()

const add = (page: Page) => page.getByRole('button', { name: /^Agregar\s*\$/ })

/** The first plate brings the code that opening one needs. */
const STEPS: readonly Step[] = [
  { what: 'open the first plate', touched: plate(2) },
  { what: 'add it', touched: add },
  { what: 'open another', touched: plate(4) },
  { what: 'add that too', touched: add },
  { what: 'open the search', touched: (page) => page.getByRole('button', { name: /^Buscar/ }) },
  { what: 'type the first letter of a search', key: 'p' },
  { what: 'type the second', key: 'i' },
  { what: 'type the third', key: 'z' },
]

async function aim(page: Page, step: Step): Promise<() => Promise<void>> {
  if ('key' in step) return () => page.keyboard.press(step.key)
  const found = await step.touched(page).elementHandle()
  if (!found) throw new Error(`Nothing to touch: ${step.what}`)
  // The first call loads the code that runs functions in the page.
  await found.evaluate(() => undefined)
  return () => found.evaluate((element) => (element as HTMLElement).click())
}

/** One visit: every step once, each traced by itself. */
async function visit(browser: Browser, url: string): Promise<readonly Interaction[]> {
  const page = await openMenu(browser, url)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const rows: Interaction[] = []
  for (const step of STEPS) {
    const touch = await aim(page, step)
    await page.waitForTimeout(SETTLED_MS)
    await browser.startTracing(page, {
      categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
    })
    await touch()
    await page.waitForTimeout(SETTLED_MS)
    const tasks = tasksOf(await browser.stopTracing())
    rows.push({
      what: step.what,
      longestTask: Math.max(0, ...tasks),
      allTasks: tasks.reduce((sum, one) => sum + one, 0),
    })
  }
  await page.context().close()
  return rows
}

async function openMenu(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'es-AR',
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  return page
}

/** Types a letter, and counts the frames until the number of results changes. */
async function framesOfSearch(browser: Browser, url: string): Promise<number> {
  const page = await openMenu(browser, url)
  await page.getByRole('button', { name: /^Buscar/ }).click()
  await page.keyboard.type('p')
  await page.waitForTimeout(SETTLED_MS)
  await page.evaluate(() => {
    const told = (): string | null | undefined => document.querySelector('section output')?.textContent
    document.addEventListener(
      'input',
      () => {
        const before = told()
        let frames = 0
        const look = (): void => {
          frames += 1
          if (told() !== before || frames === 60) Object.assign(globalThis, { searchFrames: frames })
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  await page.keyboard.type('i')
  await page.waitForTimeout(SETTLED_MS)
  const frames = await page.evaluate(() => (globalThis as unknown as { searchFrames?: number }).searchFrames)
  await page.context().close()
  return frames ?? Number.NaN
}

/** Measures the interactions of a menu's page; the median of so many visits. */
export async function measureInteractions(url: string, visits: number): Promise<Interactions> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  try {
    const all: (readonly Interaction[])[] = []
    const frames: number[] = []
    for (let turn = 0; turn < visits; turn += 1) {
      all.push(await visit(browser, url))
      frames.push(await framesOfSearch(browser, url))
    }
    const middle = (index: number, field: 'longestTask' | 'allTasks'): number =>
      median(all.map((rows) => rows[index]?.[field] ?? Number.NaN))
    return {
      rows: STEPS.map(({ what }, index) => ({
        what,
        longestTask: middle(index, 'longestTask'),
        allTasks: middle(index, 'allTasks'),
      })),
      searchFrames: median(frames),
    }
  } finally {
    await browser.close()
  }
}
