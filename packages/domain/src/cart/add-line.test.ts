import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMenuAndLines } from '../testing/arbitrary-cart.ts'
import { garnish, group, lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { addLine, isSameProduct } from './add-line.ts'
import type { CartLine } from './cart-line.ts'
import { countItems } from './cart.ts'

const NO_LINES: readonly CartLine[] = []
const addAll = (lines: readonly CartLine[]): readonly CartLine[] => lines.reduce(addLine, NO_LINES)

const sauces = group('salsas', { multipleSelection: true, garnishes: [garnish('crema'), garnish('dulce')] })
const menu = menuOf([plate('flan', { garnishGroups: [sauces] })])
const flanWith = (...items: (readonly [string, number])[]): CartLine =>
  lineOn(
    menu,
    selection('flan', {
      groups: [{ groupId: 'salsas', items: items.map(([garnishId, quantity]) => ({ garnishId, quantity })) }],
    }),
  )

describe('addLine', () => {
  /** spec('000 §4.1') */
  test('the same product is one line, however its garnishes were chosen', () => {
    const first = flanWith(['crema', 1], ['dulce', 2])
    const merged = addLine([first], flanWith(['dulce', 2], ['crema', 1]))
    expect(merged).toEqual([{ ...first, quantity: 2 }])

    const [extra] = first.extras
    const shuffled = {
      ...first,
      id: 'z',
      extras: [{ ...extra!, groupItems: extra!.groupItems.toReversed() }],
    }
    expect(addLine([first], shuffled)).toHaveLength(1)
  })

  test.each([
    ['other garnishes', flanWith(['crema', 1])],
    ['another amount of a garnish', flanWith(['crema', 2], ['dulce', 2])],
    ['other notes', { ...flanWith(['crema', 1], ['dulce', 2]), notes: 'frío' }],
    ['another name', { ...flanWith(['crema', 1], ['dulce', 2]), name: 'Flan casero' }],
    ['another size', { ...flanWith(['crema', 1], ['dulce', 2]), sizeId: 'grande' }],
    ['another plate', { ...flanWith(['crema', 1], ['dulce', 2]), referenceId: 'budín' }],
  ])('%s is another line, at the end', (_, line) => {
    const first = flanWith(['crema', 1], ['dulce', 2])
    expect(addLine([first], line)).toEqual([first, line])
  })

  test('the discount grows with the quantity, and the newest price is the price', () => {
    const discounted = menuOf(menu.plates, [
      { id: 'd', name: 'd', plateIds: ['flan'], type: 'FIXED', fixedDiscount: 300 },
    ])
    const [merged] = addLine(
      [lineOn(menu, selection('flan'))],
      lineOn(discounted, selection('flan', { quantity: 2 })),
    )
    expect(merged).toMatchObject({ quantity: 3, price: 700, discount: { amount: 900 } })
  })

  test('nothing that was given is changed', () => {
    const lines = Object.freeze([Object.freeze(flanWith(['crema', 1]))])
    addLine(lines, Object.freeze(flanWith(['crema', 1])))
    expect(lines[0]?.quantity).toBe(1)
  })
})

describe('the laws of adding', () => {
  test('units are kept, no product stands twice, and ids stay unique', () => {
    fc.assert(
      fc.property(anyMenuAndLines, ({ lines }) => {
        const cart = addAll(lines)
        expect(countItems(cart)).toBe(countItems(lines))
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length)
        for (const [index, line] of cart.entries()) {
          expect(cart.findIndex((other) => isSameProduct(other, line))).toBe(index)
        }
      }),
    )
  })

  test('the order of adding changes only the order of the lines', () => {
    const products = (cart: readonly CartLine[]): string[] =>
      cart.map((line) => JSON.stringify({ ...line, id: '' })).toSorted()
    fc.assert(
      fc.property(anyMenuAndLines, ({ lines }) => {
        expect(products(addAll(lines.toReversed()))).toEqual(products(addAll(lines)))
      }),
    )
  })
})
