import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import type { GridTab, ThingKind } from './grid-columns.ts'

/** Row of the grid: a thing of the menu, or an empty row to begin one. */
export type GridRow =
  | {
      /** Place in the menu, as a name. */
      readonly id: string
      readonly kind: ThingKind
      readonly place: DocumentPlace
      readonly isNew?: undefined
    }
  | {
      readonly id: string
      readonly kind: ThingKind
      /** List that the new thing joins. */
      readonly place: DocumentPlace
      readonly isNew: true
      /** Category key of a new plate. */
      readonly category?: string
    }

/** Returns the row of a thing at a place of the menu. */
export const rowAt = (kind: ThingKind, ...place: DocumentPlace): GridRow => ({
  id: place.join('/'),
  kind,
  place,
})

/** Prefix of an empty row's id; no place of a menu begins with it. */
const NEW = 'new'

const newRow = (kind: ThingKind, place: DocumentPlace, category?: string): GridRow => ({
  id: [NEW, ...place, ...(category === undefined ? [] : [category])].join('/'),
  kind,
  place,
  isNew: true,
  ...(category !== undefined && { category }),
})

/** Keys of a list, with those that the draft removed at their old places. */
function withRemoved(base: readonly Thing[], mine: readonly Thing[]): readonly string[] {
  const keys = mine.map(keyOf)
  const present = new Set(keys)
  const gone = base.map(keyOf).filter((key) => !present.has(key))
  if (gone.length === 0) return keys
  const before = base.map(keyOf)
  const behind = Map.groupBy(gone, (key) =>
    before.slice(0, before.indexOf(key)).findLast((one) => present.has(one)),
  )
  return [...(behind.get(undefined) ?? []), ...keys.flatMap((key) => [key, ...(behind.get(key) ?? [])])]
}

type Menus = { readonly base: Thing; readonly mine: Thing }

const byKey = (things: readonly Thing[]): ReadonlyMap<string, Thing> =>
  new Map(things.map((thing) => [keyOf(thing), thing]))

/** Heading with its things, each with its parts, and an empty row at the end. */
export type RowBlock = {
  readonly heading: GridRow
  readonly things: readonly (readonly [GridRow, ...GridRow[]])[]
  readonly end: GridRow
}

/** All rows of a tab in menu order; the last one begins another block. */
export type Outline = { readonly blocks: readonly RowBlock[]; readonly end: GridRow }

/** Returns all rows of a tab; a plate stands under its saved category while edited. */
export const outline = (menus: Menus, tab: GridTab): Outline =>
  tab === 'plates'
    ? { blocks: platesOutline(menus), end: newRow('category', ['categories']) }
    : { blocks: garnishesOutline(menus), end: newRow('group', ['garnishGroups']) }

/** Whether a tab has the same rows in two drafts, without building them. */
export const hasSameRows = (one: Menus, other: Menus, tab: GridTab): boolean =>
  (['base', 'mine'] as const).every((side) =>
    tab === 'plates'
      ? areSameThings(one[side].plates, other[side].plates, 'sizes') &&
        areSameThings(one[side].categories, other[side].categories)
      : areSameThings(one[side].garnishGroups, other[side].garnishGroups, 'garnishes'),
  )

function areSameThings(one: unknown, other: unknown, inner?: 'sizes' | 'garnishes'): boolean {
  if (one === other) return true
  const [before, now] = [thingsOf(one), thingsOf(other)]
  return (
    before.length === now.length &&
    before.every((thing, at) => {
      const same = now[at]
      if (thing === same) return true
      if (!same || keyOf(thing) !== keyOf(same) || thing.category !== same.category) return false
      return !inner || areSameThings(thing[inner], same[inner])
    })
  )
}

function platesOutline({ base, mine }: Menus): readonly RowBlock[] {
  const [before, now] = [byKey(thingsOf(base.plates)), byKey(thingsOf(mine.plates))]
  const keys = withRemoved(thingsOf(base.plates), thingsOf(mine.plates))
  const categories = withRemoved(thingsOf(base.categories), thingsOf(mine.categories))
  const present = new Set(categories)
  const under = Map.groupBy(keys, (key) => {
    const category = String((before.get(key) ?? now.get(key))?.category)
    return present.has(category) ? category : String(now.get(key)?.category)
  })
  const sizesOf = (key: string): readonly string[] =>
    withRemoved(thingsOf(before.get(key)?.sizes), thingsOf((now.get(key) ?? before.get(key))?.sizes))
  return categories.map((category) => ({
    heading: rowAt('category', 'categories', category),
    things: (under.get(category) ?? []).map((key) => [
      rowAt('plate', 'plates', key),
      ...sizesOf(key).map((size) => rowAt('size', 'plates', key, 'sizes', size)),
    ]),
    end: newRow('plate', ['plates'], category),
  }))
}

function garnishesOutline({ base, mine }: Menus): readonly RowBlock[] {
  const [before, now] = [byKey(thingsOf(base.garnishGroups)), byKey(thingsOf(mine.garnishGroups))]
  const groups = withRemoved(thingsOf(base.garnishGroups), thingsOf(mine.garnishGroups))
  const garnishesOf = (key: string): readonly string[] =>
    withRemoved(thingsOf(before.get(key)?.garnishes), thingsOf((now.get(key) ?? before.get(key))?.garnishes))
  return groups.map((group) => ({
    heading: rowAt('group', 'garnishGroups', group),
    things: garnishesOf(group).map((key) => [rowAt('garnish', 'garnishGroups', group, 'garnishes', key)]),
    end: newRow('garnish', ['garnishGroups', group, 'garnishes']),
  }))
}
