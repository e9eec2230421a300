/** A field of a value that may be anything. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** A text of a value that may be anything: numbers are written out, the rest is null. */
export function textOf(value: unknown, name: string): string | null {
  const found = fieldOf(value, name)
  if (typeof found === 'string' && found !== '') return found
  return typeof found === 'number' && Number.isFinite(found) ? String(found) : null
}

/** A number of a value that may be anything, also one that is written as a text. */
export function numberOf(value: unknown, name: string): number | null {
  const found = fieldOf(value, name)
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
