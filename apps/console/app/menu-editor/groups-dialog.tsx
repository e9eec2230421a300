import { menuEditorCopy, platesCopy } from '@mostrador/copy/menu-editor'
import { plateSheetCopy } from '@mostrador/copy/menu-sheets'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useState } from 'react'
import { groupHint } from './group-hint.ts'
import { addGroups } from './menu-changes.ts'
import type { DialogShell } from './menu-asking.ts'
import { useEditedMenu, useMenuChange } from './menu-context.tsx'
import { TouchedNotice } from './touched-notice.tsx'

/** Dialog to add garnish groups to several plates. Default export, since it is loaded on demand. */
export default function GroupsDialog({ keys, ...shell }: DialogShell & { readonly keys: readonly string[] }) {
  const { menu } = useEditedMenu()
  const change = useMenuChange()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const groups = menu.garnishGroups ?? []
  const asksMore = groups.some(({ key, mandatory }) => mandatory === true && chosen.includes(key))

  function add(): void {
    void change(addGroups(menu, keys, chosen), platesCopy.groupsAdded(keys.length))
    shell.onClose()
  }

  return (
    <Dialog
      {...shell}
      title={platesCopy.groupsTitle}
      description={platesCopy.groupsHint(keys.length)}
      closeLabel={menuEditorCopy.close}
      footer={
        <Button wide disabled={chosen.length === 0} onClick={add}>
          {platesCopy.addHere}
        </Button>
      }
    >
      <div className="grid pb-4">
        {groups.map((group) => (
          <Checkbox
            key={group.key}
            label={group.name}
            hint={groupHint(group)}
            checked={chosen.includes(group.key)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen((before) =>
                checked ? [...before, group.key] : before.filter((one) => one !== group.key),
              )
            }
          />
        ))}
        {asksMore && <TouchedNotice keys={keys} text={plateSheetCopy.willAsk} />}
      </div>
    </Dialog>
  )
}
