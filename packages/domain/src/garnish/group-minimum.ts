import type { GarnishGroup } from '../menu/menu.ts'

/**
 * Returns how many units a group demands. A mandatory one asks for at least one; one whose
 * garnishes are all hidden asks for none. Source: 000 §5 Items.
 */
export function groupMinimum(group: GarnishGroup): number {
  const asks = group.mandatory && group.garnishes.some((garnish) => garnish.visible)
  return asks ? Math.max(1, group.minGarnishAmount) : 0
}
