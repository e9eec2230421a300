import { isTestPath, rowsUnder } from './markdown-table.ts'
import type { Finding } from './report.ts'

export const BACK_OFFICE_PAGE = 'docs/back-office-map.md'

const KINDS = ['journey', 'race', 'failure'] as const

/** Fewest rows; with fewer the table lost its header and is not read. */
const LEAST_ROWS = 35

/** Fewest letters; fewer are found in a test that is gone, too. */
const LEAST_WORDS = 12

/** Test between backticks, and words of it behind. */
const NAMED = /`([^`]+)` "([^"]+)"/g

function judgeCell(cell: string, kind: (typeof KINDS)[number], textOf: TextOf): readonly string[] {
  if (/^none: \S/.test(cell)) return []
  const named = Array.from(cell.matchAll(NAMED), ([, path = '', words = '']) => ({ path, words }))
  if (named.length === 0 || cell.replaceAll(NAMED, '').trim() !== '')
    return [`The ${kind} is a test and words of it, as \`a.test.ts\` "words", or "none: why".`]
  return named.flatMap(({ path, words }) => {
    const text = textOf(path)
    if (text === undefined) return [`"${path}" does not exist. Name the test that does this now.`]
    if (!isTestPath(path) || (kind === 'journey' && !path.endsWith('.journey.ts')))
      return [`"${path}" is no ${kind === 'journey' ? 'journey' : 'test'}.`]
    if (words.length < LEAST_WORDS || words.startsWith('test'))
      return [`"${words}" could stand anywhere. Quote the test's own title.`]
    return text.includes(words) ? [] : [`"${path}" says nowhere "${words}". Name words of the test.`]
  })
}

type TextOf = (path: string) => string | undefined

/**
 * Judges docs/back-office-map.md: each capability has a journey, a race and a failure, by existing
 * tests with the quoted words.
 */
export function checkBackOffice(page: string, textOf: TextOf): readonly Finding[] {
  const rows = rowsUnder(page, 'capability')
  const judged = rows.flatMap(({ line, cells }) => {
    const [capability = '', ...tests] = cells
    const sentences =
      capability === '' || tests.length !== KINDS.length
        ? ['A row has four cells: capability, journey, race, failure.']
        : KINDS.flatMap((kind, at) => judgeCell(tests[at] ?? '', kind, textOf))
    return sentences.map((sentence) => ({ path: BACK_OFFICE_PAGE, line, sentence }))
  })
  const isShort = rows.length < LEAST_ROWS
  return isShort
    ? [{ path: BACK_OFFICE_PAGE, sentence: `Only ${rows.length} capabilities are left.` }, ...judged]
    : judged
}
