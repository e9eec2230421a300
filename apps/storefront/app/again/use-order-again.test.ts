import type { PlateInfo } from '@mostrador/contract/menu/menu-schema'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readCart, writeCart } from '../diner/cart-store.ts'
import { openPage } from '../testing/browser-page.ts'
import { pageAround } from '../testing/page-around.tsx'
import { doing, renderHook } from '../testing/render-hook.tsx'
import { home } from '../testing/sample-checkout.ts'
import { aMenu, aPlate } from '../testing/sample-menu-info.ts'
import { aContact, aMode } from '../testing/sample-shop.ts'
import { useOrderAgain, type AgainWish } from './use-order-again.tsx'

const before = menuOf([plate('bife', { price: 100_000 }), plate('flan', { price: 100_000 })])
const lines = [
  lineOn(before, selection('bife', { quantity: 2, notes: 'jugoso' }), 'l1'),
  lineOn(before, selection('flan'), 'l2'),
]
const place = (alias: string) => ({ alias, branchContactId: 'c1', orderModeId: 'm1' })

type Now = { readonly alias: string; readonly plates?: readonly PlateInfo[]; readonly isOffered?: boolean }

/** The shop as it is now; each test has a contact of its own, which no other one has asked for. */
async function open(
  { alias, plates = [aPlate('bife'), aPlate('flan')], isOffered = true }: Now,
  own: Partial<AgainWish> = {},
) {
  const mode = aMode({
    menuHash: `hash-${alias}`,
    active: isOffered,
    notesLimit: { item: 4, order: 6 },
  })
  const page = openPage({
    answer: ({ url }) => {
      if (alias === 'lost') throw new TypeError('Failed to fetch')
      return url.includes('/menu/')
        ? aMenu(plates, { hash: `hash-${alias}` })
        : { type: 'branchContact', info: aContact([mode], { alias }) }
    },
  })
  const country = { currency: { code: 'ARS', symbol: '$' }, mantissa: 2 }
  const { wrap, toasts, router } = pageAround({ address: '/?tableNumber=4', alias: { country } })
  let done = 0
  const hook = await renderHook(() => useOrderAgain(() => void (done += 1)), { props: undefined, wrap })
  const wish = { ...place(alias), lines, notes: 'sin timbre', paymentTypeId: 'cash', ...own }
  const order = () => doing(() => hook.now().order(wish))
  /** As `order`, for one that ends only when the diner has answered. */
  const begin = () => doing(() => void hook.now().order(wish))
  const inCart = () => readCart(alias)?.lines.map(({ name, quantity, notes }) => [name, quantity, notes])
  const at = () => router.state.location.pathname + router.state.location.search
  return { ...hook, page, toasts, order, begin, inCart, at, done: () => done }
}

type Question = { readonly onConfirm: () => void }

/** Finds the question that is drawn; undefined while there is none. */
function findQuestion(node: ReactNode): Question | undefined {
  if (Array.isArray(node)) return node.map(findQuestion).find(Boolean)
  if (!isValidElement<Partial<Question> & { children?: ReactNode }>(node)) return undefined
  const { onConfirm, children } = node.props
  return onConfirm ? { onConfirm } : findQuestion(children)
}

test('an unchanged order fills the cart with its notes and payment type, and opens the cart', async () => {
  const { order, inCart, at, done, page, toasts } = await open({ alias: 'same' })
  await order()
  expect(inCart()).toEqual([
    ['bife', 2, 'jugo'],
    ['flan', 1, ''],
  ])
  expect(readCart('same')?.paymentTypeId).toBe('cash')
  expect(JSON.parse(page.session.get('mostrador.checkout.same') ?? '')).toEqual({ notes: 'sin ti' })
  expect(at()).toBe('/menu/same/preview?tableNumber=4')
  expect(done()).toBe(1)
  expect(toasts).toEqual([])
})

/** spec('001 §2.22') */
test('the very same order goes to where it was to be brought, and for when it was', async () => {
  const slot = { date: '2026-11-21', time: '20:00' }
  const { order, at, page } = await open({ alias: 'very-same' }, { location: home, slot })
  await order()
  expect(at()).toBe('/menu/very-same/preview?tableNumber=4')
  expect(JSON.parse(page.session.get('mostrador.checkout.very-same') ?? '')).toEqual({
    notes: 'sin ti',
    timing: 'scheduled',
    ...slot,
  })
  expect(JSON.parse(page.local.get('mostrador.location.k1') ?? '')).toMatchObject({
    fullAddress: 'Gorriti 5123, Buenos Aires',
  })
})

test('a dearer or sold-out plate is told before anything is in the cart', async () => {
  const plates = [aPlate('bife', { price: 1200 }), aPlate('flan', { soldOut: true })]
  const { order, inCart, at, done } = await open({ alias: 'dearer', plates })
  await order()
  expect(inCart()).toBeUndefined()
  expect(at()).toBe('/?tableNumber=4')
  expect(done()).toBe(0)
})

test('a cart that was begun keeps its own way to pay and notes', async () => {
  const { order, inCart, page } = await open({ alias: 'begun' })
  const savedAt = new Date().toISOString()
  const menuHash = 'hash-begun'
  const own = lineOn(before, selection('flan', { notes: 'frío' }), 'own')
  writeCart('begun', {
    ...place('begun'),
    mode: 'TAKE_AWAY',
    menuHash,
    lines: [own],
    paymentTypeId: 'card',
    savedAt,
  })
  await order()
  expect(inCart()).toEqual([
    ['flan', 1, 'frío'],
    ['bife', 2, 'jugo'],
    ['flan', 1, ''],
  ])
  expect(readCart('begun')?.paymentTypeId).toBe('card')
  expect(page.session.has('mostrador.checkout.begun')).toBe(false)
})

test('more than a plate’s maximum is not added, and that is said', async () => {
  const plates = [aPlate('bife', { maxQuantity: 3 }), aPlate('flan')]
  const { order, inCart, toasts } = await open({ alias: 'limited', plates })
  await order()
  expect(toasts).toEqual([])
  await order()
  expect(inCart()?.[0]).toEqual(['bife', 3, 'jugo'])
  expect(toasts).toEqual([
    { text: 'Has alcanzado el máximo de unidades (3) para este producto', tone: 'danger' },
  ])
})

test('lines that the diner gives up with another mode take no room from the order repeated', async () => {
  const plates = [aPlate('bife', { maxQuantity: 3 }), aPlate('flan')]
  const { begin, inCart, toasts, now } = await open({ alias: 'switching', plates })
  const savedAt = new Date().toISOString()
  const own = lineOn(before, selection('bife', { quantity: 3 }), 'own')
  const other = { orderModeId: 'm2', mode: 'TAKE_AWAY', menuHash: 'other', lines: [own] } as const
  writeCart('switching', { ...place('switching'), ...other, paymentTypeId: 'card', savedAt })
  await begin()
  const question = findQuestion(now().dialog)
  await doing(() => question?.onConfirm())
  expect(inCart()).toEqual([
    ['bife', 2, 'jugo'],
    ['flan', 1, ''],
  ])
  expect(toasts).toEqual([])
})

test('a mode that is no longer offered is said', async () => {
  const { order, toasts, inCart } = await open({ alias: 'gone', isOffered: false })
  await order()
  expect(toasts).toEqual([{ text: 'El local ya no ofrece la modalidad de ese pedido.', tone: 'danger' }])
  expect(inCart()).toBeUndefined()
})

test('a shop that does not answer is said, and can be asked again', async () => {
  const { order, toasts, inCart, now } = await open({ alias: 'lost' })
  await order()
  expect(toasts).toEqual([{ text: 'No pudimos preparar tu pedido. Vuelve a intentarlo.', tone: 'danger' }])
  expect(now().isBusy).toBe(false)
  expect(inCart()).toBeUndefined()
})
