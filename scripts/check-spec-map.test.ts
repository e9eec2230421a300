import { expect, test } from 'vitest'
import { checkSpecMap } from './check-spec-map.ts'

const files = ['packages/domain/src/cart/cart.ts', 'packages/domain/src/cart/cart.test.ts']
const world = { exists: (path: string) => files.includes(path) }

const findings = (rows: readonly string[]) =>
  checkSpecMap(['| clause | state | code | tests |', '|---|---|---|---|', ...rows].join('\n'), world).map(
    ({ line, sentence }) => `${line ?? '-'} ${sentence}`,
  )

const code = '`packages/domain/src/cart/cart.ts`'
const proof = '`packages/domain/src/cart/cart.test.ts`'

test('an honest map passes', () => {
  expect(
    findings([
      `| 000 §2.1: Cart | done | ${code} | ${proof} |`,
      `| 000 §2.2: Badge | partly: no test | ${code} | |`,
      `| 000 §2.3: Banner | departs: decision 012, it stands below | ${code} | ${proof} |`,
      `| decisions who-sees-what.1: Codes | server only | ${code} | ${proof} |`,
      '| 001 §2.1: Survey | open: arrives with the survey | | |',
    ]),
  ).toEqual([])
})

test.each([
  [`| 000 §2.1: Cart | done | ${code} | |`, /^3 What is done has code and a test/],
  [`| Cart | done | ${code} | ${proof} |`, /^3 "Cart" has no name/],
  [`| 000 §2.1: Cart | departs: elsewhere | ${code} | ${proof} |`, /^3 "departs: elsewhere" is no state/],
  [`| 000 §2.1: Cart | server only | ${code} | |`, /^3 What is done has code and a test/],
  [`| 000 §2.1: Cart | ready | ${code} | ${proof} |`, /^3 "ready" is no state/],
  [`| 000 §2.1: Cart | partly | ${code} | |`, /^3 "partly" is no state/],
  [
    `| 000 §2.1: Cart | done | \`packages/domain/src/basket.ts\` | ${proof} |`,
    /"packages\/domain\/src\/basket.ts" does not/,
  ],
  [`| 000 §2.1: Cart | done | ${code} | ${code} |`, /cart.ts" is no test/],
  [`| 000 §2.1: Cart | done | ${code} |`, /^3 A row has four cells/],
])('%s is found', (row, sentence) => {
  expect(findings([row])).toEqual([expect.stringMatching(sentence)])
})

test('a name that stands twice is found', () => {
  const row = `| 000 §2.1: Cart | done | ${code} | ${proof} |`
  expect(findings([row, row])).toEqual([expect.stringMatching(/^4 "000 §2.1" names two clauses/)])
})
