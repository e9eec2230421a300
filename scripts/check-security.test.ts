import { expect, test } from 'vitest'
import { checkSecurity, REQUIREMENT_NUMBERS } from './check-security.ts'

const proof = '`packages/api/src/roof/authorisation.test.ts`'
const file = '`packages/api/src/roof/mount.ts`'
const exists = (path: string): boolean => [proof, file].includes(`\`${path}\``)

const HEADER = ['| number | what | state | shown by |', '|---|---|---|---|']
const ROWS = REQUIREMENT_NUMBERS.map((number) => `| ${number} | who may call what | holds | ${proof} |`)

const STATES = ['holds', 'holds, by reading', 'partly', 'open', 'operator', 'not ours']

/** A page with these rows, which counts as many of each state as it is told. */
const page = (rows: readonly string[], counts: Readonly<Record<string, number>>): string =>
  [
    '| state | how many |',
    '|---|---|',
    ...STATES.map((state) => `| ${state} | ${counts[state] ?? 0} |`),
    '',
    ...HEADER,
    ...rows,
  ].join('\n')

const findings = (rows: readonly string[], counts: Readonly<Record<string, number>> = { holds: 253 }) =>
  checkSecurity(page(rows, counts), exists).map(({ sentence }) => sentence)

/** The same page with another first row. */
const withFirst = (row: string): readonly string[] => [row, ...ROWS.slice(1)]

test('the standard has 253 requirements of levels 1 and 2, each with a number of its own', () => {
  expect(REQUIREMENT_NUMBERS).toHaveLength(253)
  expect(new Set(REQUIREMENT_NUMBERS).size).toBe(253)
  expect(REQUIREMENT_NUMBERS).toEqual(expect.arrayContaining(['1.1.1', '6.2.12', '10.4.11', '17.3.2']))
  for (const none of ['3.1.1', '6.7.1', '7.2.5', '10.4.12', '13.1.2', '18.1.1'])
    expect(REQUIREMENT_NUMBERS).not.toContain(none)
})

test('a page with a true row for each passes', () => {
  expect(findings(ROWS)).toEqual([])
  const [first = '', second = '', ...rest] = REQUIREMENT_NUMBERS
  expect(
    findings(
      [`| ${first}, ${second} | telephones | not ours: we have none | |`, ...ROWS.slice(-rest.length)],
      { holds: 251, 'not ours': 2 },
    ),
  ).toEqual([])
})

test.each([
  [`| 1.1.1 | who may call what | holds | ${file} |`, /^What holds has a test/],
  ['| 1.1.1 | who may call what | holds | |', /^What holds has a test/],
  [`| 1.1.1 | who may call what | holds, by reading | ${proof} |`, /^A test is named/],
  ['| 1.1.1 | who may call what | holds, by reading | |', /^Name the file/],
  ['| 1.1.1 | who may call what | operator: TLS | |', /^Name the file/],
  [`| 1.1.1 | who may call what | holds: nearly | ${proof} |`, /"holds: nearly" is no state/],
  ['| 1.1.1 | who may call what | partly | |', /"partly" is no state/],
  ['| 1.1.1 | who may call what | open: | |', /"open:" is no state/],
  ['| 1.1.1 | who may call what | fine: really | |', /"fine: really" is no state/],
  [`| 1.1.1 | | holds | ${proof} |`, /^Say in our own words/],
  [`| 1.1.1 | ${'x'.repeat(111)} | holds | ${proof} |`, /^Say in our own words/],
  [
    '| 1.1.1 | who may call what | holds | `packages/gone.test.ts` |',
    /"packages\/gone.test.ts" does not exist/,
  ],
  [`| 1.1.1 | who may call what | holds | ${proof} | more |`, /^A row has four cells/],
  [`| 1.1.1, 1.1.2 | who may call what | holds | ${proof} |`, /^Only what is not ours/],
])('%s is found', (row, sentence) => {
  expect(findings(withFirst(row))).toContainEqual(expect.stringMatching(sentence))
})

test('a number that is missing, stands twice or is none is found', () => {
  expect(findings(ROWS.slice(1), { holds: 252 })).toEqual(['1.1.1 has no row.'])
  expect(findings([...ROWS, ROWS[4] ?? ''], { holds: 254 })).toEqual(['1.2.3 stands twice.'])
  const level3 = `| 3.1.1 | documents of browsers | holds | ${proof} |`
  expect(findings([...ROWS, level3], { holds: 254 })).toEqual([
    '"3.1.1" is no requirement of levels 1 and 2.',
  ])
})

test('the counts at the head are those of the rows', () => {
  const row = '| 1.1.1 | who may call what | open: all of it | |'
  expect(findings(withFirst(row))).toEqual([
    '"holds" is the state of 252; the table at the head says 253.',
    '"open" is the state of 1; the table at the head says 0.',
  ])
})
