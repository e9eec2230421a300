import { expect, test } from 'vitest'
import { suffices } from './proof.ts'

test('each proof is enough for itself and what takes less, and for nothing that takes more', () => {
  const ladder = ['PIN', 'KEY', 'PERSON', 'SECOND_FACTOR'] as const
  expect(ladder.map((shown) => ladder.filter((taken) => suffices(shown, taken)))).toEqual([
    ['PIN'],
    ['PIN', 'KEY'],
    ['PIN', 'KEY', 'PERSON'],
    ['PIN', 'KEY', 'PERSON', 'SECOND_FACTOR'],
  ])
})
