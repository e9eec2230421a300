import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import type { Drop } from '@mostrador/ui/drag-board.tsx'
import { movePlates, moveThing } from './menu-changes.ts'
import { useEditedMenu, useMenuChange } from './menu-context.tsx'
import { platesOf, shownName, type MenuThing } from './menu-document.ts'

/** Reads kind and key from the id of a dragged thing: `plate:bife`. */
const splitId = (id: string): readonly [kind: string, key: string] => {
  const at = id.indexOf(':')
  return [id.slice(0, at), id.slice(at + 1)]
}

const nameOf = (menu: MenuThing, id: string): string => {
  const [kind, key] = splitId(id)
  const found = (kind === 'plate' ? menu.plates : menu.categories).find((one) => one.key === key)
  return found ? shownName(found) : ''
}

/** Sorts plates and categories by drag and by keys; chosen plates move together. */
export function usePlateOrder(selected: readonly string[]) {
  const { menu } = useEditedMenu()
  const change = useMenuChange()

  function drop({ id, over, edge }: Drop): void {
    const [kind, key] = splitId(id)
    const [overKind, overKey] = splitId(over)
    if (kind === 'category') {
      const at = menu.categories.findIndex((one) => one.key === overKey)
      const after = edge === 'after' ? overKey : (menu.categories[at - 1]?.key ?? null)
      void change(moveThing(menu, 'categories', { key, after }), menuEditorCopy.ordered)
      return
    }
    // In menu order, not in the order of choosing.
    const keys = selected.includes(key)
      ? menu.plates.map((plate) => plate.key).filter((one) => selected.includes(one))
      : [key]
    if (overKind === 'category') {
      const last = platesOf(menu, overKey).findLast((plate) => !keys.includes(plate.key))
      const spot = { category: overKey, after: last?.key ?? null }
      void change(movePlates(menu, keys, spot), menuEditorCopy.moved(keys.length))
      return
    }
    const category = menu.plates.find((plate) => plate.key === overKey)?.category
    if (category === undefined || keys.includes(overKey)) return
    const staying = platesOf(menu, category).filter((plate) => !keys.includes(plate.key))
    const at = staying.findIndex((plate) => plate.key === overKey)
    const after = edge === 'after' ? overKey : (staying[at - 1]?.key ?? null)
    void change(movePlates(menu, keys, { category, after }), menuEditorCopy.ordered)
  }

  function step(id: string, by: -1 | 1): string | undefined {
    const [kind, key] = splitId(id)
    const plate = menu.plates.find((one) => one.key === key)
    const list = kind === 'category' ? menu.categories : platesOf(menu, plate?.category ?? '')
    const at = list.findIndex((one) => one.key === key)
    if (at + by < 0 || at + by >= list.length) return undefined
    const after = list[by === 1 ? at + 1 : at - 2]?.key ?? null
    const operations =
      kind === 'category'
        ? moveThing(menu, 'categories', { key, after })
        : movePlates(menu, [key], { category: plate?.category ?? '', after })
    void change(operations, menuEditorCopy.ordered)
    return menuEditorCopy.stands(nameOf(menu, id), at + by + 1, list.length)
  }

  return { drop, step, nameOf: (id: string) => nameOf(menu, id) }
}
