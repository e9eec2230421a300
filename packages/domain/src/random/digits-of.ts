/** Bytes drawn for digits: 32 bits, so that the remainder favours no number. */
const BYTES = 4

/**
 * So many decimal digits, zeros in front among them, of four random bytes: each text as likely as
 * the other. Up to six digits.
 * @throws RangeError on fewer bytes
 */
export function digitsOf(randomBytes: Uint8Array, length: number): string {
  if (randomBytes.length < BYTES) throw new RangeError(`Digits take ${BYTES} bytes`)
  const number = randomBytes.subarray(0, BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  return String(number % 10 ** length).padStart(length, '0')
}
