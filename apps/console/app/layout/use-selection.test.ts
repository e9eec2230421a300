import { expect, test } from 'vitest'
import { pressed } from './use-selection.ts'

const ids = ['a', 'b', 'c', 'd']
const after = (chosen: readonly string[], id: string, from?: string) =>
  [...pressed(new Set(chosen), { ids, id, from })].sort().join('')

/** spec('decisions the-frame.3') */
test('a press chooses, and lets go', () => {
  expect(after([], 'b')).toBe('b')
  expect(after(['b', 'c'], 'b')).toBe('c')
})

test('with Shift it chooses everything from the last one, up and down, and lets go alike', () => {
  expect(after(['b'], 'd', 'b')).toBe('bcd')
  expect(after(['d'], 'b', 'd')).toBe('bcd')
  expect(after(['a', 'b', 'c', 'd'], 'c', 'b')).toBe('ad')
})

test('where the last one is not shown any more, it is as without it', () => {
  expect(after([], 'c', 'gone')).toBe('c')
})
