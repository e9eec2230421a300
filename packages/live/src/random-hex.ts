/** Returns random hexadecimal digits, two per byte; unlike `randomUUID` it needs no HTTPS. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
