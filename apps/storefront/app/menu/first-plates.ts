/** Up to so many plates a menu is drawn whole: what most shops have. */
const WHOLE_UP_TO = 120

/** So many plates of a larger menu are in the first view: more than any screen shows. */
const FIRST_PLATES = 36

/**
 * How many plates of each section the server draws, by how many there are: all of them, or, where
 * the menu is large, the first ones of the page, so that its first view stays small (30 KB
 * compressed) at any length.
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
