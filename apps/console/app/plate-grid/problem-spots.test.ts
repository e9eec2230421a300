import { expect, test } from 'vitest'
import { givenGrid, typedCell } from '../testing/given-grid.ts'
import type { ColumnId, GridTab } from './grid-columns.ts'
import { nextProblem } from './problem-spots.ts'

/** A menu with a wrong price in the second plate, the fourth one and a garnish. */
const { draft } = (() => {
  const store = givenGrid()
  for (const row of ['plates/fugazza', 'plates/vino'])
    store.write([typedCell(store, [row, 'price', 'mucho'])])
  store.open('garnishes', ['name', 'price'])
  store.write([typedCell(store, ['garnishGroups/salsas/garnishes/alioli', 'price', 'mucho'])])
  return store.now()
})()

const from = (row: string, column: ColumnId = 'name', tab: GridTab = 'plates') => {
  const [next, last] = [false, true].map((isBack) => nextProblem(draft, { tab, row, column }, isBack))
  return [last?.row, next?.row]
}

const [FUGAZZA, VINO, ALIOLI] = ['plates/fugazza', 'plates/vino', 'garnishGroups/salsas/garnishes/alioli']

test.each([
  ['the first row', 'categories/pizzas', ALIOLI, FUGAZZA],
  ['a cell left of a problem', FUGAZZA, ALIOLI, FUGAZZA],
  ['a row between two problems', 'plates/agua', FUGAZZA, VINO],
  ['an empty row', 'new/plates/pizzas', FUGAZZA, VINO],
  ['the last row of the tab', 'new/categories', VINO, ALIOLI],
])('from %s the problem before it and the one after it come', (_, row, ...around) => {
  expect(from(row)).toEqual(around)
})

test('from a problem, and from a cell right of one, the next ones come, and begin again at the end', () => {
  expect(from(FUGAZZA, 'price')).toEqual([ALIOLI, VINO])
  expect(from(FUGAZZA, 'category')).toEqual([FUGAZZA, VINO])
  expect(from(VINO, 'price')).toEqual([FUGAZZA, ALIOLI])
  expect(from(ALIOLI, 'price', 'garnishes')).toEqual([VINO, FUGAZZA])
  expect(from('new/garnishGroups', 'name', 'garnishes')).toEqual([ALIOLI, FUGAZZA])
})

test('a menu without problems has none to go to', () => {
  const spot = { tab: 'plates', row: 'plates/agua', column: 'name' } as const
  expect([true, false].map((isBack) => nextProblem(givenGrid().now().draft, spot, isBack))).toEqual([
    undefined,
    undefined,
  ])
})
