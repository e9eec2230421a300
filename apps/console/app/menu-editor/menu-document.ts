import type { PictureFocus } from '@mostrador/domain/picture/picture-focus'
import type { Thing } from '@mostrador/domain/revision/operation'

/** A category as the document has it: what says nothing of its own is left out. */
export type CategoryThing = {
  readonly key: string
  readonly name: string
  readonly showName?: string
  readonly description?: string
  readonly image?: string
  readonly indicators?: readonly string[]
  readonly visible?: boolean
}

/** A garnish of a group. Amounts are in major units, as everywhere in the document. */
type GarnishThing = {
  readonly key: string
  readonly name: string
  readonly price?: number
  readonly visible?: boolean
}

/** A garnish group, which several plates share. */
export type GroupThing = {
  readonly key: string
  readonly name: string
  readonly mandatory?: boolean
  readonly multipleSelection?: boolean
  readonly minGarnishAmount?: number
  readonly maxGarnishAmount?: number
  readonly garnishes: readonly GarnishThing[]
}

/** A plate. */
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

/** A menu discount. */
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

/** An indicator of the branch. */
export type IndicatorThing = {
  readonly key: string
  readonly showName: string
  readonly backgroundColor: string
  readonly textColor: string
}

/** A menu as the document has it. */
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

/** The lists of a menu whose things have keys. */
export type MenuList = 'categories' | 'garnishGroups' | 'plates' | 'discounts'

/** A thing of the document, as operations carry it. */
export const thingOf = (value: object): Thing => value as Thing

/** Returns the name that diners read. */
export const shownName = ({
  name,
  showName,
}: {
  readonly name: string
  readonly showName?: string
}): string => showName ?? name

/** The plates of a category, in their order. */
export const platesOf = (menu: MenuThing, category: string): readonly PlateThing[] =>
  menu.plates.filter((plate) => plate.category === category)

/** The plates that have a garnish group. */
export const platesWith = (menu: MenuThing, group: string): readonly PlateThing[] =>
  menu.plates.filter(({ garnishGroups = [] }) => garnishGroups.includes(group))

/** Every ingredient that a menu names, in the order of the language. */
export function ingredientsOf({ plates, garnishGroups = [] }: MenuThing): readonly string[] {
  const garnishes = garnishGroups.flatMap(
    (group) => group.garnishes as readonly { readonly ingredients?: readonly string[] }[],
  )
  const names = [...plates, ...garnishes].flatMap(({ ingredients = [] }) => ingredients)
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'es'))
}
