import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { dataOf } from '@mostrador/api/testing/data-of'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { lineOn, menuOf, plate as plateOf, selection } from '@mostrador/domain/testing/sample-menu'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findOrderMode } from '../place/find-order-mode.ts'
import { viewMenu } from '../place/menu-view.ts'
import { createJourney, type JourneyPorts } from './journey.ts'
import type { Visit } from '../frame/bus.ts'
import { startTags, type TagWindow } from './tags.ts'
import { unpaidOrders } from './unpaid-orders.ts'

let lookup: AliasLookup
let menus: JourneyPorts['menus']
let platePath: string
let line: CartLine
/** The tab: what outlives a document. */
let tab: Map<string, string>
let cart: readonly CartLine[]

beforeAll(async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  await api.given.plate(contact, { name: 'Milanesa', price: 125_050 })
  const { alias } = contact
  lookup = dataOf(await api.client.getAlias({ params: { alias } }))
  const mode = lookup.type === 'branchContact' ? findOrderMode(lookup.info, 'take-away') : undefined
  if (!mode) throw new Error('no mode')
  const menu = dataOf(await api.client.getMenu({ params: { alias, orderModeId: mode.id } }))
  menus = new Map([[menu.hash, menu]])
  const { plates, sections } = viewMenu(menu, 2)
  const [view] = plates.values()
  platePath = `/menu/${alias}/take-away/${view?.categorySlug}/${view?.slug}`
  const lineRest = { referenceId: view?.plate.id ?? '', name: 'Milanesa', price: 125_050, quantity: 2 }
  const categoryShowName = sections[0]?.name ?? ''
  line = { ...lineOn(menuOf([plateOf('mila')]), selection('mila')), ...lineRest, categoryShowName }
})
beforeEach(() => {
  tab = new Map()
  cart = []
})

/**
 * Opens a document of the tab, in which all three count; everything that they are told is written
 * down.
 */
function openDocument({ isOpenedAnew = false } = {}) {
  const page: TagWindow = {}
  const asked: string[] = []
  const ids = { tagManager: 'GTM-AB12', webAnalytics: 'G-ABCD1', pixel: '12345' }
  const onStep = startTags(ids, page, (address) => asked.push(address))
  const storage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
  }
  const isArrival = (search: string) => !isOpenedAnew && search.includes('campaignId')
  const unpaid = unpaidOrders(storage)
  const hear = createJourney({ menus, linesOf: () => cart, isArrival, isOpenedAnew, unpaid, onStep })
  let entry = 0
  const go = (rest: string, more: Partial<Visit> = {}): void => {
    entry += 1
    const pathname = rest.startsWith('/menu/') ? rest : `/menu/${lookup.info.alias}${rest}`
    const place = { lookup, country: { mantissa: 2, currency: { code: 'ARS' } } }
    const action = entry === 1 ? 'POP' : 'PUSH'
    hear({ kind: 'visit', visit: { place, key: `k${entry}`, pathname, search: '', action, ...more } }, 1000)
  }
  const recorded = () => ({
    layer: (page.dataLayer ?? []).slice(1),
    commands: (page.webAnalyticsLayer ?? [])
      .map((call) => Array.from(call as ArrayLike<unknown>))
      .filter(([name]) => name === 'event'),
    pixel: (page.fbq?.queue ?? []).slice(2),
  })
  return { hear, go, recorded, asked }
}

type Document = ReturnType<typeof openDocument>

function order({ hear, go }: Document, isPaidOnline: boolean): void {
  go('', { search: '?campaignId=verano' })
  go('/take-away')
  go(platePath)
  hear({ kind: 'lines', before: [], after: [line] }, 1001)
  cart = [line]
  go('/preview')
  go('/checkout')
  hear({ kind: 'order', code: 'ABC', total: 250_100, lines: cart, isPaidOnline }, 1002)
  cart = []
  go('/order/ABC')
}

/** The published shapes, with the plate's own id. */
function shapes() {
  const product = { id: line.referenceId, name: 'Milanesa', category: line.categoryShowName, price: 1250.5 }
  const item = (quantity: number) => ({
    item_id: product.id,
    item_name: product.name,
    item_category: product.category,
    price: product.price,
    quantity,
  })
  const one = { currency: 'ARS', value: 1250.5, items: [item(1)] }
  const two = { currency: 'ARS', value: 2501, items: [item(2)] }
  const paid = { transaction_id: 'ABC', value: 2501, tax: 0, shipping: 0, currency: 'ARS', items: [item(2)] }
  const goods = (quantity: number) => ({
    content_type: 'product',
    content_ids: [product.id],
    contents: [{ id: product.id, quantity }],
    num_items: quantity,
    currency: 'ARS',
    value: quantity * 1250.5,
  })
  const legacy = (quantity: number) => ({ products: [{ ...product, quantity }] })
  return { one, two, paid, goods, legacy, item }
}

/** spec('000 §7.37') spec('001 §7.36') */
test('a full order is told to each of the three in the published shapes, in order and each once', () => {
  const shop = openDocument()
  order(shop, false)
  // Seen to be paid at the counter, and drawn again: the purchase was the order.
  shop.hear({ kind: 'paid', code: 'ABC' }, 1003)

  const { one, two, paid, goods, legacy, item } = shapes()
  const { layer, commands, pixel } = shop.recorded()
  expect(commands).toEqual([
    ['event', 'select_item', { items: [item(1)] }],
    ['event', 'view_item', one],
    ['event', 'add_to_cart', two],
    ['event', 'view_cart', two],
    ['event', 'begin_checkout', two],
    ['event', 'purchase', paid],
  ])
  const actionField = { id: 'ABC', revenue: 2501, tax: 0, shipping: 0 }
  expect(layer).toEqual(
    [
      { event: 'select_item', ecommerce: { items: [item(1)], click: legacy(1) } },
      { event: 'view_item', ecommerce: { ...one, detail: legacy(1) } },
      { event: 'add_to_cart', ecommerce: { ...two, currencyCode: 'ARS', add: legacy(2) } },
      { event: 'view_cart', ecommerce: { ...two, checkout: { actionField: { step: 1 }, ...legacy(2) } } },
      {
        event: 'begin_checkout',
        ecommerce: { ...two, checkout: { actionField: { step: 2 }, ...legacy(2) } },
      },
      { event: 'purchase', ecommerce: { ...paid, purchase: { actionField, ...legacy(2) } } },
    ].flatMap((push) => [{ ecommerce: null }, push]),
  )
  const named = { content_name: 'Milanesa' }
  expect(pixel).toEqual([
    ['trackSingle', '12345', 'ViewContent', { ...goods(1), ...named }],
    ['trackSingle', '12345', 'AddToCart', { ...goods(2), ...named }],
    ['trackSingle', '12345', 'InitiateCheckout', goods(2)],
    ['trackSingle', '12345', 'Purchase', goods(2), { eventID: 'ABC' }],
  ])
})

test('an order that waits for its payment is a purchase once, on the page that it comes back to', () => {
  const shop = openDocument()
  order(shop, true)
  expect(JSON.stringify(shop.recorded())).not.toMatch(/purchase/i)
  const { paid, goods } = shapes()
  // Back from the bank; then the page is loaded again, and once more by the way back.
  const back = openDocument()
  back.hear({ kind: 'paid', code: 'ABC' }, 2000)
  back.go('/order/ABC')
  expect(back.recorded()).toMatchObject({
    layer: [{ ecommerce: null }, { event: 'purchase', ecommerce: paid }],
    commands: [['event', 'purchase', paid]],
    pixel: [['trackSingle', '12345', 'Purchase', goods(2), { eventID: 'ABC' }]],
  })
  for (const isOpenedAnew of [true, false]) {
    const again = openDocument({ isOpenedAnew })
    again.go('/order/ABC')
    again.hear({ kind: 'paid', code: 'ABC' }, 3000)
    expect(again.recorded()).toEqual({ layer: [], commands: [], pixel: [] })
  }
})

test('a step that is loaded again or gone back to is not told a second time', () => {
  const shop = openDocument()
  order(shop, false)
  const told = shop.recorded()
  cart = [line]
  for (const rest of ['/checkout', '/preview', platePath]) shop.go(rest, { action: 'POP' })
  expect(shop.recorded()).toEqual(told)
  for (const rest of ['', '/take-away', '/preview', '/checkout', '/order/ABC', platePath]) {
    const again = openDocument({ isOpenedAnew: true })
    again.go(rest, { search: '?campaignId=verano' })
    expect(again.recorded()).toEqual({ layer: [], commands: [], pixel: [] })
  }
})

test('the support page and orders of others are no event', () => {
  const shop = openDocument()
  for (const rest of ['/soporte', '/order/XYZ']) shop.go(rest)
  shop.hear({ kind: 'paid', code: 'XYZ' }, 1000)
  expect(shop.recorded()).toEqual({ layer: [], commands: [], pixel: [] })
})
