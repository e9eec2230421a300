import type { CategoryDocument, PlateDocument } from '../menu/menu-document.ts'

type Keyed = { readonly key: string }

/**
 * Places the things of a sheet in a list: new ones behind their neighbour in the sheet, and where
 * its order counts, the known ones in that order, those that it lacks behind their former
 * neighbours.
 */
export function placeCategories(
  before: readonly CategoryDocument[],
  { named, isOrdered }: { readonly named: readonly CategoryDocument[]; readonly isOrdered: boolean },
): readonly CategoryDocument[] {
  return isOrdered && !isInOrder(before, named) ? inOrderOf(before, named) : withNew(before, named)
}

/**
 * Places the plates of a sheet in a menu, each in the order of its category: the order across
 * categories means nothing, and stays.
 */
export function placePlates(
  before: readonly PlateDocument[],
  { plates, isOrdered }: { readonly plates: ReadonlyMap<string, PlateDocument>; readonly isOrdered: boolean },
): readonly PlateDocument[] {
  const now = before.map((plate) => plates.get(plate.key) ?? plate)
  const sheet = [...plates.values()]
  const ofCategory = (list: readonly PlateDocument[]) => Map.groupBy(list, ({ category }) => category)
  const standing = ofCategory(now)
  const isSame = [...ofCategory(sheet)].every(([category, list]) =>
    isInOrder(standing.get(category) ?? [], list),
  )
  if (!isOrdered || isSame) return withNew(now, sheet, (one, other) => one.category === other.category)
  return inOrderOf(now, sheet)
}

/** Whether the things of both lists have the same order. */
function isInOrder(one: readonly Keyed[], other: readonly Keyed[]): boolean {
  const places = new Map(one.map(({ key }, at) => [key, at]))
  const common = other.flatMap(({ key }) => places.get(key) ?? [])
  return common.every((place, at) => at === 0 || place > (common[at - 1] ?? 0))
}

/**
 * Inserts new things into a list, each behind the last earlier one that `isNear`; else behind the
 * last of the list that is, else at the end.
 */
function withNew<T extends Keyed>(
  before: readonly T[],
  named: readonly T[],
  isNear: (one: T, other: T) => boolean = () => true,
): readonly T[] {
  const list = [...before]
  const present = new Set(before.map(({ key }) => key))
  for (const [at, thing] of named.entries()) {
    if (present.has(thing.key)) continue
    present.add(thing.key)
    const previous = named.slice(0, at).findLast((one) => isNear(one, thing))
    const behind = previous
      ? list.findIndex(({ key }) => key === previous.key)
      : list.findLastIndex((one) => isNear(one, thing))
    list.splice(behind < 0 ? list.length : behind + 1, 0, thing)
  }
  return list
}

/**
 * Orders things as a sheet has them; those that it does not name stay behind their former
 * neighbours.
 */
function inOrderOf<T extends Keyed>(before: readonly T[], named: readonly T[]): readonly T[] {
  const list = [...named]
  const isNamed = new Set(named.map(({ key }) => key))
  for (const [at, thing] of before.entries()) {
    if (isNamed.has(thing.key)) continue
    const previous = before[at - 1]
    const behind = previous ? list.findIndex(({ key }) => key === previous.key) : -1
    list.splice(behind + 1, 0, thing)
  }
  return list
}
