// Crockford's base 32: without I, L, O and U, which people misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Characters of an order code. Source: decisions.md, Constants. */
const ORDER_CODE_LENGTH = 10

/**
 * Makes an order code of random bytes, five bits of each: the only key to the follow-up and
 * tracking pages, so the bytes must come from a cryptographic source. Throws a `RangeError` on
 * fewer than ten bytes.
 */
export function orderCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < ORDER_CODE_LENGTH)
    throw new RangeError(`An order code takes ${ORDER_CODE_LENGTH} bytes`)
  return Array.from(randomBytes.subarray(0, ORDER_CODE_LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('')
}

/** Last characters of a code that are shown: too few to find the others by trying. */
const END_LENGTH = 4

/**
 * Returns the end of an order code, by which the rider tells an order from others: the whole one
 * would open the diner's pages, and with them the delivery key that the diner tells the rider at
 * the door.
 */
export const orderCodeEnd = (code: string): string => code.slice(-END_LENGTH)

/** Whether a text can be an order code. */
export const isOrderCode = (text: string): boolean => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(text)

/**
 * Returns the code that an order is looked up by. For a malformed one that is a code without an
 * order: it is looked up too, so that the answer takes the same time as for an unknown one.
 */
export function soughtOrderCode(text: string): string {
  const code = text.toUpperCase()
  return isOrderCode(code) ? code : ''
}
