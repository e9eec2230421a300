import type { Operation } from '@mostrador/domain/revision/operation'
import { freeSlug } from '@mostrador/domain/revision/slug'
import { added, keysOf } from './menu-changes.ts'
import { platesOf, type MenuThing, type PlateThing } from './menu-document.ts'

export type NameOfCopy = (name: string) => string

/** Copies a plate with everything, behind it. */
export function copyPlate(
  menu: MenuThing,
  plate: PlateThing,
  nameOf: NameOfCopy,
): { readonly key: string; readonly operations: readonly Operation[] } {
  const copy = renamed(plate, nameOf, new Set(keysOf(menu.plates)))
  return { key: copy.key, operations: [added(menu, 'plates', { thing: copy, after: plate.key })] }
}

/** Copies a thing under another name, with a key made from it. */
export function renamed<
  Named extends { readonly key: string } & { readonly name: string; readonly showName?: string },
>(thing: Named, nameOf: NameOfCopy, taken: ReadonlySet<string>): Named {
  const name = nameOf(thing.name)
  const showName = thing.showName === undefined ? {} : { showName: nameOf(thing.showName) }
  return { ...thing, ...showName, name, key: freeSlug(name, taken) }
}

/** Copies a category with its plates, behind it. */
export function copyCategory(
  menu: MenuThing,
  key: string,
  nameOf: NameOfCopy,
): { readonly key: string; readonly operations: readonly Operation[] } {
  const category = menu.categories.find((one) => one.key === key)
  if (!category) return { key, operations: [] }
  const copy = renamed(category, nameOf, new Set(keysOf(menu.categories)))
  const taken = new Set(keysOf(menu.plates))
  let after = menu.plates.at(-1)?.key ?? null
  const plates = platesOf(menu, key).map((plate) => {
    // In another category a plate keeps its name, under a new key.
    const thing = { ...plate, category: copy.key, key: freeSlug(plate.name, taken) }
    taken.add(thing.key)
    const operation = added(menu, 'plates', { thing, after })
    after = thing.key
    return operation
  })
  return { key: copy.key, operations: [added(menu, 'categories', { thing: copy, after: key }), ...plates] }
}
