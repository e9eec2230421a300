import { revisionCopy } from '@mostrador/copy/revision'
import type { Revision } from '@mostrador/tenant/history/list-revisions'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'

/** Reader's rights: places of the document, and permissions for changes beside it. */
export type Reading = {
  readonly mayRead: (place: DocumentPlace) => boolean
  readonly has: (permission: Permission, of: Pick<Revision, 'branchKeys'>) => boolean
}

/**
 * Returns a revision as a caller may see it: sentences of unreadable places are replaced by their
 * number. Its summary is shown only with all of it, and changes beside the document only to people
 * with their permissions.
 */
export function toldTo(revision: Revision, reading: Reading): Revision {
  const seen = seenOf(revision, reading)
  return seen === 'all' ? revision : hidden(revision, seen)
}

function seenOf(revision: Revision, { mayRead, has }: Reading) {
  const { steps, readers, sentences } = revision
  if (readers && !readers.every((permission) => has(permission, revision))) return []
  if (steps.places.every(mayRead)) return 'all' as const
  const isAligned = steps.all.length === steps.places.length
  const seen = new Set(steps.all.filter((_, at) => isAligned && mayRead(steps.places[at] ?? [])))
  return sentences.filter((one) => seen.has(one))
}

/** Returns a revision with some of its sentences, and the number of the others. */
function hidden(revision: Revision, sentences: readonly string[]): Revision {
  const untold = revision.sentences.length - sentences.length
  return {
    ...revision,
    summary: null,
    sentences: untold > 0 ? [...sentences, revisionCopy.notSeen(untold)] : sentences,
    count: sentences.length + (untold > 0 ? 1 : 0),
  }
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a revision that contains words does so in what the caller sees: a search finds nothing
 * hidden, nor by the words that stand in its place.
 */
export function saysWords(revision: Revision, reading: Reading, words: string): boolean {
  const seen = seenOf(revision, reading)
  return seen === 'all' || seen.some((one) => plain(one).includes(plain(words)))
}
