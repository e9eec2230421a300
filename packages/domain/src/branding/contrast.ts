/** The contrast ratio of two colours ("#rrggbb"), 1 to 21. Source: WCAG 2.2. */
export function contrastRatio(_a: string, _b: string): number {
  throw new Error('unwritten')
}
