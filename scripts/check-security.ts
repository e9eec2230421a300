import { pathsIn, isTestPath, rowsUnder, type Row } from './markdown-table.ts'
import type { Finding } from './report.ts'

export const SECURITY_PAGE = 'docs/security-requirements.md'

/**
 * Numbers of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0; within a section
 * they count from 1 without a gap. These are the standard's, not the page's.
 */
const REQUIREMENTS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2
  8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4
  11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1
  16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`

export const REQUIREMENT_NUMBERS: readonly string[] = REQUIREMENTS.trim()
  .split(/\s+/)
  .flatMap((entry) => {
    const [section = '', count = ''] = entry.split(':')
    return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`)
  })

const KINDS = ['holds', 'holds, by reading', 'partly', 'open', 'operator', 'not ours'] as const
type Kind = (typeof KINDS)[number]

const STATES =
  'Write "holds" (with its test), "holds, by reading" (with its file), "partly: what is missing", "open: what is missing", "operator: what is left to do" or "not ours: why".'

/** Longest text in our own words; a longer one is the standard's. */
const LONGEST = 110

function kindOf(state: string): Kind | undefined {
  const [word = '', reason] = state.split(/: (?=\S)/)
  const kind = KINDS.find((one) => one === word)
  if (kind === undefined) return undefined
  return kind.startsWith('holds') === (reason === undefined) ? kind : undefined
}

const numbersOf = (cell = ''): readonly string[] => cell.split(', ')

function judgeProof(kind: Kind, paths: readonly string[]): readonly string[] {
  const hasTest = paths.some(isTestPath)
  if (kind === 'holds' && !hasTest) return ['What holds has a test. Name it, or say "holds, by reading".']
  if (kind === 'holds, by reading' && hasTest) return ['A test is named: say "holds".']
  if ((kind === 'holds, by reading' || kind === 'operator') && paths.length === 0)
    return ['Name the file that says it.']
  return []
}

function judgeRow({ cells }: Row, exists: (path: string) => boolean): readonly string[] {
  const [numbers, what = '', state = '', shown = '', ...more] = cells
  if (cells.length < 4 || more.length > 0) return ['A row has four cells: number, what, state, shown by.']
  const paths = pathsIn(shown)
  const kind = kindOf(state)
  return [
    ...(kind ? judgeProof(kind, paths) : [`"${state}" is no state. ${STATES}`]),
    ...(kind !== 'not ours' && numbersOf(numbers).length > 1
      ? ['Only what is not ours stands together in one row.']
      : []),
    ...(what === '' || what.length > LONGEST
      ? [`Say in our own words, in at most ${LONGEST} letters, what is asked for.`]
      : []),
    ...paths
      .filter((path) => !exists(path))
      .map((path) => `"${path}" does not exist. Name the file that does this now, or change the state.`),
  ]
}

/** Judges the table at the head that counts the requirements in each state. */
function judgeCounts(text: string, rows: readonly Row[]): readonly Finding[] {
  const counted = new Map(KINDS.map((kind) => [kind as string, 0]))
  for (const { cells } of rows) {
    const kind = kindOf(cells[2] ?? '')
    if (kind) counted.set(kind, (counted.get(kind) ?? 0) + numbersOf(cells[0]).length)
  }
  const said = new Map(rowsUnder(text, 'state').map(({ cells }) => [cells[0] ?? '', cells[1]]))
  return Array.from(counted)
    .filter(([kind, count]) => said.get(kind) !== String(count))
    .map(([kind, count]) => ({
      path: SECURITY_PAGE,
      sentence: `"${kind}" is the state of ${count}; the table at the head says ${said.get(kind) ?? 'nothing'}.`,
    }))
}

function judgeMissing(seen: ReadonlySet<string>): readonly Finding[] {
  return REQUIREMENT_NUMBERS.filter((number) => !seen.has(number)).map((number) => ({
    path: SECURITY_PAGE,
    sentence: `${number} has no row.`,
  }))
}

/**
 * Judges docs/security-requirements.md: each requirement is in it once, with a known state, in
 * words of our own, and with paths that exist; one that holds has a test, and the counts at the
 * head are those of the rows.
 */
export function checkSecurity(text: string, exists: (path: string) => boolean): readonly Finding[] {
  const known = new Set(REQUIREMENT_NUMBERS)
  const seen = new Set<string>()
  const rows = rowsUnder(text, 'number')
  const judged = rows.flatMap((row) => {
    const numbers = numbersOf(row.cells[0]).flatMap((number) => {
      const sentence = !known.has(number)
        ? `"${number}" is no requirement of levels 1 and 2.`
        : seen.has(number)
          ? `${number} stands twice.`
          : undefined
      seen.add(number)
      return sentence === undefined ? [] : [sentence]
    })
    return [...judgeRow(row, exists), ...numbers].map((sentence) => ({
      path: SECURITY_PAGE,
      line: row.line,
      sentence,
    }))
  })
  return [...judged, ...judgeMissing(seen), ...judgeCounts(text, rows)]
}
