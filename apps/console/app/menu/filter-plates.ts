import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'

/** A category of the console's menu. */
export type MenuCategory = ConsoleMenu['categories'][number]

/** A plate of the console's menu. */
export type MenuPlate = MenuCategory['plates'][number]

/** What is looked for; `soldOutOnly` leaves the plates that are sold out. */
export type PlateFilter = { readonly text: string; readonly soldOutOnly: boolean }

/** Letters alone, so that "nandu" finds "Ñandú": nobody types accents in a hurry. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

/** The categories with the plates that are looked for; every word must be there, in the plate's name or its category's. */
export function filterPlates(
  categories: readonly MenuCategory[],
  { text, soldOutOnly }: PlateFilter,
): readonly MenuCategory[] {
  const words = plain(text).split(/\s+/)
  const fits = (plate: MenuPlate, category: MenuCategory): boolean => {
    const name = plain(`${plate.showName} ${category.showName}`)
    return (!soldOutOnly || plate.soldOut) && words.every((word) => name.includes(word))
  }
  return categories
    .map((category) => ({ ...category, plates: category.plates.filter((plate) => fits(plate, category)) }))
    .filter(({ plates }) => plates.length > 0)
}

/** How many plates are sold out; a plate that stands in two categories counts once. */
export const countSoldOut = (categories: readonly MenuCategory[]): number =>
  new Set(categories.flatMap(({ plates }) => plates.filter(({ soldOut }) => soldOut).map(({ id }) => id)))
    .size

/** The categories with one plate sold out or back, wherever it stands. */
export const withSoldOut = (
  categories: readonly MenuCategory[],
  { id, soldOut }: { readonly id: string; readonly soldOut: boolean },
): MenuCategory[] =>
  categories.map((category) => ({
    ...category,
    plates: category.plates.map((plate) => (plate.id === id ? { ...plate, soldOut } : plate)),
  }))
