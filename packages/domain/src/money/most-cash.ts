import type { Minor } from './minor.ts'

/** Multiple of the total: a coffee is paid with the largest note of any currency. */
const TIMES = 100

/**
 * Returns the largest plausible amount in cash for a total, in minor units. More is a slip of the
 * finger or a joke, and no rider has so much change.
 */
export const mostCash = (total: Minor): Minor => total * TIMES
