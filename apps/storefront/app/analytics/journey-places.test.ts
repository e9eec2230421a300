import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import type { Visit } from '../frame/bus.ts'
import { createJourney, type Step } from './journey.ts'

const country = { mantissa: 2, currency: { code: 'ARS' } }
const modes = [
  { id: 'm1', type: 'TAKE_AWAY', active: true, menuHash: 'h1' },
  { id: 'm2', type: 'DELIVERY', active: true, menuHash: 'h2' },
]
const contact = (id: string) => ({
  type: 'branchContact',
  info: { id, alias: id, branch: { id: 'brand' }, deliveryConfig: { orderModes: modes } },
})
const brand = { type: 'branch', info: { id: 'brand' } }
const company = { type: 'company', info: { id: 'company' } }

const line = lineOn(menuOf([plate('mila')]), selection('mila', { quantity: 2 }))

/** A document that came by a link, or not; what was told of it. */
function start({ isArrival = false, cart = [line] } = {}) {
  const steps: Step[] = []
  const taken: string[] = []
  let entry = 0
  const hear = createJourney({
    menus: new Map(),
    linesOf: (alias) => (alias === 'ombu' ? cart : []),
    isArrival: () => isArrival,
    isOpenedAnew: false,
    unpaid: {
      keep: () => undefined,
      take: (code) => {
        taken.push(code)
        return undefined
      },
    },
    onStep: (step) => steps.push(step),
  })
  const go = (lookup: object, pathname: string, rest: Partial<Visit> = {}): void => {
    entry += 1
    const place = { lookup, country } as unknown as Visit['place']
    const visit = { place, key: `k${entry}`, pathname, search: '', action: 'PUSH', ...rest } as const
    hear({ kind: 'visit', visit }, 1000)
  }
  return { hear, go, steps, taken, types: () => steps.map(({ type }) => type) }
}

test('a link to a company is told by the brand that it leads to, once', () => {
  const { go, steps } = start({ isArrival: true })
  go(company, '/menu/grupo')
  expect(steps).toEqual([])
  go(brand, '/menu/brasas')
  expect(steps).toMatchObject([{ type: 'LINK_CLICK', branch: 'brand', branchContact: null, products: [] }])
  go(brand, '/menu/brasas', { key: 'again' })
  expect(steps).toHaveLength(1)
})

test('without a link nothing of a brand’s own page is a step', () => {
  const { go, steps } = start()
  go(brand, '/menu/brasas/take-away')
  go(brand, '/menu/brasas/preview')
  expect(steps).toEqual([])
})

test('each contact and each of its modes is chosen once while one is there', () => {
  const { go, types, steps } = start()
  go(contact('ombu'), '/menu/ombu')
  go(contact('ombu'), '/menu/ombu/take-away')
  go(contact('ombu'), '/menu/ombu/take-away/carnes')
  go(contact('ombu'), '/menu/ombu/delivery')
  go(contact('ceibo'), '/menu/ceibo/delivery')
  expect(types()).toEqual([
    'BRANCH_CONTACT_SELECT',
    'ORDER_MODE_SELECT',
    'ORDER_MODE_SELECT',
    'BRANCH_CONTACT_SELECT',
    'ORDER_MODE_SELECT',
  ])
  expect(steps.map(({ orderMode }) => orderMode)).toEqual([
    undefined,
    'TAKE_AWAY',
    'DELIVERY',
    undefined,
    'DELIVERY',
  ])
})

test('a page of the same entry is another page where its address is another', () => {
  const { go, types } = start()
  go(contact('ombu'), '/menu/ombu/preview', { key: 'one' })
  go(contact('ombu'), '/menu/ombu/preview', { key: 'one' })
  go(contact('ombu'), '/menu/ombu/checkout', { key: 'one' })
  expect(types()).toEqual(['BRANCH_CONTACT_SELECT', 'VIEW_ORDER_SUMMARY', 'CONTINUE_TO_CHECKOUT'])
})

test('a summary that the document began with was not chosen, one that was walked to was', () => {
  const { go, steps } = start()
  go(contact('ombu'), '/menu/ombu/preview')
  go(contact('ombu'), '/menu/ombu/checkout')
  expect(steps.slice(1)).toMatchObject([
    { type: 'VIEW_ORDER_SUMMARY', isChosen: false, products: [{ id: 'mila', quantity: 2, price: 10 }] },
    { type: 'CONTINUE_TO_CHECKOUT', isChosen: true },
  ])
})

test('an address with more than a page’s own, and a plate of a menu that is not there, are no step', () => {
  const { go, types } = start()
  go(contact('ombu'), '/menu/ombu/take-away/carnes/bife%20ancho')
  go(contact('ombu'), '/menu/ombu/no-such-mode/carnes/bife')
  expect(types()).toEqual(['BRANCH_CONTACT_SELECT', 'ORDER_MODE_SELECT'])
})

test('news before the first page was shown makes no step', () => {
  const { hear, steps, taken } = start()
  hear({ kind: 'lines', before: [], after: [line] }, 1000)
  hear({ kind: 'order', code: 'ABC', total: 100, lines: [], isPaidOnline: false }, 1000)
  expect(steps).toEqual([])
  hear({ kind: 'installable', offer: new Event('x') }, 1000)
  expect([steps, taken]).toEqual([[], []])
})
