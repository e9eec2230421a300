import { describe, expect, test } from 'vitest'
import { addUp } from './tally.ts'
import { tallyPlaywright, tallyVitest } from './test-reports.ts'

describe('the counts of Vitest', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  })

  test('a file that does not load is a failure, one with failed tests is counted by them', () => {
    const testResults = [file('failed'), file('failed', 'failed', 'passed'), file('passed', 'passed')]
    const report = { numPassedTests: 2, numFailedTests: 1, success: false, testResults }
    expect(tallyVitest(report)).toEqual({ passed: 2, failed: 2 })
  })

  test('a run that failed for another reason is a failure', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      success: false,
      testResults: [file('passed', 'passed')],
    }
    expect(tallyVitest(report)).toEqual({ passed: 1, failed: 1 })
  })
})

test('a journey that came and went, or did not run, has failed', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }
  expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 6 })
  const nothing = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
  expect(tallyPlaywright({ stats: nothing, errors: ['no tests found'] })).toEqual({ passed: 0, failed: 1 })
})

test('runs add up', () => {
  expect(
    addUp([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 })
})
