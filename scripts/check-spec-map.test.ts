import { expect, test } from 'vitest'
import { checkSpecMap, tagsIn } from './check-spec-map.ts'

const files = ['packages/domain/src/cart/cart.ts', 'packages/domain/src/cart/cart.test.ts']
const named = ['000 §2.1', '000 §2.3', 'decisions who-sees-what.1']

const findings = (rows: readonly string[], names = named) =>
  checkSpecMap(['| clause | state | code | tests |', '|---|---|---|---|', ...rows].join('\n'), {
    exists: (path: string) => files.includes(path),
    tags: new Map([[files[1] ?? '', new Set(names)]]),
  }).map(({ line, sentence }) => `${line ?? '-'} ${sentence}`)

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
  expect(findings([row])).toContainEqual(expect.stringMatching(sentence))
})

test('a name that stands twice is found', () => {
  const row = `| 000 §2.1: Cart | done | ${code} | ${proof} |`
  expect(findings([row, row], ['000 §2.1'])).toEqual([
    expect.stringMatching(/^4 "000 §2.1" names two clauses/),
  ])
})

test('a test that is named must say itself which clause it proves, and the row must name a test that says so', () => {
  const row = `| 000 §2.1: Cart | done | ${code} | ${proof} |`
  expect(findings([row], [])).toEqual([expect.stringMatching(/^3 .*cart.test.ts" says nowhere/)])
  expect(findings([row], ['000 §2.1', '000 §2.9'])).toEqual([
    '- "000 §2.9" is no clause of docs/spec-map.md. Take the name that stands there.',
  ])
  const unproved = `| 000 §2.1: Cart | partly: no test | ${code} | |`
  expect(findings([unproved], ['000 §2.1'])).toEqual([
    expect.stringMatching(/^- The row of "000 §2.1" does not name/),
  ])
})

test('tags stand in docstrings and in titles', () => {
  const text =
    "/** spec('000 §2.1') spec('001 §4.2') */\ntest('a', f)\ntest('spec(\\'000 §9.3\\') b', f)\ninspect('x')"
  expect([...tagsIn({ path: 'a.test.ts', text })]).toEqual(['000 §2.1', '001 §4.2', '000 §9.3'])
})
