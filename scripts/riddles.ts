import type { Finding } from './report.ts'
import type { SourceFile } from './source-files.ts'

/** Words by which a sentence hides its subject, each with its replacement. */
const RIDDLES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:who|whom)(?:so)?ever\b/i,
    'Name the person or the program: a diner, staff, the caller, anyone who….',
  ],
  [/\bwhatever\b/i, 'Name the thing, or write "any", "no matter which", "everything that".'],
  [/\b(?:what|that|those) of (?:which|whom)\b/i, 'Break the sentence: subject, verb, object.'],
]

/**
 * Finds sentences without a subject in Markdown and in the comments of sources and style sheets.
 * Text between backticks or quotes is a name or a quotation, and is not judged.
 */
export function checkRiddles(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const read = path.endsWith('.md') ? (line: string) => line : commentOf
    return text.split('\n').flatMap((content, at) => {
      const prose = read(content).replace(/`[^`]*`|"[^"]*"/g, '')
      const found = RIDDLES.find(([pattern]) => pattern.test(prose))
      if (!found) return []
      const sentence = `"${found[0].exec(prose)?.[0]}" is a riddle. ${found[1]}`
      return [{ path, line: at + 1, sentence }]
    })
  })
}

/**
 * Returns the comment in a line of a source; a block comment has a star, or an opening, in each
 * line.
 */
function commentOf(line: string): string {
  return /^\s*(?:\*|\{?\/\*)(.*)$/.exec(line)?.[1] ?? /(?:^|\s)\/\/ (.*)$/.exec(line)?.[1] ?? ''
}
