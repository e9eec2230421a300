import { expect, test } from 'vitest'
import { menusCopy, removeCopy } from './menu-editor.ts'
import { thingSheetCopy } from './menu-sheets.ts'

test('of one the sentences speak in the singular', () => {
  const of = (count: number): readonly string[] => [
    menusCopy.shownBy(count),
    removeCopy.withPlates(count),
    removeCopy.ofPlates(count),
    removeCopy.onThings(count),
    thingSheetCopy.group.used(count),
  ]
  expect(of(1)).toEqual([
    'Lo muestra 1 modalidad',
    'Se va con ella 1 plato.',
    'Lo tiene 1 plato.',
    'Lo lleva 1 plato o categoría.',
    'Lo tiene 1 plato',
  ])
  expect(of(2)).toEqual([
    'Lo muestran 2 modalidades',
    'Se van con ella 2 platos.',
    'Lo tienen 2 platos.',
    'Lo llevan 2 platos y categorías.',
    'Lo tienen 2 platos',
  ])
})
