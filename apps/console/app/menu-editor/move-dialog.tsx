import { menuEditorCopy, platesCopy } from '@mostrador/copy/menu-editor'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useState } from 'react'
import { movePlates } from './menu-changes.ts'
import type { DialogShell } from './menu-asking.ts'
import { useEditedMenu, useMenuChange } from './menu-context.tsx'
import { platesOf, shownName } from './menu-document.ts'

/** Value of the first place; no key equals it. */
const FIRST = ''

/** Dialog to move plates to a place of a category, as an alternative to dragging. */
export default function MoveDialog({ keys, ...shell }: DialogShell & { readonly keys: readonly string[] }) {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  const moved = menu.plates.filter(({ key }) => keys.includes(key))
  const [category, setCategory] = useState(moved[0]?.category ?? menu.categories[0]?.key ?? '')
  const others = platesOf(menu, category).filter(({ key }) => !keys.includes(key))
  const [after, setAfter] = useState<string>()
  // Last place by default.
  const behind = after ?? others.at(-1)?.key ?? FIRST

  function move(): void {
    const spot = { category, after: behind === FIRST ? null : behind }
    const inOrder = moved.map(({ key }) => key)
    void change(movePlates(menu, inOrder, spot), menuEditorCopy.moved(moved.length))
    shell.onClose()
  }

  return (
    <Dialog
      {...shell}
      title={platesCopy.moveTitle(moved.map(shownName))}
      closeLabel={menuEditorCopy.close}
      footer={
        <Button wide onClick={move}>
          {platesCopy.moveHere}
        </Button>
      }
    >
      <div className="grid gap-4 pb-4">
        <SelectField
          label={platesCopy.category}
          value={category}
          options={menu.categories.map((one) => ({ value: one.key, label: shownName(one) }))}
          onChange={({ currentTarget: { value } }) => {
            setCategory(value)
            setAfter(undefined)
          }}
        />
        <SelectField
          label={platesCopy.position}
          value={behind}
          options={[
            { value: FIRST, label: platesCopy.first },
            ...others.map((plate) => ({ value: plate.key, label: platesCopy.behind(shownName(plate)) })),
          ]}
          onChange={({ currentTarget: { value } }) => setAfter(value)}
        />
      </div>
    </Dialog>
  )
}
