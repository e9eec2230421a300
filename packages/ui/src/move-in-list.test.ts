import { expect, test } from 'vitest'
import { moveInList } from './move-in-list.ts'

const walk = (keys: readonly string[], count: number) => {
  let at: number | null = null
  return keys.map((key) => (at = moveInList(key, { at, count }) ?? null))
}

test('the arrows go around the lines by way of the field', () => {
  expect(walk(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 3)).toEqual([0, 1, 2, null])
  expect(walk(['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'], 3)).toEqual([2, 1, 0, null])
})

/** spec('000 §2.95') */
test('no other key leads anywhere, and none in an empty list', () => {
  for (const key of ['Home', 'End', 'a', 'Enter']) {
    expect(moveInList(key, { at: 1, count: 3 })).toBeUndefined()
  }
  expect(moveInList('ArrowDown', { at: null, count: 0 })).toBeUndefined()
})
