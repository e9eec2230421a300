import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { plainText, searchWords } from '@mostrador/domain/search/plain-text'

/** A plate of the console's menu. */
export type MenuPlate = ConsoleMenu['categories'][number]['plates'][number]

/** As much of a plate as it is found by. */
type FoundPlate = Pick<MenuPlate, 'id' | 'showName' | 'soldOut'>

/** A category of plates. */
type CategoryOf<Plate> = { readonly id: string; readonly showName: string; readonly plates: Plate[] }

/** What is looked for; `soldOutOnly` leaves the plates that are sold out. */
export type PlateFilter = { readonly text: string; readonly soldOutOnly: boolean }

/**
 * The categories with the plates that are looked for; every word must be there, in the plate's name
 * or its category's.
 */
export function filterPlates<Plate extends FoundPlate>(
  categories: readonly CategoryOf<Plate>[],
  { text, soldOutOnly }: PlateFilter,
): readonly CategoryOf<Plate>[] {
  const words = searchWords(text)
  const fits = (plate: Plate, category: CategoryOf<Plate>): boolean => {
    const name = plainText(`${plate.showName} ${category.showName}`)
    return (!soldOutOnly || plate.soldOut) && words.every((word) => name.includes(word))
  }
  return categories
    .map((category) => ({ ...category, plates: category.plates.filter((plate) => fits(plate, category)) }))
    .filter(({ plates }) => plates.length > 0)
}

/** How many plates are sold out; a plate that stands in two categories counts once. */
export const countSoldOut = (categories: readonly CategoryOf<FoundPlate>[]): number =>
  new Set(categories.flatMap(({ plates }) => plates.filter(({ soldOut }) => soldOut).map(({ id }) => id)))
    .size

/** The categories with one plate sold out or back, wherever it stands. */
export const withSoldOut = <Plate extends FoundPlate>(
  categories: readonly CategoryOf<Plate>[],
  { id, soldOut }: { readonly id: string; readonly soldOut: boolean },
): CategoryOf<Plate>[] =>
  categories.map((category) => ({
    ...category,
    plates: category.plates.map((plate) => (plate.id === id ? { ...plate, soldOut } : plate)),
  }))
