/**
 * Returns random bytes as hexadecimal digits, two per byte. `randomUUID` needs HTTPS, which a
 * shop's own network may lack.
 */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
