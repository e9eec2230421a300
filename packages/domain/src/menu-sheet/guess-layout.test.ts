import { expect, test } from 'vitest'
import type { Table } from '../spreadsheet/cells.ts'
import { guessLayout } from './guess-layout.ts'

const guess = (table: Table) => guessLayout(table, { decimals: ',' })

/** spec('decisions carta-as-a-sheet.7') */
test('columns without headings are told by what they hold', () => {
  const table = [
    ['Pizzas', '101', 'Muzzarella', 'Salsa de tomate, muzzarella y aceitunas verdes', '$ 9.500,50'],
    ['Pizzas', '102', 'Fugazza', 'Cebolla, orégano y mucho aceite de oliva virgen', '8.900'],
    ['Pizzas', '103', 'Napolitana', '', '9.900'],
    ['Bebidas', '104', 'Agua', '', '1.500'],
  ]
  expect(guess(table)).toEqual({
    headingRow: undefined,
    columns: ['category', undefined, 'name', 'description', 'price'],
  })
})

/** spec('decisions carta-as-a-sheet.7') */
test('headings count before the values of a column, and columns without either are guessed', () => {
  const table = [['Lista 2026'], ['Artículo', 'Lista 1'], ['Agua', '1.500'], ['Vino', '9.000']]
  expect(guess(table)).toEqual({ headingRow: 1, columns: ['name', 'price'] })
  expect(
    guess([
      ['Qué', 'Cuánto'],
      ['Agua', 1500],
    ]),
  ).toEqual({ headingRow: 0, columns: ['name', 'price'] })
})

test('a table of nothing is guessed as nothing', () => {
  expect(guess([])).toEqual({ headingRow: undefined, columns: [] })
})
