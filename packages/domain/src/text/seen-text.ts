/**
 * Characters without a shape of their own: zero widths, marks of direction, soft hyphens, fillers,
 * and control characters that are no blank; but not those that join the parts of one emoji, or
 * mark it as one.
 */
const UNSEEN =
  /(?!(?<=\p{ExtPict}\p{EMod}?\ufe0f?)\u200d(?=\p{ExtPict})|(?<=\p{ExtPict})\ufe0f)(?:\ufeff|(?!\s)[\p{DI}\p{Cc}])/gu

/**
 * Returns a text as people see it, for comparisons: without invisible characters, with one plain
 * space for each run of blanks of any kind and none at its ends, each letter in one form. For
 * phones, e-mails, codes, tables and names.
 */
export const seenText = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim().normalize('NFC')
