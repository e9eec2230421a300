import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyMenuAndLines } from '../testing/arbitrary-cart.ts'
import { garnish, group, lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { addLine, isSameProduct, withLine } from './add-line.ts'
import type { CartLine } from './cart-line.ts'
import { countItems, emptyCart } from './cart.ts'

const NO_LINES: readonly CartLine[] = []
const addAll = (lines: readonly CartLine[]): readonly CartLine[] => lines.reduce(withLine, NO_LINES)

const sauces = group('salsas', { multipleSelection: true, garnishes: [garnish('crema'), garnish('dulce')] })
const menu = menuOf([plate('flan', { garnishGroups: [sauces] })])
const flanWith = (...items: (readonly [string, number])[]): CartLine =>
  lineOn(
    menu,
    selection('flan', {
      groups: [{ groupId: 'salsas', items: items.map(([garnishId, quantity]) => ({ garnishId, quantity })) }],
    }),
  )

describe('withLine', () => {
  /** spec('000 §4.1') */
  test('the same product is one line, however its garnishes were chosen', () => {
    const first = flanWith(['crema', 1], ['dulce', 2])
    const merged = withLine([first], flanWith(['dulce', 2], ['crema', 1]))
    expect(merged).toEqual([{ ...first, quantity: 2 }])

    const [extra] = first.extras
    const shuffled = {
      ...first,
      id: 'z',
      extras: [{ ...extra!, groupItems: extra!.groupItems.toReversed() }],
    }
    expect(withLine([first], shuffled)).toHaveLength(1)
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
    expect(withLine([first], line)).toEqual([first, line])
  })

  test('groups and garnishes that are numbered are not taken for one another', () => {
    const plain = flanWith(['crema', 1])
    const [extra] = plain.extras
    const numbered = (id: string, groups: Readonly<Record<string, Readonly<Record<string, number>>>>) => ({
      ...plain,
      id,
      extras: Object.entries(groups).map(([groupId, items]) => ({
        ...extra!,
        groupId,
        groupItems: Object.entries(items).map(([referenceId, quantity]) => ({
          ...extra!.groupItems[0]!,
          referenceId,
          quantity,
        })),
      })),
    })
    const oneOfEach = numbered('a', { 1: { crema: 1 }, 21: { dulce: 1 } })
    const twelve = numbered('b', { 1: { crema: 12, dulce: 1 } })
    expect(withLine([oneOfEach], twelve)).toEqual([oneOfEach, twelve])
  })

  test('the discount grows with the quantity, and the newest price is the price', () => {
    const discounted = menuOf(menu.plates, [
      { id: 'd', name: 'd', plateIds: ['flan'], type: 'FIXED', fixedDiscount: 300 },
    ])
    const [merged] = withLine(
      [lineOn(menu, selection('flan'))],
      lineOn(discounted, selection('flan', { quantity: 2 })),
    )
    expect(merged).toMatchObject({ quantity: 3, price: 700, discount: { amount: 900 } })
  })

  test('nothing that was given is changed', () => {
    const lines = Object.freeze([Object.freeze(flanWith(['crema', 1]))])
    withLine(lines, Object.freeze(flanWith(['crema', 1])))
    expect(lines[0]?.quantity).toBe(1)
  })
})

describe('addLine', () => {
  const place = {
    alias: 'shop',
    branchContactId: 'bc',
    orderModeId: 'take-away',
    mode: 'TAKE_AWAY',
    menuHash: 'one',
  } as const
  const delivery = { ...place, orderModeId: 'delivery', mode: 'DELIVERY' } as const
  const line = flanWith(['crema', 1])
  const empty = { ...emptyCart(place, new Date(0)), paymentTypeId: 'cash' }
  const filled = { ...empty, lines: [line] }

  test('in the same mode the line joins, on a newer menu too, and the way to pay stays', () => {
    const added = addLine(filled, { ...place, menuHash: 'newer' }, { ...line, id: 'b' })
    expect(added).toEqual({
      ok: true,
      cart: { ...filled, menuHash: 'newer', lines: [{ ...line, quantity: 2 }] },
    })
  })

  /** spec('000 §4.5') */
  test.each([
    ['another menu would empty', 'two', 'empties'],
    ['the same menu would keep', 'one', 'keeps'],
  ])(
    'a cart of another mode, which %s it, is refused until its diner was asked',
    (_, menuHash, switching) => {
      expect(addLine(filled, { ...delivery, menuHash }, line)).toEqual({
        ok: false,
        refusal: { code: 'other-mode', switching },
      })
    },
  )

  test('an empty cart goes over to the mode, with its default way to pay', () => {
    const added = addLine(empty, { ...delivery, menuHash: 'two', paymentTypeId: 'card' }, line)
    expect(added).toMatchObject({
      ok: true,
      cart: {
        orderModeId: 'delivery',
        mode: 'DELIVERY',
        menuHash: 'two',
        paymentTypeId: 'card',
        lines: [line],
      },
    })
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
