import type { Area } from '@mostrador/domain/delivery/contains-point'
import { expect, test } from 'vitest'
import { overlapsOf } from './zone-overlaps.ts'

const zone = (name: string, [from, to]: readonly [number, number], [priority, position] = [0, 0]) => ({
  name,
  priority,
  position,
  area: {
    type: 'Polygon',
    coordinates: [
      [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
        [from, from],
      ],
    ],
  } satisfies Area as Area,
})
const namesOf = (...zones: ReturnType<typeof zone>[]) =>
  overlapsOf(zones).map(({ winner, loser, by }) => [winner.name, loser.name, by])

/** spec('decisions zones-on-the-map.2') */
test('of two zones that overlap the one of the higher priority wins, between equals the first', () => {
  expect(namesOf(zone('a', [0, 5]), zone('b', [4, 9], [2, 0]))).toEqual([['b', 'a', 'priority']])
  expect(namesOf(zone('a', [0, 5], [1, 1]), zone('b', [4, 9], [1, 0]))).toEqual([['b', 'a', 'position']])
  expect(namesOf(zone('a', [0, 5]), zone('b', [6, 9]))).toEqual([])
  expect(namesOf(zone('a', [0, 9]), zone('b', [0, 5], [2, 0]), zone('c', [4, 9], [1, 0]))).toEqual([
    ['b', 'c', 'priority'],
    ['b', 'a', 'priority'],
    ['c', 'a', 'priority'],
  ])
})

test('zones that touch in a line share nothing, and the shared part is their own', () => {
  expect(namesOf(zone('a', [0, 5]), { ...zone('b', [5, 9]) })).toEqual([])
  const [overlap] = overlapsOf([zone('a', [0, 5]), zone('b', [4, 9], [2, 0])])
  expect(overlap?.area).toEqual({
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [4, 4],
          [5, 4],
          [5, 5],
          [4, 5],
          [4, 4],
        ],
      ],
    ],
  })
})

test('a malformed area overlaps nothing and breaks no other', () => {
  const odd = { ...zone('odd', [0, 1]), area: { type: 'Polygon', coordinates: [['x']] } as unknown as Area }
  expect(namesOf(odd, zone('a', [0, 5]), zone('b', [4, 9], [2, 0]))).toEqual([['b', 'a', 'priority']])
})
