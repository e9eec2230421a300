import type { GarnishGroup } from '../menu/menu.ts'

/**
 * How many units a group demands. A mandatory one asks for one at least; one whose garnishes are
 * all hidden cannot ask for anything. Source: 000 §5 Items.
 */
export function groupMinimum(group: GarnishGroup): number {
  const asks = group.mandatory && group.garnishes.some((garnish) => garnish.visible)
  return asks ? Math.max(1, group.minGarnishAmount) : 0
}
