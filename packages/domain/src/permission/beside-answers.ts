import { person } from './proof.ts'

/**
 * Answers of the texts that all diners of a place read and that stand in no document: each takes
 * of its author what such words take in a field of the document.
 */
export const BESIDE_ANSWERS = {
  interruptionMessage: person('locals.pause', 'shop-words'),
}

/** Text beside the document that all diners of a place read. */
export type TextBeside = keyof typeof BESIDE_ANSWERS
