/**
 * Returns a text as it is searched and compared: without accents and capitals, as `plain_text` of
 * the database makes it, and without invisible characters, which pasted words bring along.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

/** Returns the words of a search as texts are compared with them; none for an empty one. */
export const searchWords = (search: string): readonly string[] =>
  plainText(search).split(/\s/).filter(Boolean)
