import { expect, test } from '../journey.ts'
import { holdScripts, pageIsAwake } from '../page-scripts.ts'
import { shops } from '../shops.ts'

const MENU = `/menu/${shops.palermo}/take-away`

/** When each script was asked for, and when the document had been read, in milliseconds of it. */
const timesOf = () => ({
  read: performance
    .getEntriesByType('navigation')
    .map((entry) => Reflect.get(entry, 'domContentLoadedEventStart')),
  scripts: performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    .map(({ startTime }) => startTime),
})

test('a page is read to its end before its first script is asked for', async ({ page }) => {
  await page.goto(MENU)
  await pageIsAwake(page)
  const { read, scripts } = await page.evaluate(timesOf)
  expect(scripts.length).toBeGreaterThan(5)
  expect(Math.min(...scripts)).toBeGreaterThan(Number(read[0]))
})

test('pictures below wait for the scripts, and no longer than until the diner scrolls', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(request.url()))
  await page.goto(MENU, { waitUntil: 'commit' })
  await expect(page.locator('script[type=started]')).toBeAttached()
  // A plate that is put forward stands in its category too, with the same picture.
  const below = await page.evaluate(() => {
    const of = (selector: string) => [...document.querySelectorAll<HTMLImageElement>(selector)]
    const first = of('img[fetchpriority=high]').map(({ src }) => src)
    return of('.later-picture img')
      .map(({ src }) => src)
      .filter((src) => !first.includes(src))
  })
  const come = () => below.filter((address) => asked.has(address)).length
  expect(below.length).toBeGreaterThan(10)
  expect(come()).toBe(0)
  await page.mouse.wheel(0, 400)
  await pageIsAwake(page)
  await expect.poll(come).toBeGreaterThan(0)
  letScriptsCome()
})
