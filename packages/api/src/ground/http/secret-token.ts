/**
 * Returns an unguessable text for a header, cookie or link: 32 random bytes by default, in
 * base64url.
 */
export const secretToken = (randomBytes: (length: number) => Uint8Array, bytes = 32): string =>
  Buffer.from(randomBytes(bytes)).toString('base64url')
