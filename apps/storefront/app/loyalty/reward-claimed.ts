const KEY = 'mostrador.reward-claimed'

/** Keeps for the page that is loaded next how many points were credited; where nothing can be kept it is not told. */
export function keepClaimed(points: number): void {
  try {
    sessionStorage.setItem(KEY, String(points))
  } catch {
    // Where storage is forbidden the points are there all the same.
  }
}

/** The points that were credited before this page was loaded, once; undefined for none, and for what is no number of them. */
export function takeClaimed(): number | undefined {
  try {
    const kept = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return /^\d{1,12}$/.test(kept) ? Number(kept) : undefined
  } catch {
    return undefined
  }
}
