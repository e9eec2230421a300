import { expect, test } from 'vitest'
import { missingCategories } from './missing-categories.ts'

/** spec('000 §3.5') */
test('the categories of which the cart has nothing, in the shop’s order', () => {
  const lines = [{ categoryId: 'mains' }, { categoryId: 'desserts' }]
  expect(missingCategories(['drinks', 'desserts', 'coffee'], lines)).toEqual(['drinks', 'coffee'])
  expect(missingCategories(['drinks'], [])).toEqual(['drinks'])
  expect(missingCategories([], lines)).toEqual([])
})
