import type { AliasLookup } from '@mostrador/contract/alias/alias-endpoints'
import { dataOf } from '@mostrador/api/testing/data-of'
import { startTestApi } from '@mostrador/api/testing/start-test-api'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { lineOn, menuOf, plate as plateOf, selection } from '@mostrador/domain/testing/sample-menu'
import { beforeEach, expect, test } from 'vitest'
import { findOrderMode } from '../place/find-order-mode.ts'
import { viewMenu } from '../place/menu-view.ts'
import { createJourney, type JourneyPorts, type Step } from './journey.ts'
import type { Visit } from '../frame/bus.ts'
import { unpaidOrders } from './unpaid-orders.ts'

const lineOf = (rest: Partial<CartLine>): CartLine => ({
  ...lineOn(menuOf([plateOf('mila')]), selection('mila')),
  ...rest,
})

const country = { mantissa: 2, currency: { code: 'ARS' } }

let lookup: AliasLookup
let steps: Step[]
let tab: Map<string, string>
let cart: readonly CartLine[]
let menus: JourneyPorts['menus']
let platePath: string
let entry = 0

beforeEach(async () => {
  const api = await startTestApi()
  const contact = await api.given.branchContact()
  await api.given.plate(contact, { name: 'Milanesa', price: 125_050 })
  const { alias } = contact
  lookup = dataOf(await api.client.getAlias({ params: { alias } }))
  if (lookup.type !== 'branchContact') throw new Error('no contact')
  const mode = findOrderMode(lookup.info, 'take-away')
  if (!mode) throw new Error('no mode')
  const menu = dataOf(await api.client.getMenu({ params: { alias, orderModeId: mode.id } }))
  const plate = [...viewMenu(menu, 2).plates.values()][0]
  platePath = `/menu/${alias}/take-away/${plate?.categorySlug}/${plate?.slug}`
  menus = new Map([[menu.hash, menu]])
  steps = []
  tab = new Map()
  cart = []
})

function start(ports: Partial<JourneyPorts> = {}) {
  const storage = {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
  }
  const hear = createJourney({
    menus,
    linesOf: () => cart,
    isArrival: (search) => search.includes('campaignId'),
    isOpenedAnew: false,
    unpaid: unpaidOrders(storage),
    onStep: (step) => steps.push(step),
    ...ports,
  })
  const go = (pathname: string, more: Partial<Visit> = {}): void => {
    entry += 1
    const visit: Visit = {
      place: { lookup, country },
      key: `k${entry}`,
      pathname,
      search: '',
      action: 'PUSH',
      ...more,
    }
    hear({ kind: 'visit', visit }, 1000)
  }
  return { hear, go }
}

const types = () => steps.map(({ type }) => type)
const shop = (rest = ''): string => `/menu/${lookup.info.alias}${rest}`

/** spec('000 §7.35') spec('001 §7.36') */
test('a whole order is told step by step, each with its brand, contact and money', () => {
  const { hear, go } = start()
  const line = lineOf({ referenceId: 'mila', quantity: 2, price: 125_050 })
  go(shop(), { search: '?campaignId=verano', action: 'POP' })
  go(shop('/take-away'))
  go(platePath)
  hear({ kind: 'lines', before: [], after: [line] }, 1001)
  cart = [line]
  go(shop('/preview'))
  go(shop('/checkout'))
  hear({ kind: 'order', code: 'ABC', total: 250_100, lines: cart, isPaidOnline: false }, 1002)
  hear({ kind: 'paid', code: 'ABC' }, 1003)

  expect(types()).toEqual([
    'LINK_CLICK',
    'BRANCH_CONTACT_SELECT',
    'ORDER_MODE_SELECT',
    'ITEM_VIEW',
    'ADD_ITEM',
    'VIEW_ORDER_SUMMARY',
    'CONTINUE_TO_CHECKOUT',
    'CREATE_ORDER',
  ])
  const branch = lookup.type === 'branchContact' ? lookup.info.branch.id : ''
  expect(new Set(steps.map((step) => step.branch))).toEqual(new Set([branch]))
  expect(steps[2]).toMatchObject({ orderMode: 'TAKE_AWAY', branchContact: lookup.info.id })
  expect(steps[3]).toMatchObject({ isChosen: true, products: [{ name: 'Milanesa', price: 1250.5 }] })
  expect(steps[4]).toMatchObject({ at: 1001, products: [{ id: 'mila', quantity: 2, price: 1250.5 }] })
  expect(steps[7]).toMatchObject({ currency: 'ARS', order: { code: 'ABC', total: 2501 } })
})

test('a page that is drawn twice or gone back to is no second step', () => {
  const { go } = start()
  go(shop('/take-away'), { key: 'one', action: 'POP' })
  go(shop('/take-away'), { key: 'one', action: 'POP' })
  go(platePath)
  go(shop('/take-away'), { action: 'POP' })
  cart = [lineOf({})]
  go(shop('/preview'))
  go(shop('/take-away'))
  go(shop('/preview'), { action: 'POP' })
  expect(types()).toEqual(['BRANCH_CONTACT_SELECT', 'ORDER_MODE_SELECT', 'ITEM_VIEW', 'VIEW_ORDER_SUMMARY'])
})

test('a page that is loaded again repeats nothing, and what follows is told', () => {
  const { go } = start({ isOpenedAnew: true, isArrival: () => false })
  cart = [lineOf({})]
  go(shop('/take-away'), { action: 'POP' })
  go(shop('/preview'))
  expect(types()).toEqual(['VIEW_ORDER_SUMMARY'])
})

test('an empty cart has no summary to view and nothing to check out', () => {
  const { go } = start()
  go(shop('/preview'))
  go(shop('/checkout'))
  expect(types()).toEqual(['BRANCH_CONTACT_SELECT'])
})

test('a payment on another page is told once, in a new document too', () => {
  const first = start()
  first.go(shop('/checkout'), { action: 'POP' })
  first.hear({ kind: 'order', code: 'ABC', total: 100, lines: [], isPaidOnline: true }, 1000)
  steps = []
  for (const at of [2000, 3000]) {
    const back = start({ isOpenedAnew: false })
    back.go(shop('/order/ABC'), { action: 'POP' })
    back.hear({ kind: 'paid', code: 'ABC' }, at)
  }
  expect(steps.filter(({ type }) => type === 'PAY_ORDER')).toMatchObject([
    { at: 2000, order: { code: 'ABC', total: 1 } },
  ])
})

test("somebody else's order that is seen to be paid is no payment of this browser", () => {
  const { hear, go } = start()
  go(shop('/order/XYZ'), { action: 'POP' })
  hear({ kind: 'paid', code: 'XYZ' }, 1000)
  expect(types()).not.toContain('PAY_ORDER')
})

test('a line that is edited is neither added nor taken out; a quantity is the difference', () => {
  const { hear, go } = start()
  go(shop('/preview'))
  steps = []
  const line = lineOf({ referenceId: 'mila', quantity: 2 })
  hear({ kind: 'lines', before: [line], after: [{ ...line, id: 'other', sizeName: 'Doble' }] }, 1000)
  expect(steps).toEqual([])
  hear({ kind: 'lines', before: [line], after: [{ ...line, quantity: 5 }] }, 1000)
  hear({ kind: 'lines', before: [line], after: [] }, 1000)
  expect(steps).toMatchObject([
    { type: 'ADD_ITEM', products: [{ id: 'mila', quantity: 3 }] },
    { type: 'DELETE_ITEM', products: [{ id: 'mila', quantity: 2 }] },
  ])
})
