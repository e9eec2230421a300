import { report } from './report.ts'
import type { Finding } from './report.ts'
import { readSources, repositoryRoot } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

const exemption = /(?:\/\/|\/\*)\s*(?:ox|es)lint-disable.*/
const withRuleAndReason = /oxlint-disable(?:-next-line|-line)? [\w/-]+(?:, [\w/-]+)* -- \S+ \S+/

/**
 * Judges the places that are exempt from a budget, or from another rule of the linter. oxlint keeps the budgets
 * (`.oxlintrc.json`) and finds exemptions that nothing needs; it does not ask for the rule and the reason.
 */
export function checkExemptions(files: readonly SourceFile[]): Finding[] {
  const sentence =
    'Which rule, and why? Write `// oxlint-disable-next-line RULE -- the reason`, in two words at least.'
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const [directive] = exemption.exec(line) ?? []
      return !directive || withRuleAndReason.test(directive) ? [] : [{ path, line: at + 1, sentence }]
    }),
  )
}

if (import.meta.main) report(checkExemptions(readSources(repositoryRoot)))
