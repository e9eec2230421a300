import { contactMenuCopy } from '@mostrador/copy/contact-menu'
import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { plateSheetCopy } from '@mostrador/copy/menu-sheets'
import type { Action } from '@mostrador/ui/action-menu.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { useSheets } from './editor-address.ts'
import { useMenuAsk } from './menu-asking.ts'
import { moveThing, setPlaced, setVisible } from './menu-changes.ts'
import { useEditedMenu, useMenuChange } from './menu-context.tsx'
import { copyCategory, copyPlate } from './menu-copies.ts'
import type { CategoryThing, PlateThing } from './menu-document.ts'

/** Returns the actions on a category. */
export function useCategoryActions(): (category: CategoryThing) => readonly (Action | false)[] {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  const { open } = useSheets()
  const ask = useMenuAsk()
  const may = useMay('menu.edit', 'brand')
  const keys = menu.categories.map(({ key }) => key)

  /** Moves it up or down, as an alternative to dragging. */
  function step(key: string, by: -1 | 1): Action {
    const at = keys.indexOf(key)
    const after = keys[by === 1 ? at + 1 : at - 2] ?? null
    return {
      label: by === 1 ? menuEditorCopy.down : menuEditorCopy.up,
      icon: by === 1 ? 'chevron-down' : 'chevron-up',
      disabled: keys[at + by] === undefined,
      run: () => void change(moveThing(menu, 'categories', { key, after }), menuEditorCopy.ordered),
    }
  }

  return ({ key, visible = true }) => [
    { label: menuEditorCopy.edit, icon: 'edit', run: () => open('categories', key) },
    may && step(key, -1),
    may && step(key, 1),
    may && {
      label: visible ? menuEditorCopy.hide : menuEditorCopy.show,
      icon: visible ? 'eye-off' : 'eye',
      run: () =>
        void change(
          setVisible(menu, 'categories', { keys: [key], visible: !visible }),
          visible ? menuEditorCopy.hiddenNow(1) : menuEditorCopy.shown(1),
        ),
    },
    may && {
      label: menuEditorCopy.copy,
      icon: 'copy',
      run: () =>
        void change(copyCategory(menu, key, menuEditorCopy.nameOfCopy).operations, menuEditorCopy.copied),
    },
    may && {
      label: menuEditorCopy.remove,
      icon: 'trash',
      danger: true,
      run: () => ask({ kind: 'remove', removed: { of: 'categories', key } }),
    },
  ]
}

function usePlacing() {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  return (
    list: 'remarkeds' | 'upselleds',
    key: string,
    words: readonly [on: string, off: string],
  ): Action['run'] => {
    const keys = menu[list] ?? []
    const isIn = keys.includes(key)
    const next = isIn ? keys.filter((one) => one !== key) : [...keys, key]
    return () => void change(setPlaced(menu, list, next), isIn ? words[1] : words[0])
  }
}

/** Returns the actions on a plate, beside its fields. */
export function usePlateActions(): (plate: PlateThing) => readonly (Action | false)[] {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  const { open } = useSheets()
  const ask = useMenuAsk()
  const may = useMay('menu.edit', 'brand')
  const mayHere = [useMay('menu.edit', 'local'), useMay('menu.prices', 'local')].includes(true)
  const { contact } = useWorkplace()
  const place = usePlacing()

  return (plate) => {
    const { key } = plate
    const here: Action = {
      label: contactMenuCopy.ask(contact.name),
      icon: 'store',
      run: () => ask({ kind: 'local', key }),
    }
    if (!may) return mayHere ? [here] : []
    const [isRemarked, isUpselled] = [menu.remarkeds?.includes(key), menu.upselleds?.includes(key)]
    return [
      here,
      { label: menuEditorCopy.move, icon: 'arrow-right', run: () => ask({ kind: 'move', keys: [key] }) },
      {
        label: menuEditorCopy.copy,
        icon: 'copy',
        run: async () => {
          const copy = copyPlate(menu, plate, menuEditorCopy.nameOfCopy)
          if ((await change(copy.operations, menuEditorCopy.copied)).ok) open('plates', copy.key)
        },
      },
      {
        label: isRemarked ? plateSheetCopy.unhighlight : plateSheetCopy.highlight,
        icon: 'star',
        run: place('remarkeds', key, [plateSheetCopy.highlighted, plateSheetCopy.unhighlighted]),
      },
      {
        label: isUpselled ? plateSheetCopy.unrecommend : plateSheetCopy.recommend,
        icon: 'gift',
        run: place('upselleds', key, [plateSheetCopy.recommended, plateSheetCopy.unrecommended]),
      },
      {
        label: menuEditorCopy.remove,
        icon: 'trash',
        danger: true,
        run: () => ask({ kind: 'remove', removed: { of: 'plates', keys: [key] } }),
      },
    ]
  }
}
