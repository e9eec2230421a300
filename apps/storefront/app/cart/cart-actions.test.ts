import type { CartPlace } from '@mostrador/domain/cart/cart'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addAsking } from './add-asking.ts'
import { cartActions } from './cart-actions.ts'
import { emptyCart, refillCart } from './clear-cart.tsx'
import { forgetCart, readCart } from '../diner/cart-store.ts'
import { listen, type Told } from '../frame/bus.ts'

const menu = menuOf([plate('flan'), plate('agua')])
const flan = lineOn(menu, selection('flan'), 'a')
const agua = lineOn(menu, selection('agua'), 'b')

let shops = 0
/** A contact that no other test has a cart of. */
const placeOf = (rest: Partial<CartPlace> = {}): CartPlace => ({
  alias: `shop-${shops}`,
  branchContactId: 'bc',
  orderModeId: 'take-away',
  mode: 'TAKE_AWAY',
  menuHash: 'h1',
  ...rest,
})
const names = () => readCart(placeOf().alias)?.lines.map(({ name, quantity }) => `${quantity} ${name}`)

const told: Told[] = []
listen((one) => void told.push(one))
/** Counts of lines before and after each change that was told since the test began. */
const toldLines = () =>
  told.map((one) => (one.kind === 'lines' ? [one.before.length, one.after.length] : one.kind))

let kept = new Map<string, string>()
beforeEach(() => {
  told.length = 0
  shops += 1
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Another tab changes what is stored, and this one has not heard of it yet. */
function otherTabAdds(): void {
  const [key = '', json = ''] = [...kept][0] ?? []
  const cart = JSON.parse(json) as { lines: unknown[] }
  kept.set(key, JSON.stringify({ ...cart, lines: [...cart.lines, agua] }))
}

describe('choosing another mode', () => {
  const salon = { orderModeId: 'salon', mode: 'IN_DINING' } as const

  test('with the same menu takes the cart along', () => {
    cartActions.add(placeOf(), flan)
    cartActions.setMode(placeOf(salon))
    expect(readCart(placeOf().alias)).toMatchObject({ ...salon, lines: [flan] })
  })

  /** spec('000 §4.2') */
  test('with another menu empties it', () => {
    cartActions.add(placeOf(), flan)
    cartActions.setMode(placeOf({ ...salon, menuHash: 'h2' }))
    expect(readCart(placeOf().alias)).toMatchObject({ ...salon, menuHash: 'h2', lines: [] })
  })
})

/** spec('000 §4.5') */
describe('a plate that is added in another mode, before anything else asked about the cart', () => {
  const salon = { orderModeId: 'salon', mode: 'IN_DINING', menuHash: 'h2' } as const
  const answering = (answer: boolean) => vi.fn<(switching: string) => Promise<boolean>>(async () => answer)

  test('leaves the cart as it is until the diner said yes', async () => {
    cartActions.add(placeOf(), flan)
    expect(cartActions.add(placeOf(salon), agua).ok).toBe(false)
    const ask = answering(false)
    expect(await addAsking(placeOf(salon), agua, ask)).toBe(false)
    expect(ask).toHaveBeenCalledWith('empties')
    expect(readCart(placeOf().alias)).toMatchObject({ orderModeId: 'take-away', lines: [flan] })
  })

  test('is alone in the cart after a yes, where the menus differ', async () => {
    cartActions.add(placeOf(), flan)
    expect(await addAsking(placeOf(salon), agua, answering(true))).toBe(true)
    expect(readCart(placeOf().alias)).toMatchObject({ ...salon, lines: [agua] })
  })

  test('stands beside the others after a yes, where the menu is the same', async () => {
    cartActions.add(placeOf(), flan)
    const ask = answering(true)
    expect(await addAsking(placeOf({ ...salon, menuHash: 'h1' }), agua, ask)).toBe(true)
    expect(ask).toHaveBeenCalledWith('keeps')
    expect(names()).toEqual(['1 flan', '1 agua'])
  })

  test('is asked about nothing where the cart is empty', async () => {
    const ask = answering(false)
    expect(await addAsking(placeOf(salon), agua, ask)).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })
})

test('a newer menu of the same mode takes nothing out, whatever is added on it', () => {
  cartActions.add(placeOf(), flan)
  cartActions.add(placeOf({ menuHash: 'h2' }), agua)
  expect(names()).toEqual(['1 flan', '1 agua'])
})

describe('a line that another tab added a moment ago', () => {
  test('stays when this one adds', () => {
    cartActions.add(placeOf(), flan)
    otherTabAdds()
    cartActions.add(placeOf(), { ...flan, id: 'c' })
    expect(names()).toEqual(['2 flan', '1 agua'])
  })

  test('stays when this one takes over a newer menu', () => {
    cartActions.add(placeOf(), flan)
    otherTabAdds()
    cartActions.moveTo(placeOf({ menuHash: 'h2' }), [{ ...flan, price: 1200 }])
    expect(readCart(placeOf().alias)).toMatchObject({ menuHash: 'h2', lines: [{ price: 1200 }, agua] })
  })

  test('stays when this one takes out and gives back', () => {
    cartActions.add(placeOf(), flan)
    otherTabAdds()
    cartActions.remove(placeOf().alias, flan.id)
    expect(names()).toEqual(['1 agua'])
    cartActions.restore(placeOf().alias, flan, 0)
    expect(names()).toEqual(['1 flan', '1 agua'])
  })
})

test('an emptied cart leaves nothing in the storage', () => {
  cartActions.add(placeOf(), flan)
  forgetCart(placeOf().alias)
  expect([readCart(placeOf().alias), kept.size]).toEqual([undefined, 0])
})

/** spec('000 §4.1') */
test('a cart is emptied at once, and gets its lines back beside what came meanwhile', () => {
  const { alias } = placeOf()
  cartActions.add(placeOf(), flan)
  cartActions.add(placeOf(), agua)
  const before = readCart(alias)?.lines ?? []
  emptyCart(alias)
  expect(names()).toEqual([])
  refillCart(alias, before)
  expect(names()).toEqual(['1 flan', '1 agua'])

  emptyCart(alias)
  cartActions.add(placeOf(), { ...agua, id: 'c' })
  refillCart(alias, before)
  expect(names()?.toSorted()).toEqual(['1 flan', '2 agua'])
})

const AT = '2026-11-20T21:00:00.000Z'

describe('a change of the lines', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse(AT), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('is kept with its time, and told', () => {
    const { alias } = placeOf()
    cartActions.add(placeOf(), flan)
    expect(readCart(alias)).toEqual({ ...placeOf(), paymentTypeId: null, savedAt: AT, lines: [flan] })
    vi.setSystemTime(Date.parse(AT) + 1000)
    cartActions.changeQuantity(alias, 'a', 3)
    expect(readCart(alias)).toMatchObject({ savedAt: '2026-11-20T21:00:01.000Z', lines: [{ quantity: 3 }] })
    cartActions.replace(alias, { ...flan, notes: 'frío' })
    expect(readCart(alias)?.lines).toMatchObject([{ id: 'a', quantity: 1, notes: 'frío' }])
    cartActions.remove(alias, 'a')
    expect(names()).toEqual([])
    expect(toldLines()).toEqual([
      [0, 1],
      [1, 1],
      [1, 1],
      [1, 0],
    ])
  })

  test('that is refused, or of no cart at all, is not told', () => {
    const { alias } = placeOf()
    cartActions.changeQuantity(alias, 'a', 3)
    cartActions.setPaymentType(alias, 'card')
    expect([readCart(alias), kept.size]).toEqual([undefined, 0])
    cartActions.add(placeOf(), flan)
    cartActions.add(placeOf({ orderModeId: 'salon', mode: 'IN_DINING' }), agua)
    expect(toldLines()).toEqual([[0, 1]])
  })

  test('that a menu or another mode made is not told', () => {
    cartActions.add(placeOf(), flan)
    cartActions.moveTo(placeOf({ menuHash: 'h2' }), [flan])
    cartActions.setMode(placeOf({ orderModeId: 'salon', mode: 'IN_DINING', menuHash: 'h2' }))
    expect(toldLines()).toEqual([[0, 1]])
  })
})

test('the way to pay stays with the cart through a newer menu, and goes with the mode', () => {
  const { alias } = placeOf()
  cartActions.add(placeOf(), flan)
  cartActions.setPaymentType(alias, 'card')
  expect(readCart(alias)).toMatchObject({ paymentTypeId: 'card', lines: [flan] })
  cartActions.moveTo(placeOf({ menuHash: 'h2' }), [flan])
  expect(readCart(alias)).toMatchObject({ paymentTypeId: 'card', menuHash: 'h2' })
  cartActions.setMode(placeOf({ orderModeId: 'salon', mode: 'IN_DINING', menuHash: 'h2' }))
  expect(readCart(alias)).toMatchObject({ paymentTypeId: null, mode: 'IN_DINING', lines: [flan] })
})

test('a cart that another tab brought to another mode meanwhile stays there; an empty one comes along', () => {
  const { alias } = placeOf()
  const salon = placeOf({ orderModeId: 'salon', mode: 'IN_DINING' })
  cartActions.add(salon, agua)
  cartActions.moveTo(placeOf(), [flan])
  expect(readCart(alias)).toMatchObject({ orderModeId: 'salon', lines: [agua] })
  cartActions.remove(alias, agua.id)
  cartActions.moveTo(placeOf(), [flan])
  expect(readCart(alias)).toMatchObject({ orderModeId: 'take-away', lines: [flan] })
})

test('lines that were priced anew begin a cart where there is none', () => {
  cartActions.moveTo(placeOf({ paymentTypeId: 'card' }), [flan])
  expect(readCart(placeOf().alias)).toMatchObject({ paymentTypeId: null, menuHash: 'h1', lines: [flan] })
})

test('a mode that is chosen begins a cart; the one that is there already is left alone', () => {
  const { alias } = placeOf()
  cartActions.setMode(placeOf())
  expect(readCart(alias)).toMatchObject({ orderModeId: 'take-away', lines: [] })
  cartActions.add(placeOf(), flan)
  const before = readCart(alias)
  cartActions.setMode(placeOf())
  expect(readCart(alias)).toBe(before)
  cartActions.setMode(placeOf({ menuHash: 'h2' }))
  expect(readCart(alias)).toMatchObject({ menuHash: 'h2', lines: [flan] })
})
