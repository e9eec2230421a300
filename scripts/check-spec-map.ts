import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './report.ts'
import type { Finding } from './report.ts'
import { repositoryRoot } from './source-files.ts'

const MAP = 'docs/spec-map.md'

/** What the map is compared with: the files of the repository. */
export type MapWorld = { readonly exists: (path: string) => boolean }

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

/** Judges docs/spec-map.md: states, paths that exist, and a test for whatever is done. */
export function checkSpecMap(text: string, world: MapWorld): readonly Finding[] {
  return rowsUnder(text, 'clause').flatMap((row) =>
    judgeRow(row, world).map((sentence) => ({ path: MAP, line: row.line, sentence })),
  )
}

if (import.meta.main) {
  const text = readFileSync(join(repositoryRoot, MAP), 'utf8')
  report(checkSpecMap(text, { exists: (path) => existsSync(join(repositoryRoot, path)) }))
}
