import type { Minor } from '../money/minor.ts'

export const PRICE_WAYS = ['UP', 'DOWN'] as const

export type PriceWay = (typeof PRICE_WAYS)[number]

/** Directions of rounding between two allowed prices; half of the way is up. */
export const ROUNDING_DIRECTIONS = ['UP', 'DOWN', 'NEAREST'] as const

export type RoundingDirection = (typeof ROUNDING_DIRECTIONS)[number]

/** The largest percentage by which prices rise at once: ten times as much and more is a slip. */
export const LARGEST_PERCENT = 900

/**
 * Change of each price: so many per cent (three decimals at most) or so much more or less, or one
 * price for all.
 */
export type PriceChange =
  | { readonly kind: 'PERCENT'; readonly way: PriceWay; readonly percent: number }
  | { readonly kind: 'AMOUNT'; readonly way: PriceWay; readonly amount: Minor }
  | { readonly kind: 'FIXED'; readonly amount: Minor }

/**
 * Allowed prices: every `step`, with `ending` on top. A step of 100 with an ending of 90 allows
 * 90, 190, 290…
 */
export type Rounding = {
  readonly step: Minor
  readonly ending: Minor
  readonly direction: RoundingDirection
}

/** Parts of a menu, by their keys. */
export type ScopeKeys = {
  readonly categories: readonly string[]
  readonly plates: readonly string[]
  readonly garnishGroups: readonly string[]
}

/** The prices that a rule is about. */
export type PriceScope = {
  readonly menu: string
  /** Undefined for all of it. */
  readonly parts: ScopeKeys | undefined
  /** Whether garnishes of the plates are included. */
  readonly withGarnishes: boolean
}

/** "Subí 12 % Parrilla y sus agregados, redondeá a 100 hacia arriba." */
export type PriceRule = {
  readonly scope: PriceScope
  readonly change: PriceChange
  /** Undefined for prices as they come. */
  readonly rounding: Rounding | undefined
}
