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
      `| Cart | done | ${code} | ${proof} |`,
      `| Badge | partly: no test | ${code} | |`,
      '| Survey | open: arrives with the survey | | |',
    ]),
  ).toEqual([])
})

test.each([
  [`| Cart | done | ${code} | |`, /^3 What is done has code and a test/],
  [`| Cart | ready | ${code} | ${proof} |`, /^3 "ready" is no state/],
  [`| Cart | partly | ${code} | |`, /^3 "partly" is no state/],
  [
    `| Cart | done | \`packages/domain/src/basket.ts\` | ${proof} |`,
    /"packages\/domain\/src\/basket.ts" does not/,
  ],
  [`| Cart | done | ${code} | ${code} |`, /cart.ts" is no test/],
  [`| Cart | done | ${code} |`, /^3 A row has four cells/],
])('%s is found', (row, sentence) => {
  expect(findings([row])).toEqual([expect.stringMatching(sentence)])
})
