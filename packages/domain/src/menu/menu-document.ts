/** A thing of a menu, by its key and the name that the shop gave it. */
export type NamedThing = { readonly key: string; readonly name: string }

export type SizeDocument = NamedThing & { readonly price: number }

export type PlateDocument = NamedThing & {
  readonly category: string
  readonly showName?: string | undefined
  readonly description?: string | undefined
  readonly price: number
  readonly sizes?: readonly SizeDocument[] | undefined
  readonly garnishGroups?: readonly string[] | undefined
  readonly indicators?: readonly string[] | undefined
  readonly ingredients?: readonly string[] | undefined
  readonly image?: string | undefined
  readonly maxQuantity?: number | undefined
  readonly dailyCount?: number | undefined
  readonly visible?: boolean | undefined
}

export type CategoryDocument = NamedThing & {
  readonly showName?: string | undefined
  readonly description?: string | undefined
  readonly image?: string | undefined
  readonly indicators?: readonly string[] | undefined
  readonly visible?: boolean | undefined
}

export type GarnishDocument = NamedThing & {
  readonly description?: string | undefined
  readonly price?: number | undefined
  readonly ingredients?: readonly string[] | undefined
  readonly visible?: boolean | undefined
}

export type GarnishGroupDocument = NamedThing & {
  readonly mandatory?: boolean | undefined
  readonly multipleSelection?: boolean | undefined
  readonly minGarnishAmount?: number | undefined
  readonly maxGarnishAmount?: number | undefined
  readonly garnishes: readonly GarnishDocument[]
}

/**
 * Menu in the tenant's document, in its canonical form: values that equal their absence are left
 * out. Things have more fields than are named here, and keep them.
 */
export type MenuDocument = NamedThing & {
  readonly categories: readonly CategoryDocument[]
  readonly garnishGroups?: readonly GarnishGroupDocument[] | undefined
  readonly plates: readonly PlateDocument[]
  /** Keys of plates. */
  readonly remarkeds?: readonly string[] | undefined
  readonly upselleds?: readonly string[] | undefined
  readonly discounts?:
    | readonly (NamedThing & { readonly plates?: readonly string[] | undefined })[]
    | undefined
}
