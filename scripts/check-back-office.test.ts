import { expect, test } from 'vitest'
import { checkBackOffice } from './check-back-office.ts'

const FILES = new Map([
  ['e2e/journeys/a.journey.ts', 'test("an owner goes the way")'],
  ['packages/api/src/a/a.test.ts', 'test("of two at once one does", test("what is wrong is refused")'],
  ['packages/api/src/a/a.ts', 'export const a = 1'],
])
const JOURNEY = '`e2e/journeys/a.journey.ts` "an owner goes the way"'
const RACE = '`packages/api/src/a/a.test.ts` "of two at once"'
const FAILURE = '`packages/api/src/a/a.test.ts` "what is wrong is refused"'

/** Findings of a page of so many rows, of which this is the last. */
function findings(row: string, rows = 35): readonly string[] {
  const good = `| A thing | ${JOURNEY} | ${RACE} | ${FAILURE} |`
  const page = [
    '| capability | journey | race | failure |',
    '|---|---|---|---|',
    ...Array.from({ length: rows - 1 }, () => good),
    row,
  ]
  return checkBackOffice(page.join('\n'), (path) => FILES.get(path)).map(({ sentence }) => sentence)
}

test('a capability with all three passes, and so does one that says why it has none', () => {
  expect(findings(`| A thing | ${JOURNEY} | ${RACE} ${FAILURE} | ${FAILURE} |`)).toEqual([])
  expect(findings(`| A thing | none: commands | ${RACE} | ${FAILURE} |`)).toEqual([])
})

test.each([
  [`| A thing | ${JOURNEY} | | ${FAILURE} |`, /^The race is a test and words of it/],
  [`| A thing | ${JOURNEY} | none | ${FAILURE} |`, /^The race is a test and words of it/],
  [`| A thing | ${JOURNEY} | \`packages/api/src/a/a.test.ts\` | ${FAILURE} |`, /^The race is a test/],
  [`| A thing | ${JOURNEY} | ${RACE} |`, /^A row has four cells/],
  [`| A thing | ${RACE} | ${RACE} | ${FAILURE} |`, /a.test.ts" is no journey/],
  [
    `| A thing | ${JOURNEY} | \`packages/api/src/a/a.ts\` "export const a" | ${FAILURE} |`,
    /a.ts" is no test/,
  ],
  [
    `| A thing | ${JOURNEY} | \`packages/api/src/b.test.ts\` "of two at once" | ${FAILURE} |`,
    /b.test.ts" does not exist/,
  ],
  [
    `| A thing | ${JOURNEY} | \`packages/api/src/a/a.test.ts\` "of three at once" | ${FAILURE} |`,
    /says nowhere "of three at once"/,
  ],
  [
    `| A thing | ${JOURNEY} | \`packages/api/src/a/a.test.ts\` "test(" | ${FAILURE} |`,
    /could stand anywhere/,
  ],
])('%s is refused', (row, sentence) => {
  expect(findings(row)).toEqual([expect.stringMatching(sentence)])
})

test('a page that lost its tables is refused', () => {
  expect(findings(`| A thing | ${JOURNEY} | ${RACE} | ${FAILURE} |`, 12)).toEqual([
    'Only 12 capabilities are left.',
  ])
})
