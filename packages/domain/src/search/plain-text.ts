/**
 * A text as it is searched and compared: without accents and capitals, as `plain_text` of the
 * database makes it.
 */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
