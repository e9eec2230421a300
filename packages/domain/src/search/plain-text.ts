import { seenText } from '../text/seen-text.ts'

/**
 * A text as it is searched and compared: without accents and capitals, as `plain_text` of the
 * database makes it.
 */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a search as texts are compared with them; none where nothing was typed. */
export const searchWords = (search: string): readonly string[] =>
  plainText(seenText(search)).split(/\s/).filter(Boolean)
