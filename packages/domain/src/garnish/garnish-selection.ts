import type { GarnishGroup } from '../menu/menu.ts'
import { groupMinimum } from './group-minimum.ts'
import { isOffered } from './is-offered.ts'

/**
 * Choice in one group: no garnish twice, none with quantity 0. The same shape as in a
 * `PlateSelection`.
 */
export type ChosenGarnishes = readonly { readonly garnishId: string; readonly quantity: number }[]

const PICK_REFUSAL_CODES = ['group-full', 'maximum-reached', 'garnish-missing'] as const

export type PickRefusalCode = (typeof PICK_REFUSAL_CODES)[number]

/** New choice, or why there is none. */
export type GarnishPick =
  | { readonly ok: true; readonly chosen: ChosenGarnishes }
  | { readonly ok: false; readonly refusal: { readonly code: PickRefusalCode; readonly maximum: number } }

export type GroupProblem =
  | { readonly code: 'too-few'; readonly minimum: number }
  | { readonly code: 'too-many'; readonly maximum: number }

/** Rule of a group; copy turns it into "Elige 1", "Hasta 3", "Entre 1 y 3". */
export type GroupRule =
  | { readonly kind: 'exactly'; readonly count: number }
  | { readonly kind: 'between'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'at-least'; readonly minimum: number }
  | { readonly kind: 'up-to'; readonly maximum: number }
  | { readonly kind: 'any' }

/** Counts the units chosen in a group. */
export const countChosen = (chosen: ChosenGarnishes): number =>
  chosen.reduce((sum, item) => sum + item.quantity, 0)

// Without limit is written 0 on the menu.
const maximumOf = (group: GarnishGroup): number => group.maxGarnishAmount || Number.POSITIVE_INFINITY

/**
 * Picks a garnish. Where each can be taken once, picking it again takes it back; where several of
 * one are allowed, there is one more of it. When the maximum is 1 a new pick replaces the old one;
 * any other pick beyond the maximum is refused. Source: 000 §4 Garnish selection, §5 Items.
 */
export function pickGarnish(group: GarnishGroup, chosen: ChosenGarnishes, garnishId: string): GarnishPick {
  const maximum = maximumOf(group)
  const picked = chosen.find((item) => item.garnishId === garnishId)
  // A garnish sold out since it was picked can still be taken back.
  if (picked && !group.multipleSelection) return { ok: true, chosen: unpickGarnish(chosen, garnishId) }
  if (!group.garnishes.filter(isOffered).some(({ id }) => id === garnishId)) {
    return { ok: false, refusal: { code: 'garnish-missing', maximum } }
  }
  if (!picked && maximum === 1) return { ok: true, chosen: [{ garnishId, quantity: 1 }] }
  if (countChosen(chosen) >= maximum) {
    return {
      ok: false,
      refusal: { code: group.multipleSelection ? 'maximum-reached' : 'group-full', maximum },
    }
  }
  if (!picked) return { ok: true, chosen: [...chosen, { garnishId, quantity: 1 }] }
  return { ok: true, chosen: chosen.map((item) => (item === picked ? oneMore(item) : item)) }
}

type ChosenGarnish = ChosenGarnishes[number]

const oneMore = (item: ChosenGarnish): ChosenGarnish => ({ ...item, quantity: item.quantity + 1 })

/** Removes one unit of a garnish; one that was not chosen changes nothing. */
export const unpickGarnish = (chosen: ChosenGarnishes, garnishId: string): ChosenGarnishes =>
  chosen
    .map((item) => (item.garnishId === garnishId ? { ...item, quantity: item.quantity - 1 } : item))
    .filter((item) => item.quantity > 0)

/**
 * Returns the problem of the choice in a group; undefined for none. A mandatory group needs a
 * count above 0 and at least its minimum; no group takes more than its maximum. Source: 000 §5
 * Items.
 */
export function groupProblem(group: GarnishGroup, chosen: ChosenGarnishes): GroupProblem | undefined {
  const count = countChosen(chosen)
  if (count < groupMinimum(group)) return { code: 'too-few', minimum: groupMinimum(group) }
  return count > maximumOf(group) ? { code: 'too-many', maximum: maximumOf(group) } : undefined
}

/** Returns the rule of a group, in numbers. */
export function groupRule(group: GarnishGroup): GroupRule {
  const minimum = groupMinimum(group)
  const maximum = maximumOf(group)
  if (maximum === Number.POSITIVE_INFINITY)
    return minimum === 0 ? { kind: 'any' } : { kind: 'at-least', minimum }
  if (minimum === maximum) return { kind: 'exactly', count: minimum }
  return minimum === 0 ? { kind: 'up-to', maximum } : { kind: 'between', minimum, maximum }
}
