import type { Page, Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { asADiner, menuIsKept } from '../menu-is-kept.ts'
import { shops } from '../shops.ts'

// Motion is on, as for most diners.
test.use({ reducedMotion: 'no-preference' })

const TAG_MANAGER = 'https://www.googletagmanager.com/**'
const PIXEL = 'https://connect.facebook.net/**'

/** Events of an order from the menu to the end, each told once. */
const TOLD_TO_TAGS = [
  'gtm.js',
  'select_item',
  'view_item',
  'add_to_cart',
  'view_cart',
  'begin_checkout',
  'purchase',
]
const TOLD_TO_US = [
  'LINK_CLICK',
  'BRANCH_CONTACT_SELECT',
  'ORDER_MODE_SELECT',
  'ITEM_VIEW',
  'ADD_ITEM',
  'VIEW_ORDER_SUMMARY',
  'CONTINUE_TO_CHECKOUT',
  'CREATE_ORDER',
]

type Sent = { readonly type: string; readonly campaignId: string; readonly branchContact: string | null }

/** Writes down what the page sends of the visit, and lets it pass. */
async function recordEvents(page: Page): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route('**/api/analytics/events', async (route: Route) => {
    const { events } = route.request().postDataJSON() as { events: Sent[] }
    sent.push(...events)
    await route.continue()
  })
  return sent
}

/** The names of the events in the tag manager's layer, in their order. */
const pushed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as { event?: string }[]).flatMap(({ event }) => event ?? []),
  )

/** Agrees to be counted: nothing was asked of the tag manager before. */
async function allowCounting(page: Page, asked: readonly string[]): Promise<void> {
  await page.getByRole('region', { name: '¿Podemos medir tu visita?' }).waitFor()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-MOSTRADOR000'])
}

/** spec('000 §7.37') spec('decisions beyond-the-documents.24') */
test('an order that a campaign brought is told step by step, to whoever may count it, down or not', async ({
  page,
  menu,
  cart,
  checkout,
  followUp,
  quiet,
}) => {
  const asked: string[] = []
  await page.route(TAG_MANAGER, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  // The other one is down, and nobody notices.
  await page.route(PIXEL, (route) => route.abort('connectionrefused'))
  quiet.expectFailures(/connect\.facebook\.net/)
  const sent = await recordEvents(page)

  await page.goto(`/menu/${shops.providencia}?campaignId=verano`)
  await allowCounting(page, asked)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Take away/ })
    .click()
  await menu.add('Empanada de pino')
  await menu.seeOrder()
  await cart.goOn()
  await checkout.fillIn({ name: 'Ignacia Rojas', phone: '9 8765 4321' })
  await checkout.field('RUT').fill('12.345.678')
  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()

  await expect.poll(() => pushed(page)).toEqual(TOLD_TO_TAGS)
  await expect.poll(() => sent.map(({ type }) => type)).toEqual(TOLD_TO_US)
  expect(new Set(sent.map(({ campaignId }) => campaignId))).toEqual(new Set(['verano']))
  // Loading the order's page again tells nothing a second time.
  await page.reload()
  await followUp.arrive()
  await expect.poll(() => asked).toHaveLength(2)
  expect(await pushed(page)).toEqual(['gtm.js'])
  expect(sent).toHaveLength(8)
  // Riders and staff are nobody's visitors.
  for (const path of [`/logistics/${shops.providencia}/rider/phoneIntake`, '/console/session']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await pushed(page)).toEqual([])
  }
  expect(asked).toHaveLength(2)
})

test('pieces of the map that a connection lost for a moment took come once it is back', async ({
  page,
  address,
  quiet,
}) => {
  const lost = new Set<string>()
  await page.route('**/map-tiles/**', (route) => {
    const url = route.request().url()
    if (lost.has(url)) return route.continue()
    lost.add(url)
    return route.abort('connectionreset')
  })
  quiet.expectFailures(/map-tiles/)
  await page.goto(`/menu/${shops.palermo}/delivery`)
  await address.open()
  await address.mapIsThere()
  // A missing tile is a transparent dot until it comes.
  const tiles = address.dialog.locator('.leaflet-tile')
  const missing = address.dialog.locator('.leaflet-tile[src^="data:"]')
  await expect(missing.first()).toBeAttached()
  await expect(missing).toHaveCount(0)
  const drawn = () =>
    tiles.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 1))
  await expect.poll(drawn).toBe(true)
})

/** The shifts of the layout so far that no touch explains. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'layoutShift') ?? 0))

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput)
          Reflect.set(window, 'layoutShift', Number(Reflect.get(window, 'layoutShift')) + entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** spec('decisions beyond-the-documents.22') */
test('with everybody else down, and without fonts and tiles, a diner finds the door on the map and orders', async ({
  page,
  baseURL,
  menu,
  cart,
  address,
  checkout,
  followUp,
  quiet,
}) => {
  const own = new URL(baseURL ?? '').origin
  const refused = new Set<string>()
  const isOfOthers = ({ origin, pathname }: URL): boolean =>
    origin !== own || /\.woff2?$|^\/map-tiles\/|^\/api\/analytics\//.test(pathname)
  await page.route(isOfOthers, (route) => {
    const { host, pathname } = new URL(route.request().url())
    refused.add(route.request().url().startsWith(own) ? (pathname.split('/')[1] ?? '') : host)
    return route.abort('connectionrefused')
  })
  quiet.expectFailures(/^(?:https:|http:.*(?:woff2?$|map-tiles|analytics))/)
  await watchShifts(page)

  await page.goto(`/menu/${shops.providencia}/delivery?campaignId=verano`)
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await expect
    .poll(() => [...refused])
    .toEqual(expect.arrayContaining(['www.googletagmanager.com', 'connect.facebook.net']))
  // No text waits for a font, and none of it moves.
  const waits = () =>
    page.evaluate(() => [...document.fonts].filter(({ display }) => /block|auto/.test(display)).length)
  expect([await waits(), await shifted(page)]).toEqual([0, 0])

  await menu.add('Empanada de pino')
  await menu.seeOrder()
  for (const count of [2, 3, 4]) {
    await cart.oneMore('Empanada de pino')
    await cart.hasQuantity('Empanada de pino', count)
  }
  await cart.goOn()
  await checkout.fillIn({ name: 'Ignacia Rojas', phone: '9 8765 4321' })
  await checkout.field('RUT').fill('12.345.678')
  await address.open()
  await address.choose('Av. Providencia 1100')
  await expect.poll(() => [...refused]).toEqual(expect.arrayContaining(['assets', 'map-tiles']))
  await address.goOn()
  await checkout.payCash()
  await checkout.place()
  await followUp.arrive()
  await followUp.says('El local recibió tu pedido')
})

/** spec('decisions beyond-the-documents.16') */
test('a font that comes late moves nothing of what was painted without it, and is there on the next page', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async (route) => {
    await late.promise
    await route.continue()
  })
  await watchShifts(page)
  // The file holds the end of the load up, and not the page.
  await page.goto(`/menu/${shops.palermo}/delivery`, { waitUntil: 'commit' })
  const name = page.getByRole('heading', { level: 1, name: 'Fuego Lento Palermo' })
  const width = () =>
    name.evaluate((heading) => {
      const letters = document.createRange()
      letters.selectNodeContents(heading)
      return letters.getBoundingClientRect().width
    })
  // A browser gives it a tenth of a second.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [painted] = performance.getEntriesByName('first-contentful-paint')
        return painted !== undefined && performance.now() > painted.startTime + 500
      }),
    )
    .toBe(true)
  const painted = await width()
  late.resolve()
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Lora' && status === 'loaded'),
      ),
    )
    .toBe(true)
  expect([await width(), await shifted(page)]).toEqual([painted, 0])

  // The browser looks for the tag once the page rests.
  const nextPage = async () => {
    for (const mode of ['Retiro en el local', 'Delivery']) {
      await page.getByRole('link', { name: mode, exact: true }).click()
      await expect(page.getByRole('link', { name: mode, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    }
    expect(await width()).not.toBe(painted)
  }
  await expect(nextPage).toPass()
})

for (const how of ['a link to it', 'the page of its contact'] as const)
  /** spec('decisions beyond-the-documents.11') */
  test(`the last menu, come to by ${how}, is there without a connection, and says so`, async ({
    page,
    context,
    menu,
    quiet,
  }) => {
    // Requests fail meanwhile.
    quiet.expectFailures(/^http/)
    await asADiner(page)
    if (how === 'a link to it') await page.goto(`/menu/${shops.almagro}/take-away`)
    else await menu.choose(shops.almagro, 'Take away')
    const heading = page.getByRole('heading', { level: 1 })
    const name = await heading.innerText()
    await menuIsKept(page)
    // Answers that may change under their address are not kept.
    await page.evaluate(() => fetch('/api/country/ar'))
    expect(await page.evaluate(async () => Boolean(await caches.match('/api/country/ar')))).toBe(false)

    await context.setOffline(true)
    await page.reload()
    await expect(heading).toHaveText(name)
    const notice = page.getByText('Estás sin conexión')
    await expect(notice).toBeVisible()
    await expect(page.locator('html[data-kept]')).toBeAttached()
    // Where a shop's app starts no menu can be chosen now: it leads to the one that was seen last.
    await page.goto(`/menu/${shops.almagro}`)
    await expect(page).toHaveURL(new RegExp(`/menu/${shops.almagro}/take-away$`))
    await expect(notice).toBeVisible()
    await context.setOffline(false)
    await expect(notice).toBeHidden()
  })

test('a diner who ordered before is asked once whether to install the shop', async ({ page }) => {
  const diner = { phone: '+5491123456789', phoneCountry: 'AR', name: 'Ana' }
  await page.addInitScript((known) => localStorage.setItem('mostrador.diner', JSON.stringify(known)), diner)
  const offer = (): Promise<void> =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void Reflect.set(window, 'prompted', true),
      })
      dispatchEvent(event)
    })
  await page.goto(`/menu/${shops.palermo}/take-away`)
  const question = page.getByRole('alertdialog', { name: 'La próxima vez puedes pedir desde la app' })
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /palermo\/manifest\.webmanifest$/)
  await page.waitForFunction(() => document.readyState === 'complete')
  // A browser makes its offer some time after the page is there, and again.
  await expect(async () => {
    await offer()
    await expect(question).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await question.getByRole('button', { name: 'Instalar' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'prompted'))).toBe(true)
  await expect(question).toBeHidden()
  await offer()
  await expect(question).toBeHidden()
})
