import { report, type Finding } from './report.ts'
import { readSources, readStyles, repositoryRoot, type SourceFile } from './source-files.ts'

const exemption = /(?:\/\/|\/\*)\s*(?:ox|es)lint-disable.*/
const withRuleAndReason = /oxlint-disable(?:-next-line|-line)? [\w/-]+(?:, [\w/-]+)* -- \S+ \S+/

/**
 * Judges the places that are exempt from a budget, or from another rule of the linter. oxlint keeps
 * the budgets (`.oxlintrc.json`) and finds exemptions that nothing needs; it does not ask for the
 * rule and the reason.
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

const COMMENT_COLUMNS = 100
const comment = /^\s*(?:\/\/|\*|\{?\/\*)/
// Comments of tools, which end where their line ends.
const forTools = /^\s*\{?\/[/*]\s*(?:oxlint-|Stryker |@ts-|@vitest)/

/**
 * Judges how wide comments are: prose is read in narrower lines than code is. The formatter leaves
 * comments as they were typed.
 */
export function checkCommentWidth(files: readonly SourceFile[]): Finding[] {
  const sentence = `Break the comment so that no line has more than ${COMMENT_COLUMNS} columns.`
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        line.length > COMMENT_COLUMNS && comment.test(line) && !forTools.test(line)
          ? [{ path, line: at + 1, sentence }]
          : [],
      ),
  )
}

if (import.meta.main) {
  const files = readSources(repositoryRoot)
  report([...checkExemptions(files), ...checkCommentWidth([...files, ...readStyles(repositoryRoot)])])
}
