/**
 * As many corners as one area has: whether its sides cross is judged side against side, so that the
 * worst of drawings takes the processor for a tenth of a second.
 */
export const MOST_CORNERS_OF_AREA = 5_000

/** As many corners as all areas of a branch contact have together. */
export const MOST_CORNERS_OF_CONTACT = 20_000

/** Counts the corners of lines together. */
export const cornersIn = (rings: readonly (readonly unknown[])[]): number =>
  rings.reduce((sum, ring) => sum + ring.length, 0)
