import type { MutantGroup } from './mutant-groups.ts'

/** The part of Stryker's report that is read: the mutants of each file, and what became of them. */
export type StrykerReport = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

type Mutant = { readonly status: string; readonly statusReason?: string }

/** Results of the mutants of a folder, and the day on which they were tried. */
export type FolderScore = {
  readonly folder: string
  /** A test failed, or never ended. */
  readonly killed: number
  /** Tests ran over it, and none failed. */
  readonly survived: number
  /** No test runs there. */
  readonly uncovered: number
  /** Left out by a comment in the source that gives the reason. */
  readonly explained: number
  /**
   * Did not compile, kept a test file from loading, or runs only as a file loads in a part that
   * leaves such code alone: not counted, as Stryker does not.
   */
  readonly broken: number
  /** "2026-11-22". */
  readonly date: string
}

/** Count that each state of Stryker's belongs to. */
const COUNTS = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
  Ignored: 'explained',
  CompileError: 'broken',
  RuntimeError: 'broken',
} as const

/** Returns the count of a mutant; undefined for an untried one. */
function countOf({ status, statusReason }: Mutant): (typeof COUNTS)[keyof typeof COUNTS] | undefined {
  if (!Object.hasOwn(COUNTS, status)) return undefined
  const isStatic = status === 'Ignored' && statusReason?.startsWith('Static mutant')
  return isStatic ? 'broken' : COUNTS[status as keyof typeof COUNTS]
}

/** Counts the results of the mutants of some files of a report, which may cover more files. */
export function scoreOf(
  report: StrykerReport,
  { folder, files, date }: { folder: string; files: readonly string[]; date: string },
): FolderScore {
  const counts = { killed: 0, survived: 0, uncovered: 0, explained: 0, broken: 0 }
  for (const mutant of files.flatMap((file) => report.files[file]?.mutants ?? [])) {
    const count = countOf(mutant)
    if (!count) throw new Error(`Stryker left a mutant of ${folder} as "${mutant.status}".`)
    counts[count] += 1
  }
  return { folder, ...counts, date }
}

/**
 * Returns a kept report without unnoticed mutants, which are tried again: Stryker forgets new
 * tests of code that runs as a file loads.
 */
export const withoutSurvivors = (report: StrykerReport): StrykerReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([path, file]) => [
      path,
      { ...file, mutants: file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout') },
    ]),
  ),
})

type Counted = Pick<FolderScore, 'killed' | 'survived' | 'uncovered'>

/** Returns the per cent of the mutants that tests noticed; 100 where there is nothing to change. */
export function percentOf({ killed, survived, uncovered }: Counted): number {
  const tried = killed + survived + uncovered
  return tried === 0 ? 100 : (100 * killed) / tried
}

/** Returns the per cent of all mutants of several folders together. */
export function percentOfAll(scores: readonly Counted[]): number {
  const sum = (key: keyof Counted): number => scores.reduce((total, score) => total + score[key], 0)
  return percentOf({ killed: sum('killed'), survived: sum('survived'), uncovered: sum('uncovered') })
}

/** Writes "94.9 %": rounded down, so that a missed goal never reads as met. */
export const written = (percent: number): string => `${(Math.floor(percent * 10) / 10).toFixed(1)} %`

const HEAD = [
  '| folder | noticed | killed | survived | not reached | explained | not run | measured |',
  '|---|---|---|---|---|---|---|---|',
]

const rowOf = ({ folder, killed, survived, uncovered, explained, broken, date }: FolderScore): string => {
  const percent = written(percentOf({ killed, survived, uncovered }))
  return `| ${[folder, percent, killed, survived, uncovered, explained, broken, date].join(' | ')} |`
}

/** Returns the scores of folders as they were written into a text by `scoreTables`. */
export function readScores(text: string): FolderScore[] {
  const row =
    /^\| (\S+\/\S+) \| [\d.]+ % \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d{4}-\d\d-\d\d) \|$/gm
  return [...text.matchAll(row)].map(([, folder = '', ...cells]) => {
    const [killed = 0, survived = 0, uncovered = 0, explained = 0, broken = 0] = cells.map(Number)
    return { folder, killed, survived, uncovered, explained, broken, date: cells[5] ?? '' }
  })
}

/** A part with all folders that it has, measured or not. */
export type GroupFolders = { readonly part: MutantGroup; readonly folders: readonly string[] }

/**
 * Writes the scores for the measurements: a line for each part beside its goal, with the folders
 * that were not measured, and one for each measured folder. Scores of folders that no part has any
 * more are left out.
 */
export function scoreTables(parts: readonly GroupFolders[], scores: readonly FolderScore[]): string {
  const lines = parts.map(({ part, folders }) => {
    const measured = scores.filter(({ folder }) => folders.includes(folder))
    const missing = folders.filter((folder) => !measured.some((score) => score.folder === folder))
    const percent = percentOfAll(measured)
    const verdict = missing.length > 0 ? '' : percent >= part.goal ? 'met' : '**missed**'
    const left = missing
      .map((folder) => folder.slice(part.root.length + 1) || '(beside the folders)')
      .join(', ')
    const cells = [
      part.name,
      measured.length === 0 ? '' : written(percent),
      `≥ ${part.goal} %`,
      verdict,
      left,
    ]
    return `| ${cells.join(' | ')} |`
  })
  const known = parts.flatMap(({ folders }) => folders)
  const rows = scores
    .filter(({ folder }) => known.includes(folder))
    .toSorted((one, other) => known.indexOf(one.folder) - known.indexOf(other.folder))
    .map(rowOf)
  const head = ['| part | noticed | goal | | not measured |', '|---|---|---|---|---|']
  return [...head, ...lines, '', ...HEAD, ...rows].join('\n')
}
