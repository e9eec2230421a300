import { timingSafeEqual } from 'node:crypto'

/**
 * Whether a secret or a signature that was sent is the one that is right, in a time that does not
 * say where they differ. They are compared as bytes: of two texts of one length one may have more
 * of them.
 */
export function isSameSecret(given: string | Uint8Array, right: string | Uint8Array): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
