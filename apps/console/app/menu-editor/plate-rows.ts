import { plainText, searchWords } from '@mostrador/domain/search/plain-text'
import { shownName, type CategoryThing, type MenuThing, type PlateThing } from './menu-document.ts'

/** Category with those of its plates that are shown. */
export type ShownCategory = { readonly category: CategoryThing; readonly plates: readonly PlateThing[] }

export type PlateRow =
  | { readonly kind: 'category'; readonly category: CategoryThing; readonly count: number }
  | { readonly kind: 'plates'; readonly plates: readonly PlateThing[] }

/** Finds plates of one category or of all whose names have every word. */
export function shownPlates(
  { categories, plates }: MenuThing,
  { category, text }: { readonly category: string | null; readonly text: string },
): readonly ShownCategory[] {
  const words = searchWords(text)
  const isWanted = (plate: PlateThing, of: CategoryThing): boolean => {
    if (words.length === 0) return true
    const { name, ingredients = [] } = plate
    const said = plainText([name, shownName(plate), shownName(of), ...ingredients].join(' '))
    return words.every((word) => said.includes(word))
  }
  const byCategory = Map.groupBy(plates, (plate) => plate.category)
  return categories
    .filter(({ key }) => category === null || words.length > 0 || key === category)
    .map((one) => ({
      category: one,
      plates: (byCategory.get(one.key) ?? []).filter((plate) => isWanted(plate, one)),
    }))
    .filter((one) => words.length === 0 || one.plates.length > 0)
}

/** Splits categories into lines for the virtual list. */
export const rowsOf = (shown: readonly ShownCategory[], columns: number): readonly PlateRow[] =>
  shown.flatMap(({ category, plates }): readonly PlateRow[] => [
    { kind: 'category', category, count: plates.length },
    ...Array.from({ length: Math.ceil(plates.length / columns) }, (_, line) => ({
      kind: 'plates' as const,
      plates: plates.slice(line * columns, (line + 1) * columns),
    })),
  ])
