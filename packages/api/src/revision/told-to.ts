import { revisionCopy } from '@mostrador/copy/revision'
import type { Revision } from '@mostrador/tenant/history/list-revisions'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'

/**
 * A revision as somebody is told of it: without the sentences of places that he or she does not
 * read, of which it says how many there are. What it did as a whole is told of all of it alone.
 */
export function toldTo(revision: Revision, mayRead: (place: DocumentPlace) => boolean): Revision {
  const { steps } = revision
  // News of the team, and marks, are of no place; who takes part in them is told elsewhere.
  if (steps.places.length === 0 || steps.places.every(mayRead)) return revision
  const isAligned = steps.all.length === steps.places.length
  const seen = new Set(steps.all.filter((_, at) => isAligned && mayRead(steps.places[at] ?? [])))
  const sentences = revision.sentences.filter((one) => seen.has(one))
  const hidden = revision.sentences.length - sentences.length
  return {
    ...revision,
    summary: null,
    sentences: hidden > 0 ? [...sentences, revisionCopy.notSeen(hidden)] : sentences,
    count: sentences.length + (hidden > 0 ? 1 : 0),
  }
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a revision as it is told says some words: a search finds nothing of what is not told. */
export const saysWords = ({ sentences, summary }: Revision, words: string): boolean =>
  [...sentences, summary ?? ''].some((one) => plain(one).includes(plain(words)))
