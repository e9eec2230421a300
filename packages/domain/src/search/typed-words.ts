import { seenText } from '../text/seen-text.ts'
import { plainText } from './plain-text.ts'

/** A telephone as people write it: its digits are one word. */
const PHONE = /^\+?[\d\s().-]{6,}$/

/** The words of a text without accents, capitals and the signs between them. */
export const bareWords = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The words of what somebody types to find something; a telephone is one, however it is written.
 */
export function typedWords(typed: string): readonly string[] {
  const seen = seenText(typed)
  return PHONE.test(seen) ? [seen.replaceAll(/\D/g, '')] : bareWords(seen)
}
