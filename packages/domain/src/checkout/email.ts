/** The longest e-mail that is taken. Source: 000 §5, checkout 6. */
const EMAIL_MAX_LENGTH = 99

/**
 * Whether a text is an e-mail address: something before one "@", a host with a dot and a last label
 * of two letters or more. Linear in the length of the text, which is judged first.
 */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH &&
  /^[^\s@,;<>"()]+@[^\s@.,;<>"()]+(\.[^\s@.,;<>"()]+)*\.\p{L}{2,}$/u.test(text)
