import { HEADLESS_CEILINGS } from './headless-ceilings.ts'
import type { Finding } from './report.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** The first words of a sentence that hides its subject. */
const HEADLESS =
  /^(?:(?:of|by|with|for|to) )?(?:what|who|whose|whom|which)\b|^(?:nobody|somebody|something)\b|^of (?:each|all)\b/i

/** The sentences of a workspace that begin so: comments, and titles of tests. */
export type HeadlessCount = { readonly comments: number; readonly titles: number }

/** Counts the comments and titles of tests that begin headless, by workspace (`packages/api`). */
export function countHeadless(files: readonly SourceFile[]): ReadonlyMap<string, HeadlessCount> {
  const counts = new Map<string, HeadlessCount>()
  for (const file of files) {
    const workspace = /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(file.path)?.[0] ?? ''
    const { comments, titles } = counts.get(workspace) ?? { comments: 0, titles: 0 }
    counts.set(workspace, {
      comments: comments + headlessOf(commentsOf(file.text)),
      titles: isTest(file.path) ? titles + headlessOf(titlesOf(file.text)) : titles,
    })
  }
  return counts
}

/**
 * Judges the counts by their ceilings, which only fall: more is refused, and a ceiling above its
 * count has to be lowered.
 */
export function checkHeadless(
  files: readonly SourceFile[],
  ceilings: Readonly<Record<string, readonly [comments: number, titles: number]>> = HEADLESS_CEILINGS,
): Finding[] {
  return [...countHeadless(files)].flatMap(([workspace, { comments, titles }]) => {
    const [mostComments, mostTitles] = ceilings[workspace] ?? [0, 0]
    return [
      ...judge(workspace, 'comments', [comments, mostComments]),
      ...judge(workspace, 'titles of tests', [titles, mostTitles]),
    ]
  })
}

function judge(path: string, kind: string, [count, most]: readonly [number, number]): Finding[] {
  if (count === most) return []
  const way =
    count > most
      ? 'Begin the new ones with their subject (docs/writing.md, rule 1).'
      : `Write ${count} into scripts/headless-ceilings.ts.`
  return [{ path, sentence: `${count} ${kind} begin without a subject, and ${most} may. ${way}` }]
}

const headlessOf = (sentences: readonly string[]): number =>
  sentences.filter((sentence) => HEADLESS.test(sentence) && !sentence.trimEnd().endsWith('?')).length

/** The first line of each comment; lines one after another are one comment. */
function commentsOf(text: string): readonly string[] {
  const blocks = [...text.matchAll(/\/\*\*?[ \t]*(?:\n\s*\*\s?)?([^\n*][^\n]*)/g)].map(
    ([, first = '']) => first,
  )
  const lines = text.split('\n').map((line) => /^\s*\/\/ (.*)$/.exec(line)?.[1])
  const firstLines = lines.filter(
    (line, at): line is string => line !== undefined && lines[at - 1] === undefined,
  )
  return [...blocks, ...firstLines].map((sentence) => sentence.replace(/\*\/\s*\}?$/, ''))
}

/** The titles of tests and groups of tests, those of tables too. */
const titlesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*'([^'\n]+)'|\]\)\(\s*'([^'\n]+)'/g)].map(
    ([, plain, ofTable]) => plain ?? ofTable ?? '',
  )
