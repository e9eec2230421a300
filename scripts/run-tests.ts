import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand, type CommandResult } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'
import { countAsOne, type StepResult } from './tally.ts'
import {
  failedFiles,
  failedJourneys,
  passedAgain,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type VitestReport,
} from './test-reports.ts'

/** The servers that tests may use: PostgreSQL, and Redis where there is one. */
export type TestServers = { readonly databaseUrl?: string; readonly redisUrl?: string | undefined }

/**
 * Parts of the tests beside the code: the `rules` need no database, the `embedded` ones start
 * their own, and `besidePostgres` are those of them that do not run on PostgreSQL as well.
 */
export type TestStage = 'rules' | 'embedded' | 'besidePostgres'

const MOST_FILES_AGAIN = 3

/** Most failed journeys that are run again; more do not fail by chance, both times. */
const MOST_JOURNEYS_AGAIN = 3

/**
 * Runs a part of the tests beside the code; with the URL of a PostgreSQL server, those of its
 * project on that server. Few files with failures are run once more, alone: when all of them pass
 * then, they have passed, and are named in the remark.
 */
export async function runVitest({
  part,
  databaseUrl,
  redisUrl,
}: TestServers & { readonly part?: TestStage }): Promise<StepResult> {
  const name = `vitest-${part ?? 'postgres'}`
  const env = { TEST_PART: part, TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl }
  const first = await vitest(name, env, [])
  if (!first.report) return countAsOne(1, first.output)
  const tally = withOutput(tallyVitest(first.report), first)
  const failed = failedFiles(first.report)
  if (failed.length === 0 || failed.length > MOST_FILES_AGAIN) return tally
  const again = await vitest(`${name}-again`, env, failed)
  return again.report?.success && again.code === 0 ? passedAgain(tally, failed, first.output) : tally
}

async function vitest(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  files: readonly string[],
): Promise<CommandResult & { readonly report: VitestReport | undefined }> {
  const path = reportFile(name)
  const args = ['run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`]
  const result = await runCommand('vitest', args, { env })
  return { ...result, report: readReport<VitestReport>(path) }
}

/**
 * Runs the journeys of e2e; the front ends are built already. One that fails is tried once more,
 * by a new server. Few that fail then as well are run a last time, one after the other: when all
 * of them pass, they have passed, and the remark names them. Failures come last in the output,
 * each with its error. Journeys count as failed when none was found.
 */
export async function runPlaywright(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<StepResult> {
  const first = await playwright('playwright', env, ['--retries=1', ...args])
  if (!first.report) return countAsOne(1, first.output)
  const failed = failedJourneys(first.report)
  const output = [first.output, ...failed].join('\n')
  const tally = withOutput(tallyPlaywright(first.report), { ...first, output })
  // A failure beside the journeys, as a server that reports errors, is not tried again.
  const isAll = failed.length === tally.failed && first.report.errors.length === 0
  if (failed.length === 0 || !isAll || failed.length > MOST_JOURNEYS_AGAIN) return tally
  // The second run begins with an empty folder of pictures.
  cpSync(join(repositoryRoot, 'test-results'), join(repositoryRoot, '.cache', 'test-results'), {
    recursive: true,
  })
  const again = await playwright('playwright-again', env, ['--last-failed', '--workers=1', ...args])
  const isMended = again.code === 0 && again.report?.stats.expected === failed.length
  return isMended ? passedAgain(tally, failed, tally.remark ?? '') : tally
}

async function playwright(
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<CommandResult & { readonly report: PlaywrightReport | undefined }> {
  const path = reportFile(name)
  const result = await runCommand(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path } },
  )
  return { ...result, report: readReport<PlaywrightReport>(path) }
}

function withOutput(tally: Omit<StepResult, 'output'>, { code, output }: CommandResult): StepResult {
  const isSilentFailure = tally.failed === 0 && (code !== 0 || tally.passed === 0)
  return { ...tally, failed: isSilentFailure ? 1 : tally.failed, output }
}

function reportFile(name: string): string {
  const path = join(repositoryRoot, '.cache', 'reports', `${name}.json`)
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  return path
}

function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
