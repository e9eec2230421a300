import { stripVTControlCharacters } from 'node:util'
import type { StepResult, Tally } from './tally.ts'

/** Fields of a JSON report of Vitest that matter here. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** Fields of a JSON report of Playwright that matter here. */
export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly flaky: number
    readonly unexpected: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
  readonly suites: readonly PlaywrightSuite[]
}

type PlaywrightSuite = {
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/**
 * Counts the tests of Vitest; a file that failed without a failed test, as one that does not load,
 * is one more.
 */
export function tallyVitest(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  return { passed: report.numPassedTests, failed: failed || (report.success ? 0 : 1) }
}

/** The paths of the files in which a test failed, or that did not load. */
export function failedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/**
 * The result of a run whose failed files passed when they were run alone: the failures count as
 * passed. The remark names the files and shows the first run, for the one who looks for the reason.
 */
export function passedAgain(tally: Tally, files: readonly string[], output: string): StepResult {
  const remark = `passed when run again: ${files.join('; ')}\n${output}`
  return { passed: tally.passed + tally.failed, failed: 0, output, remark }
}

/**
 * Counts the journeys of Playwright. One that passed when it was tried again has passed, and is
 * named in the remark with what it met: a browser on a busy machine stumbles, and the one who reads
 * the run shall look for the reason. One that did not run because an earlier one failed has not
 * passed.
 */
export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally & { remark?: string } {
  const failed = stats.unexpected + stats.skipped
  const again = journeysOf(suites, 'flaky')
  return {
    passed: stats.expected + stats.flaky,
    failed: failed || (errors.length > 0 ? 1 : 0),
    ...(again.length > 0 && { remark: `passed when tried again:\n${again.join('\n')}` }),
  }
}

/** The journeys that failed, each with the first words of what it met. */
export const failedJourneys = ({ suites }: PlaywrightReport): string[] => journeysOf(suites, 'unexpected')

function journeysOf(suites: readonly PlaywrightSuite[], status: string): string[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter((one) => one.status === status).map((one) => `${file}: ${title}${firstWords(one)}`),
    ),
    ...journeysOf(inner, status),
  ])
}

/** So many lines of an error are kept: what was expected of what, and what was there. */
const MOST_LINES = 6

/** The beginning of the first error of a journey's tries, indented, without colours. */
function firstWords({ results }: PlaywrightSuite['specs'][number]['tests'][number]): string {
  const [message = ''] = results.flatMap(({ errors }) => errors.flatMap((error) => error.message ?? []))
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => `\n  ${line}`)
    .join('')
}
