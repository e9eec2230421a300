import type { MenuThing } from './menu-document.ts'

type Priced = {
  readonly key: MenuThing['key']
  readonly plates: readonly Pick<MenuThing['plates'][number], 'key' | 'category'>[]
}

/**
 * Returns the query of the price rule's page for some plates. Categories with all their plates are
 * named alone, to keep the address short; no plates, or all, mean the whole menu.
 */
export function priceSearch({ key, plates }: Priced, chosen: readonly string[]): string {
  const search = new URLSearchParams({ menu: key })
  const meant = new Set(chosen)
  if (meant.size === 0 || plates.every((plate) => meant.has(plate.key))) return search.toString()
  for (const [category, own] of Map.groupBy(plates, (plate) => plate.category)) {
    const some = own.filter((plate) => meant.has(plate.key))
    if (some.length === own.length && own.length > 1) search.append('category', category)
    else for (const plate of some) search.append('plate', plate.key)
  }
  return search.toString()
}
