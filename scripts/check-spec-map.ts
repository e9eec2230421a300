import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BACK_OFFICE_PAGE, checkBackOffice } from './check-back-office.ts'
import { checkSecurity, SECURITY_PAGE } from './check-security.ts'
import { isTestPath, pathsIn, rowsUnder, type Row } from './markdown-table.ts'
import { report, type Finding } from './report.ts'
import { readSources, repositoryRoot, type SourceFile } from './source-files.ts'

const MAP = 'docs/spec-map.md'

/**
 * Facts that the map is compared with: the files of the repository, and the clauses that each test
 * says it proves.
 */
export type MapWorld = {
  readonly exists: (path: string) => boolean
  /** The names of clauses by the path of the test that carries them. */
  readonly tags: ReadonlyMap<string, ReadonlySet<string>>
}

/** Name of a clause, in the map and in tests: the document, its section, a number within it. */
const NAME = /^((?:000|001) §\d+|decisions [a-z-]+)\.\d+(?=: \S)/
const STATE = /^(done$|server only$|departs: .*\b\d{3}\b|(partly|open): \S)/
const STATES =
  'Write "done", "departs: decision NNN, in which way", "server only", "partly: what is missing" or "open: what it arrives with".'

/**
 * Returns the clauses that a test claims to prove: `spec('000 §9.3')`, in the docstring or the
 * title of a test.
 */
export function tagsIn({ text }: SourceFile): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/\bspec\(\\?'([^'\\]+)\\?'\)/g), ([, name = '']) => name))
}

function judgeRow({ cells }: Row, { exists, tags }: MapWorld): readonly string[] {
  const [clause = '', state = '', code = '', tests = '', ...more] = cells
  if (cells.length < 4 || more.length > 0) return ['A row has four cells: clause, state, code, tests.']
  const [named, proofs] = [pathsIn(code), pathsIn(tests)]
  const name = nameOf(clause)
  return [
    ...(NAME.test(clause) ? [] : [`"${clause}" has no name. Begin with one, as in "000 §9.3: …".`]),
    ...(STATE.test(state) ? [] : [`"${state}" is no state. ${STATES}`]),
    ...[...named, ...proofs]
      .filter((path) => !exists(path))
      .map((path) => `"${path}" does not exist. Name the file that does this now, or change the state.`),
    ...proofs
      .filter((path) => !isTestPath(path))
      .map((path) => `"${path}" is no test. Name a *.test.ts or a journey.`),
    ...proofs
      .filter((path) => exists(path) && isTestPath(path) && !tags.get(path)?.has(name))
      .map(
        (path) =>
          `"${path}" says nowhere that it proves this. Write spec('${name}') above the test that does.`,
      ),
    ...(/^(done|departs|server only)/.test(state) && (named.length === 0 || proofs.length === 0)
      ? ['What is done has code and a test. Name both, or say what is missing.']
      : []),
  ]
}

const nameOf = (clause = ''): string => NAME.exec(clause)?.[0] ?? ''

/**
 * Finds tags whose clause is not in the map, or whose row does not name the test: one of the two
 * is wrong.
 */
function strayTags(rows: readonly Row[], { tags }: MapWorld): readonly Finding[] {
  const proofs = new Map(rows.map(({ cells }) => [nameOf(cells[0]), pathsIn(cells[3] ?? '')]))
  return Array.from(tags).flatMap(([path, names]) =>
    Array.from(names)
      .filter((name) => !proofs.get(name)?.includes(path))
      .map((name) => ({
        path,
        sentence: proofs.has(name)
          ? `The row of "${name}" does not name this test. Add it there.`
          : `"${name}" is no clause of ${MAP}. Take the name that stands there.`,
      })),
  )
}

/**
 * Judges docs/spec-map.md: names, states, paths that exist, a test for each clause that is done,
 * and that the test itself says which clause it proves.
 */
export function checkSpecMap(text: string, world: MapWorld): readonly Finding[] {
  const seen = new Set<string>()
  const rows = rowsUnder(text, 'clause')
  const judged = rows.flatMap((row) => {
    const name = nameOf(row.cells[0])
    const twice = name !== '' && seen.has(name) ? [`"${name}" names two clauses. Take the next number.`] : []
    seen.add(name)
    return [...judgeRow(row, world), ...twice].map((sentence) => ({ path: MAP, line: row.line, sentence }))
  })
  return [...judged, ...strayTags(rows, world)]
}

if (import.meta.main) {
  const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8')
  const exists = (path: string): boolean => existsSync(join(repositoryRoot, path))
  const proofs = readSources(repositoryRoot).filter(({ path }) => isTestPath(path))
  // The test of this check writes unknown tags.
  const tags = new Map(
    proofs
      .filter(({ path }) => path !== 'scripts/check-spec-map.test.ts')
      .map((file) => [file.path, tagsIn(file)]),
  )
  const textOf = (path: string): string | undefined => (exists(path) ? read(path) : undefined)
  report([
    ...checkSpecMap(read(MAP), { exists, tags }),
    ...checkSecurity(read(SECURITY_PAGE), exists),
    ...checkBackOffice(read(BACK_OFFICE_PAGE), textOf),
  ])
}
