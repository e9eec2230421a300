/** Returns a field of an untrusted value. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Returns a text of an untrusted value: numbers are written out, the rest is null. */
export function textOf(value: unknown, name: string): string | null {
  const found = fieldOf(value, name)
  if (typeof found === 'string' && found !== '') return found
  return typeof found === 'number' && Number.isFinite(found) ? String(found) : null
}

/** Returns a number of an untrusted value, also one that is written as a text. */
export function numberOf(value: unknown, name: string): number | null {
  const found = fieldOf(value, name)
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
