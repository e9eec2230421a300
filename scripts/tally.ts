/** Numbers of tests of a run that passed and failed. A check that is no test counts as one. */
export type Tally = { readonly passed: number; readonly failed: number }

/**
 * A step that ended: its counts, what to show of it when something failed, and what to show of it
 * in any case.
 */
export type StepResult = Tally & { readonly output: string; readonly remark?: string }

/**
 * Check with the words under which its result is printed. `budget` is the seconds that it may take
 * on two quiet processors; a step that takes longer is told, and fails nothing.
 */
export type Step = {
  readonly title: string
  readonly run: () => Promise<StepResult>
  readonly budget?: number
}

/**
 * Runs the steps one after the other, also after a failure, so that one run shows everything.
 * Prints a line for each with its time, and below it the output of those that failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const results: StepResult[] = []
  let whole = 0
  for (const { title, run, budget } of steps) {
    const start = performance.now()
    const result = await run().catch(failedToRun)
    results.push(result)
    const failed = result.failed > 0
    const counts =
      result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : ''
    const seconds = (performance.now() - start) / 1000
    whole += seconds
    const time = `${seconds.toFixed(1).padStart(6)} s${budgetText(seconds, budget)}`
    console.log(`${failed ? '✗' : '✓'} ${title.padEnd(28)} ${time}${counts}`)
    if (result.remark) console.log(indent(result.remark))
    if (failed) console.log(indent(result.output))
  }
  const budgets = steps.reduce((sum, { budget = 0 }) => sum + budget, 0)
  console.log(`  ${'in all'.padEnd(28)} ${whole.toFixed(1).padStart(6)} s${budgetText(whole, budgets)}`)
  return addUp(results)
}

/** Says what a step may take, and whether it took longer. */
const budgetText = (seconds: number, budget = 0): string =>
  budget === 0 ? '' : ` of ${budget} s${seconds > budget ? ', longer than it may' : ''}`

/**
 * Prints the one line that says how a whole run went, and makes the process fail unless all of
 * something passed.
 */
export function conclude({ passed, failed }: Tally): void {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

/**
 * Counts a check that is no test: one that passed when the command succeeded, else one that
 * failed.
 */
export function countAsOne(code: number, output: string): StepResult {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** Adds the counts of several runs. */
export function addUp(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

function failedToRun(error: unknown): StepResult {
  return countAsOne(1, error instanceof Error ? error.message : String(error))
}

function indent(text: string): string {
  return text.trimEnd().replace(/^/gm, '    ')
}
