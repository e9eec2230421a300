import { expect, test } from 'vitest'
import { firstPlates } from './first-plates.ts'

test('a menu of a usual size is drawn whole', () => {
  expect(firstPlates([40, 0, 60, 20])).toEqual([40, 0, 60, 20])
  expect(firstPlates([])).toEqual([])
})

/** spec('000 §2.51') */
test('of a large one the first plates, over as many sections as they reach', () => {
  expect(firstPlates([10, 20, 30, 61])).toEqual([10, 20, 6, 0])
})

test('a section alone may be the large one', () => {
  expect(firstPlates([1000])).toEqual([36])
})
