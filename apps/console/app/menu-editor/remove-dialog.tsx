import { documentCopy } from '@mostrador/copy/document'
import { menuEditorCopy, removeCopy } from '@mostrador/copy/menu-editor'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useState } from 'react'
import { useChange } from '../document/use-change.ts'
import { useIndicators } from './use-indicators.ts'
import { removalOf } from './removal.ts'
import { useEditedMenu } from './menu-context.tsx'
import type { Removed, DialogShell } from './menu-asking.ts'
import { shownName } from './menu-document.ts'
import { useTouched } from './touched-notice.tsx'

type RemoveDialogProps = DialogShell & {
  readonly removed: Removed
  readonly onRemoved: (keys: readonly string[]) => void
}

/** Option to remove the plates along. */
const ALONG = ''

/** Asks before a removal, with its consequences. Default export, since it is loaded on demand. */
export default function RemoveDialog({ removed, onRemoved, ...shell }: RemoveDialogProps) {
  const { menu, place } = useEditedMenu()
  const indicators = useIndicators()
  const [into, setInto] = useState(ALONG)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { change, isSaving } = useChange(({ sentences }) => {
    setRefused(Object.values(sentences))
    return Object.keys(sentences).length > 0
  })
  const removal = removalOf(removed, { menu, indicators, into: into === ALONG ? undefined : into })
  const touched = useTouched(placesOf(removed, place), place)

  async function run(operations: readonly Operation[], said: string, isGone: boolean): Promise<void> {
    setRefused([])
    const { ok } = await change({ operations, said })
    if (!ok) return
    shell.onClose()
    if (isGone) onRemoved(removal.keys)
  }

  return (
    <Dialog {...shell} title={removal.title} closeLabel={menuEditorCopy.close}>
      <div className="grid gap-3 pb-5 text-16">
        {removal.takes && <p>{removal.takes}</p>}
        {removed.of === 'categories' && removal.plates > 0 && menu.categories.length > 1 && (
          <SelectField
            label={removeCopy.leavePlates}
            value={into}
            options={[
              { value: ALONG, label: removeCopy.goAlong },
              ...menu.categories
                .filter(({ key }) => key !== removed.key)
                .map((one) => ({ value: one.key, label: removeCopy.goInto(shownName(one)) })),
            ]}
            onChange={({ currentTarget: { value } }) => setInto(value)}
          />
        )}
        {removed.of !== 'indicators' && removed.of !== 'discounts' && (
          <output className="font-semibold">
            {touched
              ? removeCopy.touched(touched.carts, touched.orders, touched.scheduled)
              : removeCopy.counting}
          </output>
        )}
        <p className="text-14 text-muted">{removeCopy.kept}</p>
        {refused.length > 0 && (
          <Notice tone="danger" live="alert" title={documentCopy.saveFailed}>
            {refused.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        )}
        <div className="grid gap-2 pt-1">
          <Button
            wide
            variant="danger"
            busy={isSaving}
            onClick={() => void run(removal.operations, removal.said, true)}
          >
            {removeCopy.confirm}
          </Button>
          {removal.hiding.length > 0 && (
            <Button
              wide
              variant="secondary"
              disabled={isSaving}
              onClick={() => void run(removal.hiding, menuEditorCopy.hiddenNow(removal.keys.length), false)}
            >
              {removeCopy.hideInstead}
            </Button>
          )}
          <Button wide variant="quiet" onClick={shell.onClose}>
            {removeCopy.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const placesOf = (removed: Removed, menu: DocumentPlace): readonly DocumentPlace[] => {
  if (removed.of === 'plates') return removed.keys.map((key) => [...menu, 'plates', key])
  return removed.of === 'indicators' || removed.of === 'discounts' ? [] : [[...menu, removed.of, removed.key]]
}
