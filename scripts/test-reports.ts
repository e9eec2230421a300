import type { Tally } from './tally.ts'

/** What a JSON report of Vitest says that matters here. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** What a JSON report of Playwright says that matters here. */
export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly flaky: number
    readonly unexpected: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
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

/**
 * Counts the journeys of Playwright. One that passed only when tried again is a failure that comes
 * and goes, and one that did not run because an earlier one failed has not passed.
 */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  const failed = stats.unexpected + stats.flaky + stats.skipped
  return { passed: stats.expected, failed: failed || (errors.length > 0 ? 1 : 0) }
}
