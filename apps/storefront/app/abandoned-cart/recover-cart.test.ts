import type { PlateInfo } from '@mostrador/contract/menu/menu-schema'
import { orderItems } from '@mostrador/contract/order/order-items'
import type { CartLine } from '@mostrador/domain/cart/cart-line'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test, vi } from 'vitest'
import { createApi } from '../api.ts'
import { openPage, refusal } from '../testing/browser-page.ts'
import { contactOf, modeOf } from '../testing/sample-checkout.ts'
import { aMenu, aPlate } from '../testing/sample-menu-info.ts'
import { areSameLines, phoneOfLink, recoverCart } from './recover-cart.ts'

const sizes = [
  { id: 'small', name: 'Chico', price: 80_000 },
  { id: 'large', name: 'Grande', price: 120_000 },
]
const menu = menuOf([plate('bife', { price: 100_000, sizes }), plate('flan', { price: 30_000 })])
const left = [
  lineOn(menu, selection('bife', { sizeId: 'large', quantity: 2 }), 'a'),
  lineOn(menu, selection('flan'), 'b'),
]

/** The menu of the sample on the wire, with its prices in major units. */
const wireMenu = (flan: Partial<PlateInfo> = {}) => {
  const wireSizes = sizes.map((size) => ({ ...size, price: size.price / 100 }))
  return aMenu(
    [
      aPlate('bife', { showName: 'bife', sizes: wireSizes }),
      aPlate('flan', { showName: 'flan', price: 300, ...flan }),
    ],
    {
      hash: 'h2',
    },
  )
}

const mode = { ...modeOf('TAKE_AWAY'), active: true, menuHash: 'h2' }
const info = contactOf({ deliveryConfig: { orderModes: [mode] } as never })
const RECOVERY = '/api/recovery/cart/1122/contact'

type Answers = Readonly<Record<string, unknown>>
const answers = (flan?: Partial<PlateInfo>, items: readonly CartLine[] = left): Answers => ({
  [RECOVERY]: { orderModeId: 'mode', items: orderItems(items, 2) },
  [`${RECOVERY}?token=abc`]: { orderModeId: 'mode', items: orderItems(items, 2) },
  '/api/diner/palermo': { type: 'branchContact', info },
  '/api/diner/palermo/menu/mode?hash=h2': wireMenu(flan),
})

/** Opens the link of a phone: the cart that it restores, and the calls that the server got. */
async function recover(
  told: Answers,
  { phone = '1122', token = null }: { readonly phone?: string | null; readonly token?: string | null } = {},
) {
  const page = openPage({
    address: 'http://localhost:3000/menu/palermo?abandoned=true',
    answer: ({ url }) => (url === '/api/diner/log' ? undefined : (told[url] ?? refusal(404, 'not-there'))),
  })
  let last = 0
  const found = await recoverCart({
    api: createApi((url, init) => fetch(url, init)),
    alias: 'palermo',
    branchContactId: 'contact',
    mantissa: 2,
    phone,
    token,
    newId: () => `r${(last += 1)}`,
  })
  // The log is waited for by nobody.
  await vi.waitFor(() => expect(page.asked.length).toBeGreaterThan(0))
  const logged = page.asked.filter(({ url }) => url === '/api/diner/log').map(({ body }) => body)
  return { found, logged, asked: page.asked.map(({ url }) => url) }
}

/** spec('000 §4.10') */
test('a cart comes back line by line, on the menu of now, under ids of its own', async () => {
  const { found, logged, asked } = await recover(answers())
  expect(found).toEqual({
    place: {
      alias: 'palermo',
      branchContactId: 'contact',
      orderModeId: 'mode',
      mode: 'TAKE_AWAY',
      menuHash: 'h2',
    },
    lines: left.map((line, at) => ({ ...line, id: `r${at + 1}` })),
    isAnythingLeft: true,
  })
  expect(asked[0]).toBe(RECOVERY)
  expect(logged).toEqual([])
})

test('the token of the link goes along', async () => {
  const { found, asked } = await recover(answers(), { token: 'abc' })
  expect(asked[0]).toBe(`${RECOVERY}?token=abc`)
  expect(found?.isAnythingLeft).toBe(true)
})

test('a line whose price changed is recovered as it was left, for the page of the cart to tell', async () => {
  const { found } = await recover(answers({ price: 350 }))
  expect(found?.place.menuHash).toBe('')
  expect(found?.isAnythingLeft).toBe(true)
  expect(found?.lines).toMatchObject([
    { id: 'r1', price: 120_000, sizeId: 'large', sizeName: 'Grande' },
    { id: 'r2', price: 30_000, sizeName: null },
  ])
})

test('a cart of which nothing can be had says so; a plate that is gone has no size to name', async () => {
  const gone = [lineOn(menuOf([plate('pan', { sizes })]), selection('pan', { sizeId: 'small' }), 'c')]
  const { found } = await recover(answers({}, gone))
  expect(found).toMatchObject({ isAnythingLeft: false, place: { menuHash: '' }, lines: [{ sizeName: null }] })
})

const MODE_GONE = {
  '/api/diner/palermo': {
    type: 'branchContact',
    info: contactOf({ deliveryConfig: { orderModes: [] } as never }),
  },
}

/** spec('000 §4.11') */
test.each([
  ['no phone', answers(), null],
  ['not-there', {}, '1122'],
  ['order-mode-not-found', { ...answers(), ...MODE_GONE }, '1122'],
])('without a cart there is none, and the log hears why: %s', async (reason, told, phone) => {
  const { found, logged } = await recover(told, { phone })
  expect(found).toBeUndefined()
  expect(logged).toEqual([
    {
      bcId: 'contact',
      url: 'http://localhost:3000/menu/palermo?abandoned=true',
      component: 'abandoned-cart',
      payload: { message: 'Cart not found', reason },
    },
  ])
})

test('two carts are the same by what was chosen, in any order, whatever was noted', () => {
  const noted = left.map((line) => ({ ...line, id: `x${line.id}`, notes: 'sin sal' }))
  expect(areSameLines(left, noted.toReversed())).toBe(true)
  expect(areSameLines(left, left.slice(1))).toBe(false)
  expect(areSameLines(left, [{ ...left[0]!, quantity: 1 }, left[1]!])).toBe(false)
})

test.each([
  ['?phone=1122&abandoned=0', undefined],
  ['?phone=1122&abandoned=false', undefined],
  ['?phone=&abandoned=true', null],
  ['?phone=1122&abandoned=1', '1122'],
])('the link %s is of %j', (search, phone) => {
  expect(phoneOfLink(search)).toBe(phone)
})
