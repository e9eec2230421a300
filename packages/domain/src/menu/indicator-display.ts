/**
 * Ways in which a branch shows the indicators of its plates and categories. Source: 000 §2 Menu
 * page.
 */
export const INDICATOR_DISPLAYS = ['SHORTS', 'SPREAD', 'NONE'] as const

/** SPREAD: every name in full. SHORTS: a mark for each. NONE: nothing. */
export type IndicatorDisplay = (typeof INDICATOR_DISPLAYS)[number]

/** Most indicators that are spread; more are short. Source: decisions.md, Constants. */
const SPREAD_UP_TO = 3

/**
 * Returns how a number of indicators is shown under a branch's setting. The threshold decides
 * between short and spread where the branch leaves it open (SHORTS, the default); a branch of
 * SPREAD wants every name, one of NONE none.
 */
export function indicatorDisplayOf(setting: IndicatorDisplay, count: number): IndicatorDisplay {
  if (setting === 'NONE' || count === 0) return 'NONE'
  return setting === 'SPREAD' || count <= SPREAD_UP_TO ? 'SPREAD' : 'SHORTS'
}

/**
 * Returns the mark of an indicator: the initials of its first two words that matter, "ST" for "Sin
 * TACC".
 */
export function shortMark(showName: string): string {
  const initials = Array.from(showName.matchAll(/([\p{L}\p{N}])[\p{L}\p{N}]*/gu), ([, initial]) => initial)
  return initials.slice(0, 2).join('').toLocaleUpperCase('es') || '•'
}
