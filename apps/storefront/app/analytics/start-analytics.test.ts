import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Bus from '../frame/bus.ts'
import type { Visit } from '../frame/bus.ts'
import { openPage } from '../testing/browser-page.ts'
import type { Step } from './journey.ts'
import type * as StartAnalytics from './start-analytics.ts'

let analytics: typeof StartAnalytics
let bus: typeof Bus

// A document that was just opened: nothing of it was told yet.
beforeEach(async () => {
  vi.resetModules()
  analytics = await import('./start-analytics.ts')
  bus = await import('../frame/bus.ts')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

const CLOCK = '2026-11-20T15:00:00.000Z'
const LINK = 'https://shop.test/menu/ombu?campaignId=verano&source=qr&abandoned=true'

/** Opens a document of the shop in which nobody told anything yet. */
function open(address = LINK, referrer = '') {
  const page = openPage({ address, answer: () => undefined, clock: CLOCK })
  Object.assign(document, { referrer, cookie: '' })
  const events = () => page.asked.flatMap(({ body }) => (body as { events: readonly object[] }).events)
  return { ...page, events }
}

/** How the browser says that it came to the document. */
const arriveBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation((kind) => (kind === 'navigation' ? [{ type } as unknown as PerformanceEntry] : []))

const mode = { id: 'm1', type: 'TAKE_AWAY', active: true }
const contact = {
  id: 'local',
  alias: 'ombu',
  branch: { id: 'brand' },
  deliveryConfig: { orderModes: [mode] },
}

let entry = 0
function visit(rest = '', search = location.search): void {
  entry += 1
  const place = {
    lookup: { type: 'branchContact', info: contact },
    country: { mantissa: 2, currency: { code: 'ARS' } },
  } as unknown as Visit['place']
  const pathname = `/menu/ombu${rest}`
  bus.tell({ kind: 'visit', visit: { place, key: `k${entry}`, pathname, search, action: 'PUSH' } })
}

const line = (rest: Partial<CartLine> = {}): CartLine => ({
  ...lineOn(menuOf([plate('mila')]), selection('mila')),
  price: 125_050,
  ...rest,
})

const add = (...after: readonly CartLine[]): void => bus.tell({ kind: 'lines', before: [], after })

/** spec('000 §7.35') spec('001 §7.36') */
test('steps of a diner who came by a link are sent after three seconds, with all that the documents name', async () => {
  const { asked, local, events } = open()
  local.set('mostrador.diner', JSON.stringify({ phone: '+5491130405060', phoneCountry: 'AR', name: 'Ana' }))
  analytics.startAnalytics('/api/analytics/events')
  visit('/take-away')
  add(line({ quantity: 2 }))
  bus.tell({ kind: 'order', code: 'ABC', total: 250_100, lines: [line(), line()], isPaidOnline: false })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map(({ method, url }) => [method, url])).toEqual([['POST', '/api/analytics/events']])
  expect(asked[0]?.headers.get('x-session')).toMatch(/^[0-9a-f]{32}$/)
  const all = {
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    branch: 'brand',
    customer: '+5491130405060',
    branchContact: 'local',
    campaignId: 'verano',
    date: CLOCK,
    abandonedCart: true,
    source: 'qr',
  }
  expect(events()).toEqual([
    { ...all, type: 'LINK_CLICK', details: {} },
    { ...all, type: 'BRANCH_CONTACT_SELECT', details: {} },
    { ...all, type: 'ORDER_MODE_SELECT', details: { orderMode: 'TAKE_AWAY' } },
    { ...all, type: 'ADD_ITEM', details: { plateId: 'mila', name: 'mila', price: 1250.5, units: 2 } },
    { ...all, type: 'CREATE_ORDER', details: { units: 2, code: 'ABC', total: 2501 } },
  ])
  expect(document.cookie).toMatch(/^mostrador\.visit=[0-9a-f]{32};.*; secure$/)
})

test('a diner whom nobody knows, and a link without more, leave out what there is none of', async () => {
  const { events, session } = open('http://shop.test/menu/ombu?source=qr')
  session.set('mostrador.campaign', '{"campaignId":"invierno"}')
  analytics.startAnalytics('/events')
  visit()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(events()[0]).toMatchObject({
    customer: null,
    campaignId: 'invierno',
    abandonedCart: false,
    source: 'qr',
  })
  expect(document.cookie).not.toContain('secure')
})

test.each(['false', '0'])('a link that says abandoned=%s comes from no abandoned cart', async (said) => {
  const { events } = open(`http://shop.test/menu/ombu?abandoned=${said}&phone=1`)
  analytics.startAnalytics('/events')
  visit()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(events()[0]).toMatchObject({
    type: 'LINK_CLICK',
    abandonedCart: false,
    source: null,
    campaignId: null,
  })
})

test('a text longer than a word is cut off, and the name of a plate at the same length', async () => {
  const long = 'x'.repeat(300)
  const { events } = open(`http://shop.test/menu/ombu?campaignId=${long}&source=${long}`)
  analytics.startAnalytics('/events')
  visit()
  add(line({ name: long }))
  await vi.advanceTimersByTimeAsync(3_000)
  const cut = long.slice(0, 200)
  expect(events().at(-1)).toMatchObject({ campaignId: cut, source: cut, details: { name: cut } })
})

test('a diner who came by no link is in no session, and no visit is sent', async () => {
  const { asked } = open('http://shop.test/menu/ombu')
  const heard: string[] = []
  analytics.startAnalytics('/events')
  analytics.subscribeToSteps(({ type }) => heard.push(type))
  visit()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([heard, asked]).toEqual([['BRANCH_CONTACT_SELECT'], []])
})

test('a page that is left sends at once what it gathered', async () => {
  const { asked, show, window } = open()
  analytics.startAnalytics('/events')
  visit()
  show('hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
  add(line())
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(2)
})

test('steps are heard from the beginning on, each once, however often it is begun, until nobody wants them', () => {
  open()
  analytics.startAnalytics('/events')
  analytics.startAnalytics('/events')
  visit()
  const heard: Step[] = []
  const stop = analytics.subscribeToSteps((step) => heard.push(step))
  expect(heard.map(({ type }) => type)).toEqual(['LINK_CLICK', 'BRANCH_CONTACT_SELECT'])
  add(line())
  expect(heard).toHaveLength(3)
  stop()
  add(line())
  expect(heard).toHaveLength(3)
})

test('a listener that begins late hears the first hundred steps', () => {
  open()
  analytics.startAnalytics('/events')
  visit()
  for (let i = 0; i < 120; i++) add(line({ quantity: i + 1 }))
  const heard: Step[] = []
  analytics.subscribeToSteps((step) => heard.push(step))
  expect([heard.length, heard.at(-1)?.products[0]?.quantity]).toEqual([100, 98])
})

/** The steps of a document, told when it is opened. */
function stepsOf(): readonly string[] {
  const heard: string[] = []
  analytics.subscribeToSteps(({ type }) => heard.push(type))
  analytics.startAnalytics('/events')
  visit()
  return heard
}

test.each(['reload', 'back_forward'])('a document that was come to by %s repeats no click', (type) => {
  open()
  arriveBy(type)
  expect(stepsOf()).toEqual([])
})

test('a document that was gone to counts its link', () => {
  open()
  arriveBy('navigate')
  expect(stepsOf()).toContain('LINK_CLICK')
})

test.each([
  ['https://shop.test/menu', false],
  ['https://shop.test.evil/menu', true],
  ['https://mail.test/https://shop.test/', true],
])('a link that was told of counts again after %s: %s', (referrer, isCounted) => {
  const { session } = open(LINK, referrer)
  session.set('mostrador.click', 'campaignId=verano&source=qr&abandoned=true')
  expect(stepsOf().includes('LINK_CLICK')).toBe(isCounted)
})

test('a link that was told of is remembered by the tab', () => {
  const { session } = open()
  stepsOf()
  expect(session.get('mostrador.click')).toBe('campaignId=verano&source=qr&abandoned=true')
})

test('the cart of the contact is what its summary is of', async () => {
  const { local, events } = open()
  const lines = [line({ quantity: 3 })]
  const place = {
    alias: 'ombu',
    branchContactId: 'local',
    orderModeId: 'm1',
    mode: 'TAKE_AWAY',
    menuHash: 'h',
  }
  local.set('mostrador.cart.ombu', JSON.stringify({ ...place, lines, paymentTypeId: null, savedAt: CLOCK }))
  analytics.startAnalytics('/events')
  visit('/preview')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(events().at(-1)).toMatchObject({
    type: 'VIEW_ORDER_SUMMARY',
    details: { plateId: 'mila', units: 3 },
  })
})

test('an order that waits for its payment is paid in the document that it comes back to', async () => {
  const { session } = open()
  analytics.startAnalytics('/events')
  visit()
  bus.tell({ kind: 'order', code: 'ABC', total: 100, lines: [], isPaidOnline: true })
  expect(session.get('mostrador.unpaid')).toContain('"ABC"')
  const heard: string[] = []
  analytics.subscribeToSteps(({ type }) => heard.push(type))
  bus.tell({ kind: 'paid', code: 'ABC' })
  expect(heard.at(-1)).toBe('PAY_ORDER')
})

test('where storage is forbidden visits are told all the same', () => {
  open(LINK)
  const get = (): never => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'sessionStorage', { get, configurable: true })
  expect(stepsOf()).toEqual(['LINK_CLICK', 'BRANCH_CONTACT_SELECT'])
})
