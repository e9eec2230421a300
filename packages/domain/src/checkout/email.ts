import { seenText } from '../text/seen-text.ts'

/** Returns a typed or pasted e-mail without invisible characters and without "mailto:". */
export const typedEmail = (text: string): string => seenText(text).replace(/^mailto:/i, '')

const EMAIL_MAX_LENGTH = 99

/**
 * Whether a text is an e-mail address: text before one "@", a host with a dot and a last label of
 * two letters or more. Linear in the length of the text, which is judged first.
 */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH &&
  text === seenText(text) &&
  /^[^\s@,;<>"()]+@[^\s@.,;<>"()]+(\.[^\s@.,;<>"()]+)*\.\p{L}{2,}$/u.test(text)
