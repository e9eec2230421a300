import { expect, test } from 'vitest'
import { rowsClass } from './rows-class.ts'
import { rowsSheet } from './section-rows.ts'

type Menu = Parameters<typeof rowsSheet>[0]

const menuOf = (categories: readonly (readonly string[])[], hidden: readonly string[] = []): Menu =>
  ({
    plates: categories.flat().map((id) => ({ id, visible: !hidden.includes(id) })),
    categories: categories.map((plates) => ({ plates })),
  }) as unknown as Menu

test('each number of plates says its rows in one, two and three columns, once', () => {
  const five = ['a', 'b', 'c', 'd', 'e']
  expect(rowsSheet(menuOf([five, ['f'], five]))).toBe(
    '.rows-5{--rows:5;--pairs:3;--threes:2}.rows-1{--rows:1;--pairs:1;--threes:1}',
  )
  expect(rowsClass(5)).toBe('rows-5')
})

test('a hidden plate fills no row, and an empty category has no class', () => {
  expect(rowsSheet(menuOf([['a', 'b'], ['c']], ['b', 'c']))).toBe('.rows-1{--rows:1;--pairs:1;--threes:1}')
})
