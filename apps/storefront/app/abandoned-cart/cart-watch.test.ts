import { orderItems } from '@mostrador/contract/order/order-items'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { forgetCart, writeCart } from '../diner/cart-store.ts'
import { forgetDiner, rememberDiner } from '../diner/known-diner.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { contactOf, sampleAddress } from '../testing/sample-checkout.ts'
import CartWatch from './cart-watch.tsx'

const NOW = Date.parse('2026-11-20T21:00:00.000Z')
const lines = [lineOn(menuOf([plate('bife')]), selection('bife'), 'l1')]
const PHONE = '+541123456789'

type Setting = {
  /** Each test has a contact of its own, whose cart no other one has read. */
  readonly alias: string
  readonly search?: string
  readonly path?: string
  readonly notes?: string
  readonly isEmpty?: boolean
  /** Notice of this cart by an earlier page of this browser. */
  readonly told?: object
  readonly isHidden?: boolean
}

/** A page of a contact on which a cart is watched; its diner is known. */
async function open({ alias, search = '', path, notes = '', ...own }: Setting) {
  const pathname = path ?? `/menu/${alias}`
  const page = openPage({
    clock: new Date(NOW).toISOString(),
    address: `http://localhost:3000${pathname}${search}`,
    answer: () => undefined,
  })
  const id = `of-${alias}`
  forgetDiner()
  const asked = fetch
  const keptAlive: unknown[] = []
  Object.assign(globalThis, {
    fetch: (url: string, init: RequestInit) => {
      keptAlive.push(init.keepalive)
      return asked(url, init)
    },
  })
  if (own.told) page.local.set(`mostrador.left.${id}`, JSON.stringify(own.told))
  if (own.isHidden) page.show('hidden')
  const cart = { alias, branchContactId: id, orderModeId: 'mode', mode: 'TAKE_AWAY', menuHash: 'h1' } as const
  const savedAt = new Date(NOW).toISOString()
  const left = lines.map((line) => ({ ...line, notes }))
  if (!own.isEmpty) writeCart(alias, { ...cart, lines: left, paymentTypeId: null, savedAt })
  const { wrap } = pageAround({ address: `${pathname}${search}`, alias: sampleAddress })
  const contact = contactOf({ id, alias })
  const hook = await renderHook(() => CartWatch({ contact }), { props: undefined, wrap })
  const calls = () => page.asked.map(({ method, url }) => `${method} ${url}`)
  const bodies = () => page.asked.map(({ body }) => body as Record<string, unknown>)
  const told = () => JSON.parse(page.local.get(`mostrador.left.${id}`) ?? 'null')
  const show = (state: 'visible' | 'hidden') => doing(() => page.show(state))
  return { ...hook, page, calls, bodies, told, show, keptAlive, id }
}

const ana = () => rememberDiner({ phone: PHONE, phoneCountry: 'AR', name: 'Ana' })

/** spec('000 §4.12') */
test('a page that is hidden tells the shop of its cart, in a call that outlives the page', async () => {
  const { calls, bodies, show, told, keptAlive, id } = await open({ alias: 'left' })
  expect(calls()).toEqual([])
  ana()
  await show('hidden')
  expect(calls()).toEqual(['POST /api/abandoned/cart/'])
  expect(bodies()[0]).toEqual({
    branchId: 'brand',
    branchContactId: id,
    phone: PHONE,
    email: null,
    items: orderItems(lines, 2),
    orderModeId: 'mode',
    navigationEvent: 'PAGE_HIDDEN',
    sequence: expect.any(Number) as number,
  })
  expect(keptAlive).toEqual([true])
  expect(told()).toEqual({ phone: PHONE, isLeft: true })
})

/** spec('000 §4.13') */
test('one that is seen again says that the cart is not left, later than what it said before', async () => {
  const { calls, bodies, show, told, keptAlive, id } = await open({ alias: 'seen' })
  ana()
  await show('hidden')
  await show('visible')
  expect(calls()[1]).toBe('PUT /api/abandoned/cart/cancel/')
  const [before, after] = bodies().map(({ sequence }) => sequence as number)
  expect(bodies()[1]).toEqual({
    branchId: 'brand',
    branchContactId: id,
    phone: PHONE,
    email: null,
    navigationEvent: 'PAGE_VISIBLE',
    sequence: after,
  })
  expect(after).toBe(before! + 1)
  expect(keptAlive[1]).toBe(true)
  expect(told()).toEqual({ phone: PHONE, isLeft: false })
  await show('visible')
  expect(calls()).toHaveLength(2)
})

test('events are numbered by the clock, once it is past what was numbered before', async () => {
  const { bodies, show } = await open({ alias: 'clock' })
  ana()
  await show('hidden')
  await pass(60_000)
  await show('visible')
  const [before, after] = bodies().map(({ sequence }) => sequence as number)
  expect(after).toBe(NOW + 60_000)
  expect(before).toBeLessThan(NOW + 60_000)
})

test('a cart too large for a call that outlives its page is told in one that may not', async () => {
  const { show, keptAlive } = await open({ alias: 'large', notes: 'x'.repeat(20_000) })
  ana()
  await show('hidden')
  expect(keptAlive).toEqual([false])
})

test('without a phone, and without a cart, there is nothing to tell', async () => {
  const { calls, show, told } = await open({ alias: 'nothing' })
  await show('hidden')
  await show('visible')
  await doing(() => forgetCart('nothing'))
  ana()
  await show('hidden')
  expect(calls()).toEqual([])
  expect(told()).toBeNull()
})

test('the diner of a link is told of where no other is known', async () => {
  const { bodies, show } = await open({ alias: 'link', search: '?phone=1122' })
  await show('hidden')
  expect(bodies()).toMatchObject([{ phone: '1122', email: null }])
})

test('the contact typed at checkout goes with its e-mail, also when the cart ends', async () => {
  const { bodies, show, page, told } = await open({ alias: 'typed' })
  ana()
  const typed = { validPhone: '+541100000001', customerEmail: 'ana@correo.test' }
  page.session.set('mostrador.checkout.typed', JSON.stringify(typed))
  await show('hidden')
  await doing(() => forgetCart('typed'))
  expect(bodies()).toMatchObject([
    { phone: '+541100000001', email: 'ana@correo.test', navigationEvent: 'PAGE_HIDDEN' },
    { phone: '+541100000001', email: 'ana@correo.test', navigationEvent: 'CART_EMPTIED' },
  ])
  expect(told()).toBeNull()
})

test('a cart that is empty since its order was placed was ordered', async () => {
  const { calls, bodies } = await open({
    alias: 'ordered',
    path: '/menu/ordered/order/ABCDEFGHJK',
    isEmpty: true,
    told: { phone: PHONE, isLeft: true },
  })
  // It is seen, and it is over.
  expect(calls()).toEqual(['PUT /api/abandoned/cart/cancel/', 'PUT /api/abandoned/cart/cancel/'])
  expect(bodies()).toMatchObject([
    { phone: PHONE, email: null, navigationEvent: 'PAGE_VISIBLE' },
    { phone: PHONE, email: null, navigationEvent: 'ORDER_CREATED' },
  ])
})

test('a page that opens hidden is not seen yet', async () => {
  const { calls, show, unmount, page } = await open({
    alias: 'hidden',
    isHidden: true,
    told: { phone: PHONE, isLeft: true },
  })
  expect(calls()).toEqual([])
  await show('visible')
  expect(calls()).toEqual(['PUT /api/abandoned/cart/cancel/'])
  await unmount()
  ana()
  page.show('hidden')
  expect(calls()).toHaveLength(1)
})
