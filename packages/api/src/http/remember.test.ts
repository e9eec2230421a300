import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('the one that was put in longest ago goes first, and putting in again makes new', () => {
  const map = new Map<string, number>()
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) remember(map, [key, index], 2)
  expect([...map]).toEqual([
    ['a', 2],
    ['c', 3],
  ])
})
