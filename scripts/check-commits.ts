import { realpathSync } from 'node:fs'
import { report, type Finding } from './report.ts'
import { readCommand } from './run-command.ts'
import { repositoryRoot } from './source-files.ts'

const LONGEST_SUBJECT = 72

/** Verbs whose imperative looks like another form of a verb. */
const PLAIN_VERBS = ['bias', 'bring', 'canvas', 'embed', 'focus', 'ping', 'ring', 'shed', 'string', 'swing']

/** Part of the house that a commit changes, as `api/order` or `ci`, and the order after it. */
const PARTS_OF_SUBJECT = /^([a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)*): (.*)$/

/** Commit that is not pushed yet: its short hash and the first line of its message. */
export type Commit = { readonly hash: string; readonly subject: string }

/**
 * Returns the problem of a commit's subject (`api/order: refuse what is sold out`); '' for none.
 * Only a reader can tell whether the commit does one thing.
 */
export function judgeSubject(subject: string): string {
  if (subject.length > LONGEST_SUBJECT) {
    return `${subject.length} characters, and a subject has at most ${LONGEST_SUBJECT}: the why belongs in the body.`
  }
  const [, , order] = PARTS_OF_SUBJECT.exec(subject) ?? []
  if (order === undefined) return 'A subject names the part first: "api/order: refuse what is sold out".'
  const [first = ''] = order.split(/[\s,;:]/)
  if (!/^\p{Ll}/u.test(order)) return 'After the part, a subject begins in lower case.'
  if (/[.…!]$/.test(order)) return 'No full stop at the end of a subject.'
  const isOtherForm = /(?:[^e]ed|ing|[^s]s)$/.test(first)
  if (isOtherForm && !PLAIN_VERBS.includes(first)) {
    return `"${first}" tells what was done. Write it as an order: "add", not "added", "adds" or "adding".`
  }
  return ''
}

/** Judges the subjects of the given commits. */
export function checkSubjects(commits: readonly Commit[]): Finding[] {
  return commits.flatMap(({ hash, subject }) => {
    const sentence = judgeSubject(subject)
    return sentence ? [{ path: `${hash} ${subject}`, sentence }] : []
  })
}

const git = (...args: readonly string[]): string | undefined =>
  readCommand('git', ['-C', repositoryRoot, ...args])

/**
 * Reads the commits that the remote's main lacks; where no remote is known, or the history is
 * shallow, the newest alone. None without git, in another repository, or with only its first
 * commit: the files were copied.
 */
function readNewCommits(): Commit[] {
  const folder = git('rev-parse', '--show-toplevel')
  if (!folder || realpathSync(folder) !== realpathSync(repositoryRoot)) return []
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
  const hasRemote = git('rev-parse', '--verify', '--quiet', 'refs/remotes/origin/main') !== undefined
  const hasParent = git('rev-parse', '--verify', '--quiet', 'HEAD^') !== undefined
  if (!isShallow && !hasParent) return []
  const range = hasRemote && !isShallow ? ['origin/main..HEAD'] : ['-1', 'HEAD']
  const lines = git('log', '--no-merges', '--format=%h%x09%s', ...range) ?? ''
  return lines.split('\n').flatMap((line) => {
    const [hash, subject] = line.split('\t')
    return hash && subject ? [{ hash, subject }] : []
  })
}

if (import.meta.main) report(checkSubjects(readNewCommits()))
