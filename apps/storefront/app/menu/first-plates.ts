/** Most plates of a menu that is drawn whole: most shops have fewer. */
const WHOLE_UP_TO = 120

/** Plates of a larger menu in the first view: more than any screen shows. */
const FIRST_PLATES = 36

/**
 * Returns how many plates of each section the server renders: all, or, for a large menu, the first
 * ones of the page, so that its first view stays small (30 KB compressed) at any length.
 */
export function firstPlates(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let left = total <= WHOLE_UP_TO ? total : FIRST_PLATES
  return counts.map((count) => {
    const drawn = Math.min(count, left)
    left -= drawn
    return drawn
  })
}
