/**
 * An id for a new line, unique in the browser. `randomUUID` needs HTTPS; a shop's own network may
 * have none.
 */
export function newLineId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
