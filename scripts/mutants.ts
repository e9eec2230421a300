import { existsSync, mkdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readReport, writeReport } from '@mostrador/bench/report'
import {
  foldersOf,
  MUTANT_PARTS,
  readMutantArguments,
  type MutantFolder,
  type MutantGroup,
} from './mutant-groups.ts'
import {
  percentOfAll,
  readScores,
  scoreOf,
  scoreTables,
  withoutSurvivors,
  written,
  type FolderScore,
  type StrykerReport,
} from './mutant-scores.ts'
import { startPostgres } from './postgres.ts'
import { runCommand, runToEnd } from './run-command.ts'
import { listPaths, repositoryRoot } from './source-files.ts'

// npm run mutants [-- PART [GLOB…] [--concurrency N]]: changes the code in one place after the
// other and looks whether a test notices. Stryker is 207 packages that nothing else needs, so that
// it is installed when it is first run. One folder is measured after the other, and written down
// when it ends.
const VERSION = '10.1.1'
const PACKAGES = [`@stryker-mutator/core@${VERSION}`, `@stryker-mutator/vitest-runner@${VERSION}`]
const home = join(repositoryRoot, '.cache', `stryker@${VERSION}`)
const state = join(repositoryRoot, '.cache', 'mutants')
const installed = join(home, 'node_modules', '@stryker-mutator')

const request = readMutantArguments(process.argv.slice(2))

function install(): void {
  if (existsSync(join(installed, 'vitest-runner'))) return
  console.log(`Installing ${PACKAGES.join(' and ')} into .cache…`)
  mkdirSync(home, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', home]
  if (!runToEnd('npm', ['install', ...options, ...PACKAGES]))
    throw new Error('Stryker could not be installed.')
}

/**
 * A folder of a part, with the file that keeps what Stryker found there: only what changed is tried
 * again.
 */
type Measuring = { readonly part: MutantGroup; readonly folder: MutantFolder; readonly kept: string }

const optionsOf = ({ part, folder, kept }: Measuring, related: boolean) => ({
  testRunner: 'vitest',
  plugins: [join(installed, 'vitest-runner', 'dist', 'src', 'index.js')],
  vitest: { configFile: 'scripts/mutants-vitest.ts', related },
  mutate: folder.files,
  // Stryker copies the repository without folders that no test of the part reads.
  ignorePatterns: ['.cache', 'bench', 'data', 'deploy', 'docs', 'e2e', '**/build', ...part.unread],
  tempDirName: '.cache/mutants/copy',
  incremental: true,
  incrementalFile: kept,
  allowEmpty: true,
  ignoreStatic: part.ignoresStatic,
  concurrency: request.concurrency,
  // A machine that does other work must not let a slow test pass for one that noticed.
  timeoutMS: 20_000,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  warnings: { slow: false },
})

/** Tests to ask: all that globs name, or those among them that import the changed file. */
type Asking = { readonly tests: readonly string[]; readonly related: boolean }

/** Runs Stryker, and tells whether it found tests. */
async function run(measuring: Measuring, { tests, related }: Asking): Promise<boolean> {
  const { part, folder, kept } = measuring
  if (existsSync(kept)) {
    const report = JSON.parse(await readFile(kept, 'utf8')) as StrykerReport
    await writeFile(kept, JSON.stringify(withoutSurvivors(report)))
  }
  const start = Date.now()
  const file = kept.replace('.json', '.options.json')
  await writeFile(file, JSON.stringify(optionsOf(measuring, related)))
  const program = join(installed, 'core', 'bin', 'stryker.js')
  const env = {
    MUTANT_TESTS: JSON.stringify(tests),
    MUTANTS_KEEP: part.keeps,
    TEST_DATABASE_URL: part.needsDatabase ? database?.url : undefined,
  }
  const { code } = await runCommand('node', [program, 'run', file], { env, output: 'show' })
  if (code !== 0) throw new Error(`Stryker did not measure ${folder.path}.`)
  return existsSync(kept) && statSync(kept).mtimeMs >= start
}

async function measure(part: MutantGroup, folder: MutantFolder): Promise<FolderScore> {
  console.log(`\n${part.name}: ${folder.path}`)
  mkdirSync(state, { recursive: true })
  const kept = join(state, `${part.name}-${basename(folder.path)}.json`)
  // Tests that import the folder are asked; where none does, Stryker counts only when it may look
  // at all of them.
  const own = part.testsOf(folder.path)
  const isFound =
    (await run({ part, folder, kept }, { tests: own, related: true })) ||
    (await run({ part, folder, kept }, { tests: own, related: false })) ||
    (await run({ part, folder, kept }, { tests: part.tests, related: true }))
  if (!isFound) throw new Error(`${part.name} has no tests.`)
  const report = JSON.parse(await readFile(kept, 'utf8')) as StrykerReport
  const date = new Date().toISOString().slice(0, 10)
  return scoreOf(report, { folder: folder.path, files: folder.files, date })
}

async function writeDown(score: FolderScore, paths: readonly string[]): Promise<void> {
  const others = readScores(await readReport('npm run mutants')).filter(
    ({ folder }) => folder !== score.folder,
  )
  const parts = MUTANT_PARTS.map((part) => ({
    part,
    folders: foldersOf(part, paths).map(({ path }) => path),
  }))
  await writeReport(scoreTables(parts, [...others, score]), 'npm run mutants')
}

const paths = listPaths(repositoryRoot)
install()
// A server copies a migrated database in less time than the embedded one needs to begin.
const database = request.parts.some(({ needsDatabase }) => needsDatabase) ? await startPostgres() : undefined
for (const part of request.parts) {
  const folders = foldersOf(part, paths, request.globs)
  if (folders.length === 0) throw new Error(`No file of ${part.name} is called so.`)
  const scores: FolderScore[] = []
  for (const folder of folders) {
    const score = await measure(part, folder)
    scores.push(score)
    if (folder.isWhole) await writeDown(score, paths)
  }
  const percent = percentOfAll(scores)
  const isMet = percent >= part.goal
  console.log(`\n${part.name}: ${written(percent)} noticed, the goal is ${part.goal} %.`)
  if (!isMet) process.exitCode = 1
}
await database?.stop()
