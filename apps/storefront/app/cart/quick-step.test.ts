import type { CartPlace } from '@mostrador/domain/cart/cart'
import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCart } from '../diner/cart-store.ts'
import type { PlateView } from '../place/menu-view.ts'
import { addedNow } from './added-signal.ts'
import { cartActions } from './cart-actions.ts'
import { quickStep } from './quick-step.ts'

const flan = plate('flan')
const few = plate('agua', { maxQuantity: 2 })
const gone = plate('sopa', { soldOut: true })
const menu = menuOf([flan, few, gone])

let shops = 0
const placeOf = (rest: Partial<CartPlace> = {}): CartPlace => ({
  alias: `quick-${shops}`,
  branchContactId: 'bc',
  orderModeId: 'take-away',
  mode: 'TAKE_AWAY',
  menuHash: 'h1',
  ...rest,
})
const inCart = () =>
  readCart(placeOf().alias)?.lines.map(({ name, quantity, notes }) => `${quantity} ${name} ${notes}`.trim())

beforeEach(() => {
  shops += 1
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One press on the row of a plate: what was said against it, and whether the plate opened. */
function press(one: typeof flan, by: 1 | -1, place = placeOf()) {
  const refuse = vi.fn<(text: string) => void>()
  const open = vi.fn<() => void>()
  quickStep({ view: { plate: one, name: one.name } as PlateView, by, place, menu, refuse, open })
  return { refused: refuse.mock.calls.flat(), isOpen: open.mock.calls.length > 0 }
}

test('the plus adds a unit each time, told as an addition, and the minus takes one back', () => {
  expect(press(flan, 1)).toEqual({ refused: [], isOpen: false })
  expect(addedNow()?.name).toBe(flan.name)
  press(flan, 1)
  expect(inCart()).toEqual([`2 ${flan.name}`])
  press(flan, -1)
  expect(inCart()).toEqual([`1 ${flan.name}`])
  press(flan, -1)
  expect(inCart()).toEqual([])
  press(flan, -1)
  expect(inCart()).toEqual([])
})

test('a unit that was added with a note goes last', () => {
  cartActions.add(placeOf(), { ...lineOn(menu, selection('flan'), 'a'), notes: 'sin crema' })
  press(flan, 1)
  press(flan, -1)
  expect(inCart()).toEqual([`1 ${flan.name} sin crema`])
  press(flan, -1)
  expect(inCart()).toEqual([])
})

/** spec('000 §5.35') */
test('the most units of a plate are not passed', () => {
  press(few, 1)
  press(few, 1)
  expect(press(few, 1).refused).toEqual(['Has alcanzado el máximo de unidades (2) para este producto'])
  expect(inCart()).toEqual([`2 ${few.name}`])
})

test('a cart of another mode and a plate that cannot be had are left to the page of the plate', () => {
  cartActions.add(
    placeOf({ orderModeId: 'delivery', mode: 'DELIVERY' }),
    lineOn(menu, selection('agua'), 'b'),
  )
  expect(press(flan, 1)).toEqual({ refused: [], isOpen: true })
  expect(inCart()).toEqual([`1 ${few.name}`])
  shops += 1
  expect(press(gone, 1)).toEqual({ refused: [], isOpen: true })
  expect(inCart()).toBeUndefined()
})
