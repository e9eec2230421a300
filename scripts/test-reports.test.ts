import { describe, expect, test } from 'vitest'
import { addUp } from './tally.ts'
import { failedFiles, failedJourneys, passedAgain, tallyPlaywright, tallyVitest } from './test-reports.ts'

describe('the counts of Vitest', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: `/${status}-${tests.length}.test.ts`,
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

test('failed files that pass alone have passed, and are named', () => {
  const testResults = [
    { name: '/cart.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] },
    { name: '/menu.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    { name: '/gone.test.ts', status: 'failed', assertionResults: [] },
  ]
  const report = { numPassedTests: 1, numFailedTests: 1, success: false, testResults }
  const files = failedFiles(report)
  expect(files).toEqual(['/cart.test.ts', '/gone.test.ts'])
  expect(passedAgain(tallyVitest(report), files, 'expected 1, received 2')).toEqual({
    passed: 3,
    failed: 0,
    output: 'expected 1, received 2',
    remark: 'passed when run again: /cart.test.ts; /gone.test.ts\nexpected 1, received 2',
  })
})

describe('the counts of Playwright', () => {
  const nothing = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }

  test('a journey that failed, or did not run, has not passed', () => {
    const stats = { ...nothing, expected: 5, unexpected: 2, skipped: 3 }
    expect(tallyPlaywright({ stats, errors: [], suites: [] })).toEqual({ passed: 5, failed: 5 })
    const errors = ['no tests found']
    expect(tallyPlaywright({ stats: nothing, errors, suites: [] })).toEqual({ passed: 0, failed: 1 })
  })

  const specs = ['expected', 'flaky', 'unexpected'].map((status) => ({
    title: `${status} one`,
    tests: [
      {
        status,
        results: [
          { errors: [{ message: '\u001b[31mError: not focused\u001b[39m\n\nExpected: focused' }] },
          { errors: [] },
        ],
      },
    ],
  }))
  const suites = [
    { file: 'cart.journey.ts', specs: [], suites: [{ file: 'cart.journey.ts', specs }] },
    { file: 'menu.journey.ts', specs },
  ]
  const report = { stats: { ...nothing, expected: 2, flaky: 2, unexpected: 2 }, errors: [], suites }

  test('a journey that passed when it was tried again is named, with what it met', () => {
    expect(tallyPlaywright(report)).toEqual({
      passed: 4,
      failed: 2,
      remark: [
        'passed when tried again:',
        'cart.journey.ts: flaky one',
        '  Error: not focused',
        '  Expected: focused',
        'menu.journey.ts: flaky one',
        '  Error: not focused',
        '  Expected: focused',
      ].join('\n'),
    })
  })

  test('a journey that failed says what it met', () => {
    expect(failedJourneys(report)).toEqual([
      'cart.journey.ts: unexpected one\n  Error: not focused\n  Expected: focused',
      'menu.journey.ts: unexpected one\n  Error: not focused\n  Expected: focused',
    ])
  })
})

test('runs add up', () => {
  expect(
    addUp([
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]),
  ).toEqual({ passed: 5, failed: 1 })
})
