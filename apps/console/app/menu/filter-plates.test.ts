import { expect, test } from 'vitest'
import { countSoldOut, filterPlates, withSoldOut } from './filter-plates.ts'

const plate = (id: string, showName: string, soldOut = false) => ({
  id,
  showName,
  soldOut,
})
const menu = [
  {
    id: 'grill',
    showName: 'Parrilla',
    plates: [plate('vacio', 'Vacío'), plate('asado', 'Asado de tira', true)],
  },
  { id: 'drinks', showName: 'Bebidas', plates: [plate('agua', 'Agua'), plate('vino', 'Vino de la casa')] },
]

const found = (text: string, soldOutOnly = false) =>
  filterPlates(menu, { text, soldOutOnly }).flatMap(({ plates }) => plates.map(({ id }) => id))

test('plates are found by any words of their names or their category, without accents', () => {
  expect(found('')).toEqual(['vacio', 'asado', 'agua', 'vino'])
  expect(found(' VACIO ')).toEqual(['vacio'])
  expect(found('casa vino')).toEqual(['vino'])
  expect(found('parri')).toEqual(['vacio', 'asado'])
  expect(found('pizza')).toEqual([])
})

test('a category without what is looked for is left out', () => {
  expect(filterPlates(menu, { text: '', soldOutOnly: true }).map(({ id }) => id)).toEqual(['grill'])
  expect(found('agua', true)).toEqual([])
})

test('a plate is sold out and back wherever it stands, and counts once', () => {
  const twice = [...menu, { id: 'best', showName: 'Destacados', plates: [plate('vino', 'Vino de la casa')] }]
  const gone = withSoldOut(twice, { id: 'vino', soldOut: true })
  expect(countSoldOut(twice)).toBe(1)
  expect(countSoldOut(gone)).toBe(2)
  expect(withSoldOut(gone, { id: 'vino', soldOut: false })).toEqual(twice)
})
