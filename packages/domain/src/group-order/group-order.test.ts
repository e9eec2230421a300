import { describe, expect, test } from 'vitest'
import { isNameTaken, notesFor, notesWithoutName, personOf, shareOut, withBrought } from './group-order.ts'

describe('the notes of a line', () => {
  test.each([
    ['', null, 'Para Ana'],
    ['sin sal', null, 'Para Ana: sin sal'],
    ['sin sal', 12, 'Para Ana: si'],
    ['sin sal', 17, 'Para Ana: sin sal'],
    ['¡Sin 🧅!', 16, 'Para Ana: ¡Sin '],
  ])('for Ana with %j within %j say %j', (notes, limit, told) => {
    expect(notesFor('Ana', notes, limit)).toBe(told)
  })

  test.each([
    ['Para Ana: sin sal', 'Ana'],
    ['Para Ana', 'Ana'],
    ['Para Ana María: sin sal', 'Ana María'],
    ['Para Ana: María: sin sal', 'Ana: María'],
    ['Para Anabel: sin sal', undefined],
    ['sin sal', undefined],
    ['', undefined],
  ])('%j name %j', (notes, name) => {
    expect(personOf(notes, ['Ana', 'Ana María', 'Leo', 'Ana: María'])).toBe(name)
  })
})

test.each([
  ['Para Ana: sin sal', 'sin sal'],
  ['Para Ana', ''],
  ['Para Ana: María: sin sal', 'sin sal'],
  ['Para llevar', 'Para llevar'],
  ['Para Anabel: sin sal', 'Para Anabel: sin sal'],
  ['', ''],
])('%j without the name of a person is %j', (notes, typed) => {
  expect(notesWithoutName(notes, ['Ana', 'Ana: María'])).toBe(typed)
})

test('brought lines join the cart, and a line that is there already joins it once', () => {
  const before = [{ plate: 'flan' }, { plate: 'pan', line: 'a' }]
  const pan = { plate: 'pan', line: 'a', quantity: 2 }
  expect(withBrought(before, [pan, { plate: 'vino', line: 'b' }])).toEqual([
    { plate: 'flan' },
    pan,
    { plate: 'vino', line: 'b' },
  ])
  expect(withBrought(before, [{ plate: 'flan' }])).toHaveLength(3)
})

test.each([
  ['Ana', true],
  [' ANA ', true],
  ['Aná', true],
  ['Ana M', false],
])('%j beside Ana is taken: %s', (name, isTaken) => {
  expect(isNameTaken(name, ['Leo', 'Ana'])).toBe(isTaken)
})

describe('an amount', () => {
  test.each([
    [1000, [1, 1], [500, 500]],
    [1000, [1, 1, 1], [334, 333, 333]],
    [1001, [3, 1, 0], [751, 250, 0]],
    [100, [0, 0], [50, 50]],
    [101, [0, 0], [51, 50]],
    [0, [5, 7], [0, 0]],
    [99, [], []],
  ])('of %d by %j is shared out as %j', (total, weights, shares) => {
    expect(shareOut(total, weights)).toEqual(shares)
  })

  /** spec('decisions beyond-the-documents.35') */
  test('is shared out whole, whatever the weights', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const weights = Array.from({ length: (seed % 9) + 1 }, (_, at) => (seed * 7919 * (at + 3)) % 100_003)
      const total = (seed * 104_729) % 9_999_991
      const shares = shareOut(total, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
      const sum = weights.reduce((all, weight) => all + weight, 0)
      for (const [at, share] of shares.entries())
        expect(Math.abs(share - (total * (weights[at] ?? 0)) / sum)).toBeLessThan(1)
    }
  })
})
