import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMenuAndLines } from '../testing/arbitrary-cart.ts'
import { lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { cartTotal, countItems, emptyCart, isCartFresh, lineOverMaximum, quantityOf } from './cart.ts'
import { parseStoredCart } from './stored-cart.ts'

const now = new Date('2026-11-20T15:04:05Z')
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const cart = emptyCart(
  { alias: 'palermo', branchContactId: 'bc', orderModeId: 'om', mode: 'DELIVERY', menuHash: 'h1' },
  now,
)

describe('a cart', () => {
  const menu = menuOf([plate('flan', { maxQuantity: 4 }), plate('agua')])
  const lines = [
    lineOn(menu, selection('flan', { quantity: 3 })),
    lineOn(menu, selection('flan', { quantity: 2, notes: 'frío' }), 'cold'),
    lineOn(menu, selection('agua', { quantity: 4 })),
  ]

  /** spec('000 §2.53') spec('000 §2.57') */
  test('counts units over lines', () => {
    expect(quantityOf(lines, 'flan')).toBe(5)
    expect(quantityOf(lines, 'ñoquis')).toBe(0)
    expect(countItems(lines)).toBe(9)
  })

  /** spec('000 §5.35') spec('000 §9.11') */
  test('finds the plate of which there is too much, also when no line alone has', () => {
    expect(lineOverMaximum(lines)?.referenceId).toBe('flan')
    expect(lineOverMaximum(lines.slice(1))).toBeUndefined()
  })

  test('holds exactly the maximum of a plate, and nothing is over', () => {
    const four = [1, 3].map((quantity) => lineOn(menu, selection('flan', { quantity })))
    expect(lineOverMaximum(four)).toBeUndefined()
  })

  /** spec('000 §2.58') */
  test('its total knows what is given away', () => {
    const twoForOne = { id: 'd', name: '2x1', plateIds: ['agua'], type: 'MULTIPLE', buy: 2, pay: 1 } as const
    expect(cartTotal(lines)).toBe(9000)
    expect(cartTotal(lines, [twoForOne])).toBe(7000)
    expect(cartTotal([])).toBe(0)
  })
})

describe('a stored cart', () => {
  /** spec('000 §3.12') spec('000 §4.4') */
  test('comes back as it was', () => {
    fc.assert(
      fc.property(anyMenuAndLines, ({ lines }) => {
        expect(parseStoredCart(JSON.stringify({ ...cart, lines }))).toEqual({ ...cart, lines })
      }),
    )
  })

  /** spec('decisions constants.7') */
  test('lives for 24 hours', () => {
    expect(isCartFresh(cart, hoursLater(23.9))).toBe(true)
    expect(isCartFresh(cart, hoursLater(24))).toBe(false)
  })

  test('outlives a clock that was a day ahead and was set right, but not any clock', () => {
    expect(isCartFresh(cart, hoursLater(-25))).toBe(true)
    expect(isCartFresh(cart, hoursLater(-48))).toBe(false)
  })

  test('whatever else stands there is no cart', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseStoredCart(text)).toBeUndefined()
      }),
    )
  })

  const line = lineOn(menuOf([plate('flan')]), selection('flan'))
  test.each([
    ['a missing field', { ...cart, menuHash: undefined }],
    ['an unknown mode', { ...cart, mode: 'TELEPORT' }],
    ['a date that is none', { ...cart, savedAt: 'ayer' }],
    ['lines that are no list', { ...cart, lines: { length: 1 } }],
    ['a price as a text', { ...cart, lines: [{ ...line, price: '1' }] }],
    ['a negative price', { ...cart, lines: [{ ...line, price: -1 }] }],
    ['half a unit', { ...cart, lines: [{ ...line, quantity: 0.5 }] }],
    ['no unit', { ...cart, lines: [{ ...line, quantity: 0 }] }],
    ['an endless list', { ...cart, lines: Array.from({ length: 1000 }, () => line) }],
  ])('a cart with %s is none', (_, value) => {
    expect(parseStoredCart(JSON.stringify(value))).toBeUndefined()
  })
})
