import { createHash } from 'node:crypto'

/** Sorts the fields, so that equal content is equal text. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // Stryker disable next-line EqualityOperator: names differ, and the other way round is one order too
      Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Returns the digest of a body as canonical JSON: equal ones ask for the same order. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body, inOrder)).digest('base64url')
