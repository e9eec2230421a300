import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './run-command.ts'
import type { CommandResult } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'
import { countAsOne } from './tally.ts'
import type { StepResult } from './tally.ts'
import { tallyPlaywright, tallyVitest } from './test-reports.ts'
import type { PlaywrightReport, VitestReport } from './test-reports.ts'

/** The servers that tests may use: PostgreSQL, and Redis where there is one. */
export type TestServers = { readonly databaseUrl?: string; readonly redisUrl?: string | undefined }

/**
 * Which tests beside the code: the `rules` alone need no database, the `embedded` ones start their
 * own.
 */
export type TestPart = 'rules' | 'embedded'

/**
 * Runs a part of the tests beside the code; with the URL of a PostgreSQL server, those of its
 * project on that server.
 */
export async function runVitest({
  part,
  databaseUrl,
  redisUrl,
}: TestServers & { readonly part?: TestPart }): Promise<StepResult> {
  const report = reportFile(`vitest-${part ?? 'postgres'}`)
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const result = await runCommand('vitest', args, {
    env: { TEST_PART: part, TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl },
  })
  const read = readReport<VitestReport>(report)
  return read ? withOutput(tallyVitest(read), result) : countAsOne(1, result.output)
}

/**
 * Runs the journeys of e2e; the front ends are built already. Journeys count as failed when none
 * was found.
 */
export async function runPlaywright(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<StepResult> {
  const report = reportFile('playwright')
  const result = await runCommand(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  const read = readReport<PlaywrightReport>(report)
  return read ? withOutput(tallyPlaywright(read), result) : countAsOne(1, result.output)
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
