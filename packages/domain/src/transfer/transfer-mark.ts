import type { Minor } from '../money/minor.ts'
import type { TransferTag } from './transfer-way.ts'

/** Largest deduction, however large the total. */
const MOST_OFF: Minor = 99

/** Largest deduction as a part of the total: one in so many. */
const PART_OF_TOTAL = 20

/**
 * Time for which a mark stays its order's after the order was canceled, in milliseconds: late
 * money can still be matched.
 */
export const GRACE_MS = 48 * 60 * 60_000

/**
 * Returns the largest deduction that makes a total's amount unique; 0 where amounts are no mark.
 * Nothing is ever added: a diner pays the total at most, and the shop bears the difference.
 */
export const mostOff = (total: Minor, mark: TransferTag): Minor =>
  mark === 'REFERENCE' ? 0 : Math.min(MOST_OFF, Math.floor(total / PART_OF_TOTAL))

// Neither vowels, so that it is no word, nor letters that are mistaken for others.
const LETTERS = 'CDFHJKMNPRTVWXY'
const DIGITS = '234679'

/** Characters of a reference. */
export const REFERENCE_LENGTH = 5

/**
 * Makes a reference of random bytes, letters and digits in turn: "K7P4M". Throws a `RangeError` on
 * fewer bytes than it has characters.
 */
export function transferReference(randomBytes: Uint8Array): string {
  if (randomBytes.length < REFERENCE_LENGTH)
    throw new RangeError(`A reference takes ${REFERENCE_LENGTH} bytes`)
  return Array.from(randomBytes.subarray(0, REFERENCE_LENGTH), (byte, at) => {
    const of = at % 2 === 0 ? LETTERS : DIGITS
    return of.charAt(byte % of.length)
  }).join('')
}
