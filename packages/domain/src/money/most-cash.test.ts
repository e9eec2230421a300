import { expect, test } from 'vitest'
import { mostCash } from './most-cash.ts'

/** spec('000 §5.9') */
test('a coffee is paid with the largest note, and nothing with a million of them', () => {
  expect(mostCash(50_000)).toBe(5_000_000)
  expect(mostCash(0)).toBe(0)
})
