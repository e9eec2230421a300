import * as crypto from 'node:crypto'

/** Node 24 has it; the types of Node 24 do not name it yet. */
const { randomUUIDv7 } = crypto as typeof crypto & { readonly randomUUIDv7: () => string }

/**
 * Makes an id: a UUIDv7, so that rows of one time lie together in an index. Source: decisions.md,
 * Wire conventions.
 */
export const newId = (): string => randomUUIDv7()
