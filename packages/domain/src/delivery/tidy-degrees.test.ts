import { expect, test } from 'vitest'
import { tidyDegrees } from './tidy-degrees.ts'

test('degrees that anybody can mean stay as they are', () => {
  for (const degrees of [-34.590612, 180, -90, 0.000000001, -58.123456789])
    expect(tidyDegrees(degrees)).toBe(degrees)
})

test('finer ones are nearly the same place, and never minus zero', () => {
  expect(tidyDegrees(12.34567890149)).toBe(12.345678901)
  for (const degrees of [5e-324, -5e-324, 1e-200, -1e-10, -0]) expect(tidyDegrees(degrees)).toBe(0)
})
