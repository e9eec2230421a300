import { lineOn, menuOf, plate, selection } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { compareCart } from './cart-changes.ts'

const menu = menuOf([plate('bife'), plate('flan')])
const bife = lineOn(menu, selection('bife'))
const flan = lineOn(menu, selection('flan'))

test('without a menu the cart is drawn as it was kept', () => {
  expect(compareCart([bife, flan], undefined)).toMatchObject({
    lines: [bife, flan],
    changes: [],
    shown: [{ line: bife }, { line: flan }],
  })
})

test('a line that left the menu stays in sight with its reason, but is not counted', () => {
  const today = menuOf([plate('bife', { soldOut: true }), plate('flan', { price: 900 })])
  const { lines, shown } = compareCart([bife, flan], today)
  expect(lines.map(({ name, price }) => [name, price])).toEqual([['flan', 900]])
  expect(shown.map(({ line, change }) => [line.name, line.price, change?.kind])).toEqual([
    ['bife', 1000, 'sold-out'],
    ['flan', 900, 'price'],
  ])
})
