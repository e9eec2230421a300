import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints } from '@mostrador/contract/endpoints'
import { report } from './report.ts'
import type { Finding } from './report.ts'
import { repositoryRoot } from './source-files.ts'

const MAP = 'docs/spec-map.md'

/** What the map is compared with: the files of the repository, and the endpoints that answer 501 as "GET /path". */
export type MapWorld = {
  readonly exists: (path: string) => boolean
  readonly open: readonly string[]
}

type Row = { readonly line: number; readonly cells: readonly string[] }

/** The rows of every table under a header that begins with `first`. `line` counts from 1. */
function rowsUnder(text: string, first: string): readonly Row[] {
  const rows: Row[] = []
  let isWithin = false
  for (const [at, content] of text.split('\n').entries()) {
    const cells = content.startsWith('|')
      ? content
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : []
    if (cells.length === 0) isWithin = false
    else if (cells[0] === first) isWithin = true
    else if (isWithin && !/^-+$/.test(cells[0] ?? '')) rows.push({ line: at + 1, cells })
  }
  return rows
}

const pathsIn = (cell: string): readonly string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path)

const isTestPath = (path: string): boolean => /\.(test\.tsx?|journey\.ts)$/.test(path)

function judgeRow({ cells }: Row, { exists }: MapWorld): readonly string[] {
  const [, state = '', code = '', tests = '', ...more] = cells
  if (cells.length < 4 || more.length > 0) return ['A row has four cells: clause, state, code, tests.']
  const [named, proofs] = [pathsIn(code), pathsIn(tests)]
  return [
    ...(/^(done$|(partly|open): \S)/.test(state)
      ? []
      : [`"${state}" is no state. Write "done", "partly: what is missing" or "open: what it arrives with".`]),
    ...[...named, ...proofs]
      .filter((path) => !exists(path))
      .map((path) => `"${path}" does not exist. Name the file that does this now, or change the state.`),
    ...proofs
      .filter((path) => !isTestPath(path))
      .map((path) => `"${path}" is no test. Name a *.test.ts or a journey.`),
    ...(state === 'done' && (named.length === 0 || proofs.length === 0)
      ? ['What is done has code and a test. Name both, or say what is missing.']
      : []),
  ]
}

/** The list of open endpoints says exactly what the contract says. */
function judgeOpen(rows: readonly Row[], open: readonly string[]): readonly Finding[] {
  const listed = rows.map(({ line, cells: [endpoint = ''] }) => ({ line, endpoint }))
  return [
    ...listed
      .filter(({ endpoint }) => !open.includes(endpoint))
      .map(({ line, endpoint }) => ({
        path: MAP,
        line,
        sentence: `${endpoint} is not open in the contract. Take it off the list, and its clause is no longer open.`,
      })),
    ...open
      .filter((endpoint) => !listed.some((row) => row.endpoint === endpoint))
      .map((endpoint) => ({
        path: MAP,
        sentence: `${endpoint} answers 501. List it under "Open endpoints".`,
      })),
  ]
}

/** Judges docs/spec-map.md: states, paths that exist, a test for whatever is done, and the open endpoints. */
export function checkSpecMap(text: string, world: MapWorld): readonly Finding[] {
  const clauses = rowsUnder(text, 'clause')
  return [
    ...clauses.flatMap((row) =>
      judgeRow(row, world).map((sentence) => ({ path: MAP, line: row.line, sentence })),
    ),
    ...judgeOpen(rowsUnder(text, 'endpoint'), world.open),
  ]
}

function openEndpoints(): readonly string[] {
  const all: readonly Endpoint[] = Object.values(endpoints)
  return all.filter(({ open }) => open).map(({ route }) => `${route.method} ${route.path}`)
}

if (import.meta.main) {
  const text = readFileSync(join(repositoryRoot, MAP), 'utf8')
  report(
    checkSpecMap(text, {
      exists: (path) => existsSync(join(repositoryRoot, path)),
      open: openEndpoints(),
    }),
  )
}
