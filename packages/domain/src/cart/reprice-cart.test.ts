import { describe, expect, test } from 'vitest'
import { garnish, group, lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { lineGone, repriceCart } from './reprice-cart.ts'

const withCream = plate('flan', { garnishGroups: [group('salsas', { garnishes: [garnish('crema', 200)] })] })
const menu = menuOf([plate('pizza'), plate('agua'), plate('vino'), withCream])
const lines = [
  lineOn(menu, selection('pizza', { quantity: 2 }), 'a'),
  lineOn(menu, selection('agua'), 'b'),
  lineOn(menu, selection('vino'), 'c'),
  lineOn(
    menu,
    selection('flan', { groups: [{ groupId: 'salsas', items: [{ garnishId: 'crema', quantity: 1 }] }] }),
    'd',
  ),
]

describe('repriceCart', () => {
  test('on the same menu nothing changes', () => {
    expect(repriceCart(lines, menu)).toEqual({ lines, changes: [] })
  })

  test('says what became of each line, in the order of the cart', () => {
    const tomorrow = menuOf([
      plate('pizza', { price: 1200 }),
      plate('agua', { soldOut: true }),
      plate('flan'),
    ])
    const { lines: kept, changes } = repriceCart(lines, tomorrow)
    expect(changes).toEqual([
      { lineId: 'a', name: 'pizza', kind: 'price', before: 1000, after: 1200, details: [] },
      { lineId: 'b', name: 'agua', kind: 'sold-out', before: 1000, after: null, details: [] },
      { lineId: 'c', name: 'vino', kind: 'missing', before: 1000, after: null, details: [] },
      {
        lineId: 'd',
        name: 'flan',
        kind: 'options',
        before: 1200,
        after: null,
        details: [{ kind: 'garnish', before: 'crema', after: null, beforePrice: 200 }],
      },
    ])
    expect(kept).toEqual([{ ...lines[0], price: 1200, originalPrice: 1200, priceWithoutModifiers: 1200 }])
  })

  test('of a plate that is limited now, as many stay as may', () => {
    const limited = menuOf([plate('agua'), plate('pizza', { maxQuantity: 1 })])
    expect(repriceCart(lines.slice(0, 1), limited)).toEqual({
      lines: [{ ...lines[0], quantity: 1, maxQuantity: 1 }],
      changes: [
        {
          lineId: 'a',
          name: 'pizza',
          kind: 'details',
          before: 1000,
          after: 1000,
          details: [{ kind: 'quantity', before: '2', after: '1' }],
        },
      ],
    })
  })

  test('a line leaves with the size or the garnish that ran out, and says which', () => {
    const sizes = (soldOut: boolean) => [
      { id: 'chica', name: 'Chica', price: 900, soldOut },
      { id: 'grande', name: 'Grande', price: 1500 },
    ]
    const sold = menuOf([plate('pizza', { sizes: sizes(false) }), withCream])
    const kept = [lineOn(sold, selection('pizza', { sizeId: 'chica' }), 'a'), ...lines.slice(3)]
    const noCream = plate('flan', {
      garnishGroups: [group('salsas', { garnishes: [garnish('crema', 200, { soldOut: true })] })],
    })
    const yesterday = menuOf([plate('pizza', { sizes: sizes(true) }), noCream])
    expect(repriceCart(kept, sold).changes).toEqual([])
    expect(repriceCart(kept, yesterday)).toMatchObject({
      lines: [],
      changes: [
        { lineId: 'a', kind: 'options', details: [{ kind: 'size', before: 'Chica', after: null }] },
        { lineId: 'd', kind: 'options', details: [{ kind: 'garnish', before: 'crema', after: null }] },
      ],
    })
  })

  test('looks for what is gone on the line’s own plate', () => {
    const plain = menuOf([plate('pizza', { garnishGroups: withCream.garnishGroups }), plate('flan')])
    expect(repriceCart(lines.slice(3), plain).changes).toMatchObject([
      { kind: 'options', details: [{ kind: 'garnish', before: 'crema', after: null }] },
    ])
  })

  test('of a plate that is sold out says nothing about its options', () => {
    const soldOut = menuOf([plate('flan', { soldOut: true })])
    expect(repriceCart(lines.slice(3), soldOut).changes).toMatchObject([{ kind: 'sold-out', details: [] }])
  })

  test('of a plate that the menu does not know says no options', () => {
    expect(lineGone(lines[3]!, 'options', menuOf([]))).toMatchObject({ kind: 'options', details: [] })
  })

  test('names the size and the garnish that read otherwise, or cost something else', () => {
    const sized = plate('bife', {
      sizes: [
        { id: 's', name: 'Chico', price: 900 },
        { id: 'l', name: 'Grande', price: 1500 },
      ],
      garnishGroups: [group('salsas', { garnishes: [garnish('criolla', 100)] })],
    })
    const before = lineOn(
      menuOf([sized]),
      selection('bife', {
        sizeId: 'l',
        groups: [{ groupId: 'salsas', items: [{ garnishId: 'criolla', quantity: 1 }] }],
      }),
    )
    const renamed = menuOf([
      { ...sized, sizes: [sized.sizes[0]!, { id: 'l', name: 'Mediano', price: 1500 }] },
    ])
    expect(repriceCart([before], renamed).changes).toMatchObject([
      {
        kind: 'details',
        before: 1600,
        after: 1600,
        details: [{ kind: 'size', before: 'Grande', after: 'Mediano' }],
      },
    ])
    const dearer = menuOf([
      { ...sized, garnishGroups: [group('salsas', { garnishes: [garnish('criolla', 300)] })] },
    ])
    expect(repriceCart([before], dearer).changes).toMatchObject([
      { kind: 'price', after: 1800, details: [{ kind: 'garnish', beforePrice: 100, afterPrice: 300 }] },
    ])
    const small = menuOf([{ ...sized, sizes: [sized.sizes[0]!, { id: 'xl', name: 'Enorme', price: 2000 }] }])
    expect(repriceCart([before], small)).toMatchObject({
      lines: [],
      changes: [{ kind: 'options', after: null, details: [{ kind: 'size', before: 'Grande', after: null }] }],
    })
  })
})
