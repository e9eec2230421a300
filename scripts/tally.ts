import { availableParallelism } from 'node:os'

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
  /**
   * Whether it keeps one processor busy and no more: such steps run beside those of the kind that
   * stand next to it, one on each processor.
   */
  readonly single?: boolean
}

/**
 * Runs the steps in their order, also after a failure, so that one run shows everything; those that
 * keep one processor busy run beside each other. Prints a line for each with its time, in their
 * order, and below it the output of those that failed.
 */
export async function runSteps(
  steps: readonly Step[],
  processors: number = availableParallelism(),
): Promise<Tally> {
  const results: StepResult[] = []
  const begin = performance.now()
  for await (const { title, budget, result, seconds } of inOrder(steps, processors)) {
    results.push(result)
    const failed = result.failed > 0
    const counts =
      result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : ''
    const time = `${seconds.toFixed(1).padStart(6)} s${budgetText(seconds, budget)}`
    console.log(`${failed ? '✗' : '✓'} ${title.padEnd(28)} ${time}${counts}`)
    if (result.remark) console.log(indent(result.remark))
    if (failed) console.log(indent(result.output))
  }
  const whole = (performance.now() - begin) / 1000
  const budgets = steps.reduce((sum, { budget = 0 }) => sum + budget, 0)
  console.log(`  ${'in all'.padEnd(28)} ${whole.toFixed(1).padStart(6)} s${budgetText(whole, budgets)}`)
  return addUp(results)
}

type DoneStep = Step & { readonly result: StepResult; readonly seconds: number }

/** Runs the steps, and yields each in its order as soon as it ended. */
async function* inOrder(steps: readonly Step[], processors: number): AsyncGenerator<DoneStep> {
  const begun: Promise<DoneStep>[] = []
  for (let at = 0; at < steps.length; at += 1) {
    const running = (begun[at] ??= runStep(steps[at] as Step))
    const beyond = at + processors
    for (let next = at + 1; next < beyond && steps[next - 1]?.single && steps[next]?.single; next += 1)
      begun[next] ??= runStep(steps[next] as Step)
    yield await running
  }
}

async function runStep(step: Step): Promise<DoneStep> {
  const start = performance.now()
  const result = await step.run().catch(failedToRun)
  return { ...step, result, seconds: (performance.now() - start) / 1000 }
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
