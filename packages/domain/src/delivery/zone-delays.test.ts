import { expect, test } from 'vitest'
import { delaysInZone } from './zone-delays.ts'

const delays = (least: number, most: number) => ({ minDelayInMinutes: least, maxDelayInMinutes: most })
const mode = delays(30, 45)

/** spec('decisions zones-on-the-map.8') */
test.each([
  ['none of its own', [null, null], [30, 45]],
  ['both', [35, 60], [35, 60]],
  ['the longest alone', [null, 60], [30, 60]],
  ['a longest that is below the shortest of the mode', [null, 20], [20, 20]],
  ['the shortest alone', [0, null], [0, 45]],
] as const)('a zone that says %s', (_, [minDelayInMinutes, maxDelayInMinutes], [least, most]) => {
  expect(delaysInZone(mode, { minDelayInMinutes, maxDelayInMinutes })).toEqual(delays(least, most))
  expect(delaysInZone(mode, null)).toEqual(mode)
})
