import { describe, expect, test } from 'vitest'
import { checkWings } from './check-wings.ts'
import type { Winged } from './wings.ts'

const winged: Winged = { folder: 'api', wings: ['ground', 'order', 'roof'], mutualPairs: 0, largestKnot: 0 }

function sentencesOf(sources: Readonly<Record<string, string>>, other: Partial<Winged> = {}): string[] {
  const files = Object.entries(sources).map(([path, text]) => ({ path, text }))
  return checkWings(files, { ...winged, ...other }).map(({ sentence }) => sentence)
}

/** Two rooms of one wing that import each other. */
const MUTUAL = {
  'api/order/order/a.ts': "import { b } from '../payment/b.ts'",
  'api/order/payment/b.ts': '',
  'api/order/payment/c.ts': "import { a } from '../order/a.ts'",
}

describe('the wings of a package', () => {
  test('imports within a wing and of lower wings pass', () => {
    expect(
      sentencesOf({
        'api/roof/handlers.ts': "import { a } from '../order/order/a.ts'",
        'api/order/order/a.ts':
          "import { b } from '../payment/b.ts'\nimport { port } from '../../ground/ports.ts'",
        'api/order/payment/b.ts': "import { port } from '../../ground/ports.ts'",
        'api/ground/ports.ts': "import { z } from 'zod'",
      }),
    ).toEqual([])
  })

  test.each([
    ['a value', "import { a } from '../order/order/a.ts'"],
    ['a type', "import type { A } from '../order/order/a.ts'"],
    ['a value lazily', "const a = import('../order/order/a.ts')"],
  ])('a wing that imports %s of a higher one is refused', (_, text) => {
    expect(sentencesOf({ 'api/ground/ports.ts': text })).toEqual([
      expect.stringMatching(/^ground must not import order\/order/),
    ])
  })

  test('a test may import a higher wing', () => {
    expect(sentencesOf({ 'api/ground/ports.test.ts': "import { a } from '../order/order/a.ts'" })).toEqual([])
  })

  test('a file outside the wings is refused', () => {
    expect(sentencesOf({ 'api/payment/b.ts': '' })).toEqual([expect.stringMatching(/^It stands in no wing/)])
  })

  test('rooms that import each other are counted as pairs and as a knot', () => {
    expect(sentencesOf(MUTUAL)).toEqual([
      expect.stringMatching(/^1 mutual pairs of rooms, and the table says 0/),
      expect.stringMatching(/^2 rooms in the largest knot, and the table says 0/),
    ])
    expect(sentencesOf(MUTUAL, { mutualPairs: 1, largestKnot: 2 })).toEqual([])
  })

  test('a count below the table is told, so that the table falls with it', () => {
    expect(sentencesOf(MUTUAL, { mutualPairs: 2, largestKnot: 2 })).toEqual([
      '1 mutual pairs of rooms, and the table says 2. Write 1 there.',
    ])
  })
})
