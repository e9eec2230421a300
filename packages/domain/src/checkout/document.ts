/**
 * Returns the document as it is judged and sent: without ".", ",", "+", "-" and spaces. Source:
 * 000 §5, checkout 7.
 */
export const stripDocument = (text: string): string => text.replace(/[.,+\-\s]/g, '')

/** Whether a document, once stripped, has the length of one. Source: 000 §9. */
export const isDocument = (text: string): boolean => /^.{7,11}$/u.test(stripDocument(text))

/** Countries whose document may end in a letter: a Chilean RUT in "K". */
const LAST_LETTER: Readonly<Record<string, string>> = { CL: 'K' }

/** Whether a phone's numeric keyboard is enough for a document of a country. */
export const isDocumentNumeric = (country: string): boolean =>
  LAST_LETTER[country.toUpperCase()] === undefined

/**
 * Returns the part of a typed or pasted text that a document's field keeps: its digits, and the
 * letter at the end where the country's documents have one. Source: 000 §2 Checkout, Customer
 * data; §5, checkout 7.
 */
export function typedDocument(text: string, country: string): string {
  const digits = text.replace(/\D/g, '')
  const letter = LAST_LETTER[country.toUpperCase()]
  const last = stripDocument(text).at(-1)?.toUpperCase()
  return digits !== '' && letter !== undefined && last === letter ? digits + letter : digits
}
