import { expect, test } from 'vitest'
import { metresBetween } from './metres-between.ts'

// A quarter of the way around a ball of 6,371,009 metres; 60 and 120 degrees follow from its
// geometry.
const QUARTER = 10_007_557.2

test.each([
  ['from the equator to a pole', { lat: 0, lng: 0 }, { lat: 90, lng: 0 }, QUARTER],
  ['around the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 90 }, QUARTER],
  ['to the other side', { lat: 0, lng: -90 }, { lat: 0, lng: 90 }, 2 * QUARTER],
  ['between two on the 45th parallel', { lat: 45, lng: 0 }, { lat: 45, lng: 90 }, (2 / 3) * QUARTER],
  ['across the equator', { lat: 45, lng: 0 }, { lat: -45, lng: 90 }, (4 / 3) * QUARTER],
])('%s', (_, a, ...[b, metres]) => {
  expect(Math.abs(metresBetween(a, b) - metres)).toBeLessThan(1)
  expect(metresBetween(b, a)).toBe(metresBetween(a, b))
})
