import { garnish, group, plate } from '@mostrador/domain/testing/sample-menu'
import { expect, test } from 'vitest'
import { nextReturn } from './next-return.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const back = (minutes: number) => ({ backAt: new Date(now + minutes * 60_000).toISOString() })

test('a menu is asked for again when the first thing comes back, whatever it is', () => {
  const size = { id: 'chico', name: 'Chico', price: 1, ...back(40) }
  const plates = [
    plate('a', back(50)),
    plate('b', { sizes: [size] }),
    plate('c', { garnishGroups: [group('g', { garnishes: [garnish('x', 0, back(30)), garnish('y')] })] }),
    plate('d', back(-1)),
    plate('e', { soldOut: true }),
  ]
  const minutes = (count: number) => (nextReturn({ plates: plates.slice(0, count) }, now) ?? NaN) / 60_000
  expect([1, 2, 3, 5].map(minutes)).toEqual([50, 40, 30, 30])
  expect(nextReturn({ plates: plates.slice(3) }, now)).toBeUndefined()
})
