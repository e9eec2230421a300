/** An object of a stranger's answer, or an empty one. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

/** A list of a stranger's answer, or an empty one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text of a stranger's answer on one line and not longer than it may be, or an empty one. */
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
