import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate } from './allocate.ts'

const anyWeights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 20 })

describe('allocate', () => {
  test('gives what rounding leaves over to the largest remainders, the first ones on a tie', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(10, [1, 2, 4])).toEqual([1, 3, 6])
    expect(allocate(2, [0, 0, 0])).toEqual([1, 1, 0])
    expect(allocate(5, [])).toEqual([])
  })

  test('the parts add up to the amount, and each is its share rounded down or up', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), anyWeights, (amount, weights) => {
        const parts = allocate(amount, weights)
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          const share = total === 0 ? amount / weights.length : (amount * (weights[index] ?? 0)) / total
          expect(Math.abs(part - share)).toBeLessThan(1.001)
        }
      }),
    )
  })
})
