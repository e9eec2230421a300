import { describe, expect, test } from 'vitest'
import { garnish, group, lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { repriceCart } from './reprice-cart.ts'

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
      { lineId: 'a', name: 'pizza', kind: 'price', before: 1000, after: 1200 },
      { lineId: 'b', name: 'agua', kind: 'sold-out', before: 1000, after: null },
      { lineId: 'c', name: 'vino', kind: 'missing', before: 1000, after: null },
      { lineId: 'd', name: 'flan', kind: 'options', before: 1200, after: null },
    ])
    expect(kept).toEqual([{ ...lines[0], price: 1200, originalPrice: 1200, priceWithoutModifiers: 1200 }])
  })
})
