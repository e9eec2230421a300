/**
 * The document as it is judged and sent: without ".", ",", "+", "-" and spaces. Source: 000 §5,
 * checkout 7.
 */
export const stripDocument = (text: string): string => text.replace(/[.,+\-\s]/g, '')

/** Whether a document, once stripped, has the length of one. Source: 000 §9. */
export const isDocument = (text: string): boolean => /^.{7,11}$/u.test(stripDocument(text))
