import type { Cart } from '@mostrador/domain/cart/cart'
import type { UserLocation } from '@mostrador/domain/delivery/user-location'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { drawnCart, forgetCart, readCart, useCart, useCartPart, writeCart } from './cart-store.ts'
import { forgetDiner, readKnownDiner, rememberDiner, useKnownDiner } from './known-diner.ts'
import { saveLocation, useLocationOf } from './location-store.ts'
import { forgetOrder, rememberOrder, usePlacedOrders } from './placed-orders.ts'
import { noteRecognised, recognisedAt } from './recognised.ts'

const NOW = '2026-11-20T15:00:00.000Z'

afterEach(forgetDiner)

let shops = 0
/** A cart of a contact that no other test has one of. */
const aCart = (): Cart => ({
  alias: `store-${(shops += 1)}`,
  branchContactId: 'c1',
  orderModeId: 'm1',
  mode: 'TAKE_AWAY',
  menuHash: 'h1',
  lines: [lineOn(menuOf([plate('flan')]), selection('flan'), 'a')],
  paymentTypeId: null,
  savedAt: NOW,
})

test('a cart is kept under its alias, drawn again when it changes, and forgotten whole', async () => {
  const { local } = openPage({ clock: NOW })
  const cart = aCart()
  const { alias } = cart
  const { now } = await renderHook(() => [useCart(alias), useCartPart(alias, (one) => one?.menuHash)], {
    props: undefined,
  })
  expect(now()).toEqual([undefined, undefined])
  await doing(() => writeCart(alias, cart))
  expect(now()).toEqual([cart, 'h1'])
  expect([readCart(alias), drawnCart(alias)]).toEqual([cart, cart])
  expect([...local.keys()]).toEqual([`mostrador.cart.${alias}`])
  await doing(() => forgetCart(alias))
  expect(now()).toEqual([undefined, undefined])
  expect(local.size).toBe(0)
})

test('a cart that another tab wrote is read anew; a cart drawn by this tab is not', () => {
  const { local } = openPage({ clock: NOW })
  const cart = aCart()
  writeCart(cart.alias, cart)
  local.set(`mostrador.cart.${cart.alias}`, JSON.stringify({ ...cart, menuHash: 'h2' }))
  expect(drawnCart(cart.alias)?.menuHash).toBe('h1')
  expect(readCart(cart.alias)?.menuHash).toBe('h2')
})

test('a cart of another alias, an old one, and what is none are no cart', () => {
  const { local } = openPage({ clock: NOW })
  const old = { savedAt: '2026-11-19T14:59:59.000Z' }
  for (const stored of [{ alias: 'other' }, old, { lines: 7 }]) {
    const cart = aCart()
    local.set(`mostrador.cart.${cart.alias}`, JSON.stringify({ ...cart, ...stored }))
    expect(readCart(cart.alias)).toBeUndefined()
  }
  const kept = aCart()
  local.set(`mostrador.cart.${kept.alias}`, JSON.stringify(kept))
  expect(readCart(kept.alias)).toEqual(kept)
})

const ana = { phone: '+541123456789', phoneCountry: 'AR', name: ' Ana ' } as const

test('a diner is remembered with the name that was given, and forgotten with the phone', async () => {
  const { local } = openPage()
  forgetDiner()
  const { now } = await renderHook(useKnownDiner, { props: undefined })
  expect(now()).toBeNull()
  await doing(() => rememberDiner({ ...ana, branchId: 'b1' }))
  expect(now()).toEqual({ ...ana, name: 'Ana', branchId: 'b1' })
  expect(local.get('mostrador.diner')).toBe(
    '{"phone":"+541123456789","phoneCountry":"AR","name":"Ana","branchId":"b1"}',
  )
  await doing(forgetDiner)
  expect([now(), readKnownDiner()]).toEqual([null, null])
})

test('without a name the one of the same phone stays, and that of another does not', () => {
  openPage()
  forgetDiner()
  rememberDiner({ ...ana, name: ' ' })
  expect(readKnownDiner()).toEqual({ ...ana, name: '' })
  rememberDiner(ana)
  rememberDiner({ ...ana, name: ' ' })
  expect(readKnownDiner()).toEqual({ ...ana, name: 'Ana' })
  rememberDiner({ ...ana, phone: '+541100000000', name: '' })
  expect(readKnownDiner()?.name).toBe('')
})

test('where the diner is is one company’s to know', async () => {
  const { local } = openPage()
  const location: UserLocation = {
    street: 'Honduras',
    number: '5000',
    city: 'Palermo',
    locality: 'CABA',
    country: 'AR',
    postalCode: '1414',
    fullAddress: 'Honduras 5000',
    lat: -34.5,
    lng: -58.4,
    betweenStreets: '',
    details: '',
    geocoded: true,
    fromLocalStorage: false,
  }
  const { now } = await renderHook(() => [useLocationOf('k1'), useLocationOf('k2')], { props: undefined })
  expect(now()).toEqual([null, null])
  await doing(() => saveLocation('k1', location))
  expect(now()).toEqual([location, null])
  expect([...local.keys()]).toEqual(['mostrador.location.k1'])
})

const order = (code: string) => ({ alias: 'palermo', code, at: NOW })
const codeOf = (index: number) => `ABCDEFGH${String(index).padStart(2, '0')}`

test('orders are remembered newest first, once each, twenty of them, and forgotten one by one', async () => {
  const { local } = openPage()
  const { now } = await renderHook(usePlacedOrders, { props: undefined })
  expect(now()).toEqual([])
  await doing(() => [1, 2, 1].forEach((index) => rememberOrder(order(codeOf(index)))))
  expect(now()).toEqual([order(codeOf(1)), order(codeOf(2))])
  await doing(() => forgetOrder(codeOf(1)))
  expect(now()).toEqual([order(codeOf(2))])
  await doing(() => Array.from({ length: 21 }, (_, index) => rememberOrder(order(codeOf(10 + index)))))
  expect(now()?.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, (_, index) => codeOf(30 - index)))
  expect(JSON.parse(local.get('mostrador.orders') ?? '')).toHaveLength(20)
})

test('an order that is not remembered is forgotten without anything being drawn again', async () => {
  openPage()
  rememberOrder(order(codeOf(1)))
  const { all } = await renderHook(usePlacedOrders, { props: undefined })
  const drawn = all.length
  await doing(() => forgetOrder(codeOf(99)))
  expect(all).toHaveLength(drawn)
})

test('a customer recognised at checkout is known at that branch alone', () => {
  expect(recognisedAt('b-never')).toBeUndefined()
  const customer = { name: 'Ana' } as Parameters<typeof noteRecognised>[1]
  noteRecognised('b1', customer)
  expect(recognisedAt('b1')).toEqual({ branchId: 'b1', customer })
  expect(recognisedAt('b2')).toBeUndefined()
  noteRecognised('b1', null)
  expect(recognisedAt('b1')).toEqual({ branchId: 'b1', customer: null })
})
