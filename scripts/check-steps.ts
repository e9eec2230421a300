import { checkTypes } from './check-types.ts'
import { runCommand } from './run-command.ts'
import { runVitest } from './run-tests.ts'
import { countAsOne, type Step, type StepResult } from './tally.ts'

/** Checks that must pass before anything is shared; all of them take less than a minute. */
export const checkSteps: readonly Step[] = [
  command('format', 'oxfmt', ['--list-different']),
  command('lint', 'oxlint', ['--quiet']),
  { title: 'unused', run: findUnused },
  single('arrows', ['scripts/check-arrows.ts']),
  single('lonely files', ['scripts/check-lonely-files.ts']),
  single('budgets', ['scripts/check-budgets.ts']),
  single('limits', ['scripts/check-limits.ts']),
  single('words', ['scripts/check-words.ts']),
  single('commits', ['scripts/check-commits.ts']),
  single('spec map', ['scripts/check-spec-map.ts']),
  {
    title: 'types',
    budget: 45,
    run: async () => {
      const output = await checkTypes()
      return countAsOne(output === '' ? 0 : 1, output)
    },
  },
  { title: 'rules and components', budget: 80, run: () => runVitest({ part: 'rules' }) },
]

/** Findings about a file are kept until the file changes. */
const QUIETLY = ['--no-progress', '--no-config-hints', '--cache', '--cache-location', '.cache/knip']

/**
 * Finds unused code; and, without the tests, code that only they use. Both at once: each reads
 * everything for seconds.
 */
async function findUnused(): Promise<StepResult> {
  const results = await Promise.all(
    [[], ['--production']].map((mode) => runCommand('knip', [...mode, ...QUIETLY])),
  )
  const code = Math.max(...results.map((result) => result.code))
  return countAsOne(code, [...new Set(results.flatMap(({ output }) => output.split('\n')))].join('\n'))
}

/** A script of ours that reads the sources by one thread. */
function single(title: string, args: readonly string[]): Step {
  return { ...command(title, 'node', args), single: true }
}

function command(title: string, program: string, args: readonly string[]): Step {
  return {
    title,
    run: async () => {
      const { code, output } = await runCommand(program, args)
      return countAsOne(
        code,
        program === 'oxfmt' ? `${output}\n\`npm run format\` writes them as they should be.` : output,
      )
    },
  }
}
