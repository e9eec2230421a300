import { seenText } from '../text/seen-text.ts'
import { plainText } from './plain-text.ts'

/** A telephone as people write it: its digits are one word. */
const PHONE = /^\+?[\d\s().-]{6,}$/

/** Returns the words of a text without accents, capitals and the signs between them. */
export const bareWords = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns the words of a typed search; a telephone is one, in any spelling. */
export function typedWords(typed: string): readonly string[] {
  const seen = seenText(typed)
  return PHONE.test(seen) ? [seen.replaceAll(/\D/g, '')] : bareWords(seen)
}
