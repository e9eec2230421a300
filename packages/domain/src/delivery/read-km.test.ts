import { expect, test } from 'vitest'
import { readKm } from './read-km.ts'

test.each([
  ['3', 3],
  [' 2,5 ', 2.5],
  ['2.5 km', 2.5],
  ['0,25', 0.25],
  ['1.500', undefined],
  ['1e1', undefined],
  ['0x10', undefined],
  ['-5', undefined],
  ['5,', undefined],
  ['', undefined],
  ['cerca', undefined],
])('"%s" is %s kilometres', (text, km) => {
  expect(readKm(text)).toBe(km)
})
