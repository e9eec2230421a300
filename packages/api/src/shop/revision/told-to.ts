import { revisionCopy } from '@mostrador/copy/revision'
import type { Revision } from '@mostrador/tenant/history/list-revisions'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'

/** Reader’s rights: places of the document, and permissions for changes beside it. */
export type Reading = {
  readonly mayRead: (place: DocumentPlace) => boolean
  readonly has: (permission: Permission, of: Pick<Revision, 'branchKeys'>) => boolean
}

/**
 * Returns a revision as a caller may see it: sentences of unreadable places are replaced by their
 * number. Its summary is shown only with all of it, and changes beside the document only to people
 * with their permissions.
 */
export function toldTo(revision: Revision, { mayRead, has }: Reading): Revision {
  const { steps, readers } = revision
  if (readers && !readers.every((permission) => has(permission, revision))) return hidden(revision, [])
  if (steps.places.every(mayRead)) return revision
  const isAligned = steps.all.length === steps.places.length
  const seen = new Set(steps.all.filter((_, at) => isAligned && mayRead(steps.places[at] ?? [])))
  return hidden(
    revision,
    revision.sentences.filter((one) => seen.has(one)),
  )
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

/** Whether a revision, as the caller sees it, contains words: a search finds nothing hidden. */
export const saysWords = ({ sentences, summary }: Revision, words: string): boolean =>
  [...sentences, summary ?? ''].some((one) => plain(one).includes(plain(words)))
