import type { ConsoleMenu } from '@mostrador/contract/menu/menu-schema'
import { plainText, searchWords } from '@mostrador/domain/search/plain-text'

export type MenuPlate = ConsoleMenu['categories'][number]['plates'][number]

/** Search words; `soldOutOnly` keeps only things that are sold out. */
export type MenuFilter = { readonly text: string; readonly soldOutOnly: boolean }

/**
 * Filters a menu: every word must be in the name, in that of its category or group, or in its
 * ingredients. A plate with one sold-out size counts as sold out.
 */
export function filterMenu(
  menu: Pick<ConsoleMenu, 'categories' | 'garnishGroups' | 'ingredients'>,
  { text, soldOutOnly }: MenuFilter,
): Pick<ConsoleMenu, 'categories' | 'garnishGroups' | 'ingredients'> {
  const words = searchWords(text)
  const has = (...names: readonly string[]): boolean => {
    const name = plainText(names.join(' '))
    return words.every((word) => name.includes(word))
  }
  const isOut = (one: { soldOut: boolean }): boolean => !soldOutOnly || one.soldOut
  const isPlateOut = (plate: MenuPlate): boolean => isOut(plate) || plate.sizes.some(isOut)
  return {
    categories: menu.categories
      .map((category) => ({
        ...category,
        plates: category.plates.filter(
          (plate) => isPlateOut(plate) && has(plate.showName, category.showName, ...plate.ingredients),
        ),
      }))
      .filter(({ plates }) => plates.length > 0),
    garnishGroups: menu.garnishGroups
      .map((group) => ({
        ...group,
        garnishes: group.garnishes.filter(
          (garnish) => isOut(garnish) && has(garnish.name, group.name, ...garnish.ingredients),
        ),
      }))
      .filter(({ garnishes }) => garnishes.length > 0),
    ingredients: menu.ingredients.filter((one) => isOut(one) && has(one.name)),
  }
}
