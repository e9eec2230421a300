/**
 * A text that nobody guesses, for a header, a cookie or a link: so many random bytes, 32 where it
 * is not said, in the letters that an address takes as they are (base64url).
 */
export const secretToken = (randomBytes: (length: number) => Uint8Array, bytes = 32): string =>
  Buffer.from(randomBytes(bytes)).toString('base64url')
