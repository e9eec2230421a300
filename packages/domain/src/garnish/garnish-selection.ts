import type { GarnishGroup } from '../menu/menu.ts'

/** What is chosen in one group: no garnish twice, none with quantity 0. The same shape as in a `PlateSelection`. */
export type ChosenGarnishes = readonly { readonly garnishId: string; readonly quantity: number }[]

/** Why a garnish cannot be picked. */
export const PICK_REFUSAL_CODES = ['group-full', 'maximum-reached', 'garnish-missing'] as const

/** One reason why a garnish cannot be picked. */
export type PickRefusalCode = (typeof PICK_REFUSAL_CODES)[number]

/** The new choice, or why there is none. */
export type GarnishPick =
  | { readonly ok: true; readonly chosen: ChosenGarnishes }
  | { readonly ok: false; readonly refusal: { readonly code: PickRefusalCode; readonly maximum: number } }

/** What is wrong with the choice in a group. */
export type GroupProblem =
  | { readonly code: 'too-few'; readonly minimum: number }
  | { readonly code: 'too-many'; readonly maximum: number }

/** What a group asks for; copy turns it into "Elegí 1", "Hasta 3", "Entre 1 y 3". */
export type GroupRule =
  | { readonly kind: 'exactly'; readonly count: number }
  | { readonly kind: 'between'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'at-least'; readonly minimum: number }
  | { readonly kind: 'up-to'; readonly maximum: number }
  | { readonly kind: 'any' }

/** How many units are chosen in a group. */
export const countChosen = (chosen: ChosenGarnishes): number => chosen.reduce((sum, item) => sum + item.quantity, 0)

/** Picks a garnish: toggles it, or takes one more of it where the group allows several of one. */
export function pickGarnish(_group: GarnishGroup, _chosen: ChosenGarnishes, _garnishId: string): GarnishPick {
  throw new Error('unwritten')
}

/** Takes one unit of a garnish back. */
export function unpickGarnish(_group: GarnishGroup, _chosen: ChosenGarnishes, _garnishId: string): ChosenGarnishes {
  throw new Error('unwritten')
}

/** What keeps the choice in a group from being enough, if anything. */
export function groupProblem(_group: GarnishGroup, _chosen: ChosenGarnishes): GroupProblem | undefined {
  throw new Error('unwritten')
}

/** What a group asks for. */
export function groupRule(_group: GarnishGroup): GroupRule {
  throw new Error('unwritten')
}
