/** A package whose rooms stand in wings: each wing imports itself and the wings before it. */
export type Winged = {
  readonly folder: string
  /** Wings from the lowest to the highest; a file beside them belongs to none. */
  readonly wings: readonly string[]
  /** Pairs of rooms of one wing that import each other; the number only falls. */
  readonly mutualPairs: number
  /** Rooms in the largest group of which each reaches all others; the number only falls. */
  readonly largestKnot: number
}

/** Wings of the HTTP API. Why: docs/decisions/172. */
export const apiWings: Winged = {
  folder: 'packages/api/src',
  wings: ['ground', 'people', 'shop', 'order', 'after', 'roof'],
  mutualPairs: 19,
  largestKnot: 9,
}
