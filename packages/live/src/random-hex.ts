/**
 * So many random bytes as hexadecimal digits, two for each: what nobody guesses and no two browsers
 * draw. `randomUUID` needs HTTPS; a shop's own network may have none.
 */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
