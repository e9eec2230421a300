import { accountOf } from '../diner/account.ts'
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
  const { read, scripts } = await page.evaluate(timesOf)
  expect(scripts.length).toBeGreaterThan(5)
  expect(Math.min(...scripts)).toBeGreaterThan(Number(read[0]))
})

test('until then fourteen requests and no script are enough', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(MENU, { waitUntil: 'commit' })
  await expect(page.locator('script[type=started]')).toBeAttached()
  const before = asked.findIndex((address) => address.endsWith('.js'))
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual(14)
  letScriptsCome()
})

test('a button that is tapped while the scripts are on their way says that it waits, and is answered', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto(MENU, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Abrir tu cuenta' })
  await button.click()
  await expect(button).toHaveAttribute('data-waits')
  letScriptsCome()
  await expect(accountOf(page).panel).toBeVisible()
  await expect(page.locator('[data-waits]')).toHaveCount(0)
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
