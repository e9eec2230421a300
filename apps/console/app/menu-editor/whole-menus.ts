import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { keyOf } from '@mostrador/domain/revision/keyed-list'
import { freeSlug } from '@mostrador/domain/revision/slug'
import { placeOfMenu } from './menu-changes.ts'
import { renamed, type NameOfCopy } from './menu-copies.ts'
import { thingOf, type MenuThing } from './menu-document.ts'

type Made = { readonly key: string; readonly operations: readonly Operation[] }

/** Adds an empty menu as the branch's last one. */
export function addMenu(name: string, keys: readonly string[]): Made {
  const key = freeSlug(name, new Set(keys))
  const thing = { key, name, categories: [], plates: [] }
  return { key, operations: [{ kind: 'add', place: placeOfMenu(key), thing, after: keys.at(-1) ?? null }] }
}

/** Copies a whole menu as the branch's last one. */
export function copyMenu(menu: MenuThing, nameOf: NameOfCopy, keys: readonly string[]): Made {
  const copy = renamed(menu, nameOf, new Set(keys))
  const place = placeOfMenu(copy.key)
  return {
    key: copy.key,
    operations: [{ kind: 'add', place, thing: thingOf(copy), after: keys.at(-1) ?? null }],
  }
}

/** Renames a menu; its key stays. */
export const renameMenu = (
  key: string,
  name: { readonly from: string; readonly to: string },
): readonly Operation[] => [{ kind: 'set', place: [...placeOfMenu(key), 'name'], ...name }]

/** Removes a whole menu, as it was read. */
export function removeMenu(menu: Thing, keys: readonly string[]): readonly Operation[] {
  const key = keyOf(menu)
  const at = keys.indexOf(key)
  const after = at > 0 ? (keys[at - 1] ?? null) : null
  return [{ kind: 'remove', place: placeOfMenu(key), thing: menu, after }]
}

/** Sets the menu of an order mode. */
export const showMenu = (
  { branchContact, key, menu }: BranchMenus['modes'][number],
  to: string,
): readonly Operation[] => [
  { kind: 'set', place: ['branchContacts', branchContact.key, 'orderModes', key, 'menu'], from: menu, to },
]
