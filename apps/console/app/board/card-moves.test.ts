import { expect, test } from 'vitest'
import { moveFrom, type CardMove, type CardBox } from './card-moves.ts'

/** A card of 100 by 50 at a place of the screen. */
const card = (id: string, column: string, at: readonly [left: number, top: number]): CardBox => {
  const [left, top] = at
  return { id, column, left, top, right: left + 100, bottom: top + 50 }
}

/** Two dense columns of new orders, one order in the kitchen, and none that is ready. */
const places = [
  card('a', 'new', [0, 0]),
  card('b', 'new', [106, 0]),
  card('c', 'new', [0, 56]),
  card('d', 'new', [106, 56]),
  card('e', 'new', [0, 112]),
  card('k', 'kitchen', [300, 60]),
]

const from = (id: string | undefined, move: CardMove) => moveFrom(places, id, move)?.id

test('from nowhere, and from a card that is gone, it goes to the first of all', () => {
  expect(from(undefined, 'down')).toBe('a')
  expect(from('gone', 'previous')).toBe('a')
  expect(moveFrom([], undefined, 'next')).toBeUndefined()
})

test('the next and the one before are those of the column, and there it ends', () => {
  expect(from('a', 'next')).toBe('b')
  expect(from('c', 'previous')).toBe('b')
  expect(from('e', 'next')).toBeUndefined()
  expect(from('a', 'previous')).toBeUndefined()
  expect(from('k', 'next')).toBeUndefined()
})

test.each([
  ['a', 'down', 'c'],
  ['b', 'down', 'd'],
  ['d', 'up', 'b'],
  ['e', 'up', 'c'],
  ['d', 'down', 'e'],
  ['a', 'right', 'b'],
  ['d', 'right', 'k'],
  ['b', 'right', 'k'],
  ['k', 'left', 'd'],
  ['d', 'left', 'c'],
  ['a', 'left', undefined],
  ['a', 'up', undefined],
  ['k', 'right', undefined],
  ['k', 'down', undefined],
] as const)('from %s %s leads to %s', (id, move, to) => {
  expect(from(id, move)).toBe(to)
})
