import { menuEditorCopy, partsCopy } from '@mostrador/copy/menu-editor'
import { plateSheetCopy, thingSheetCopy } from '@mostrador/copy/menu-sheets'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useState } from 'react'
import { ChoosePlates } from './choose-plates.tsx'
import type { Asked, DialogShell } from './menu-asking.ts'
import { setGroup, setPlaced } from './menu-changes.ts'
import { useEditedMenu, useMenuChange } from './menu-context.tsx'
import { platesWith, type MenuThing } from './menu-document.ts'
import { TouchedNotice } from './touched-notice.tsx'

type PlatesDialogProps = DialogShell & {
  readonly asked: Extract<Asked, { readonly kind: 'plates-of-group' | 'placed' }>
}

/** Dialog to choose the plates of a garnish group, or of a list of the menu. */
export default function PlatesDialog({ asked, ...shell }: PlatesDialogProps) {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  const before = chosenIn(menu, asked)
  const [chosen, setChosen] = useState(before)
  const isGroup = asked.kind === 'plates-of-group'
  const group = isGroup ? menu.garnishGroups?.find(({ key }) => key === asked.key) : undefined
  const added = chosen.filter((key) => !before.includes(key))

  function save(): void {
    const operations = isGroup ? setGroup(menu, asked.key, chosen) : setPlaced(menu, asked.list, chosen)
    void change(operations, isGroup ? thingSheetCopy.group.platesSaved : undefined)
    shell.onClose()
  }

  return (
    <Dialog
      {...shell}
      size="regular"
      title={isGroup ? thingSheetCopy.group.platesTitle(group?.name ?? '') : partsCopy[asked.list]}
      description={partsCopy.chosen(chosen.length)}
      closeLabel={menuEditorCopy.close}
      footer={
        <Button wide onClick={save}>
          {partsCopy.save}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3 pb-3">
        <ChoosePlates menu={menu} chosen={chosen} onChoose={setChosen} />
        {group?.mandatory === true && added.length > 0 && (
          <TouchedNotice keys={added} text={plateSheetCopy.willAsk} />
        )}
      </div>
    </Dialog>
  )
}

const chosenIn = (menu: MenuThing, asked: PlatesDialogProps['asked']): readonly string[] =>
  asked.kind === 'plates-of-group'
    ? platesWith(menu, asked.key).map(({ key }) => key)
    : (menu[asked.list] ?? [])
