import type { Operation } from '@mostrador/domain/revision/operation'
import { sentenceOf } from './sentence-of.ts'

/** Matches a value in old sentences, from before values were told by the names of fields. */
const AS_IN_A_FILE = /(?:: |→ |, )\{["}]/

/** Separator between the names of things and the change of a sentence. */
const BEHIND_NAMES = ' · '

/** Returns today's sentence for an old operation, with the names that things had then. */
function told(said: string, operation: Operation): string {
  const now = sentenceOf(operation, {})
  const [names, keys] = [said.lastIndexOf(BEHIND_NAMES, said.search(AS_IN_A_FILE)), now.indexOf(BEHIND_NAMES)]
  return names < 0 || keys < 0 ? now : said.slice(0, names) + now.slice(keys)
}

/**
 * Returns the sentences of a revision in today's words: one that shows a value as in a file is
 * made again from its operation. Any other stays as it was written; `operations` are in the order
 * of the sentences.
 */
export const retold = (sentences: readonly string[], operations: readonly Operation[]): readonly string[] =>
  sentences.map((said, at) => {
    const operation = operations[at]
    return operation?.kind === 'set' && AS_IN_A_FILE.test(said) ? told(said, operation) : said
  })
