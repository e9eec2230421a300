import { timingSafeEqual } from 'node:crypto'

/**
 * Whether a sent secret or signature is the right one, in a time that does not tell where they
 * differ. They are compared as bytes: of two texts of one length one may have more of them.
 */
export function isSameSecret(given: string | Uint8Array, right: string | Uint8Array): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
