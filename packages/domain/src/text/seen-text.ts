/** What joins the parts of one emoji, or says that it is one: of what cannot be seen it is kept. */
const OF_EMOJI = String.raw`(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f`

/**
 * What has no shape of its own: zero widths, marks of direction, soft hyphens, fillers, and control
 * characters that are no blank.
 */
const UNSEEN = new RegExp(
  String.raw`(?!${OF_EMOJI})(?:\ufeff|(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cc}])`,
  'gu',
)

/**
 * A text as people see it, which is what it is compared by: without what cannot be seen, with one
 * plain space for each run of blanks of any kind and none at its ends, each letter in one form. For
 * phones, e-mails, codes, tables and names.
 */
export const seenText = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim().normalize('NFC')
