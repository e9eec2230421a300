/** Returns an untrusted value as an object; empty for any other. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

/** Returns an untrusted value as a list; empty for any other. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * Returns an untrusted value as a text on one line, cut to its longest length; empty for any
 * other.
 */
export const asText = (value: unknown, longest = 120): string =>
  (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

/** Reads a number of an untrusted answer, which may be written as text; NaN for none. */
export const asNumber = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN

/** Returns the first of these that is not empty. */
export const firstText = (...values: readonly unknown[]): string =>
  values.map((value) => asText(value)).find((text) => text !== '') ?? ''
