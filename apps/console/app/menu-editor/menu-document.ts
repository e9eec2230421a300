import type { PictureFocus } from '@mostrador/domain/picture/picture-focus'
import type { Thing } from '@mostrador/domain/revision/operation'

/** Category in the document; fields without a value of their own are absent. */
export type CategoryThing = {
  readonly key: string
  readonly name: string
  readonly showName?: string
  readonly description?: string
  readonly image?: string
  readonly indicators?: readonly string[]
  readonly visible?: boolean
}

/** Garnish of a group; amounts are in major units, as everywhere in the document. */
type GarnishThing = {
  readonly key: string
  readonly name: string
  readonly price?: number
  readonly visible?: boolean
}

/** Garnish group, which several plates share. */
export type GroupThing = {
  readonly key: string
  readonly name: string
  readonly mandatory?: boolean
  readonly multipleSelection?: boolean
  readonly minGarnishAmount?: number
  readonly maxGarnishAmount?: number
  readonly garnishes: readonly GarnishThing[]
}

export type PlateThing = {
  readonly key: string
  readonly category: string
  readonly name: string
  readonly showName?: string
  readonly description?: string
  readonly price: number
  readonly sizes?: readonly { readonly key: string; readonly name: string; readonly price: number }[]
  readonly garnishGroups?: readonly string[]
  readonly indicators?: readonly string[]
  readonly ingredients?: readonly string[]
  readonly image?: string
  readonly imageFocus?: PictureFocus
  readonly maxQuantity?: number
  readonly dailyCount?: number
  readonly visible?: boolean
}

export type DiscountThing = {
  readonly key: string
  readonly name: string
  readonly type: 'PERCENT' | 'FIXED' | 'MULTIPLE' | 'FINAL_PRICE'
  readonly percentage?: number
  readonly fixedDiscount?: number
  readonly buy?: number
  readonly pay?: number
  readonly finalPrice?: number
  readonly plates?: readonly string[]
  readonly active?: boolean
}

export type IndicatorThing = {
  readonly key: string
  readonly showName: string
  readonly backgroundColor: string
  readonly textColor: string
}

export type MenuThing = {
  readonly key: string
  readonly name: string
  readonly categories: readonly CategoryThing[]
  readonly garnishGroups?: readonly GroupThing[]
  readonly plates: readonly PlateThing[]
  readonly remarkeds?: readonly string[]
  readonly upselleds?: readonly string[]
  readonly discounts?: readonly DiscountThing[]
}

/** Lists of a menu whose things have keys. */
export type MenuList = 'categories' | 'garnishGroups' | 'plates' | 'discounts'

/** Returns a thing as operations carry it. */
export const thingOf = (value: object): Thing => value as Thing

/** Returns the name that diners read. */
export const shownName = ({
  name,
  showName,
}: {
  readonly name: string
  readonly showName?: string
}): string => showName ?? name

/** Lists the plates of a category in order. */
export const platesOf = (menu: MenuThing, category: string): readonly PlateThing[] =>
  menu.plates.filter((plate) => plate.category === category)

/** Lists the plates that have a garnish group. */
export const platesWith = (menu: MenuThing, group: string): readonly PlateThing[] =>
  menu.plates.filter(({ garnishGroups = [] }) => garnishGroups.includes(group))

/** Lists the ingredients of a menu, in alphabetical order. */
export function ingredientsOf({ plates, garnishGroups = [] }: MenuThing): readonly string[] {
  const garnishes = garnishGroups.flatMap(
    (group) => group.garnishes as readonly { readonly ingredients?: readonly string[] }[],
  )
  const names = [...plates, ...garnishes].flatMap(({ ingredients = [] }) => ingredients)
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'es'))
}
