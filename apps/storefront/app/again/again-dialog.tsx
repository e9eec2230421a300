import { againCopy } from '@mostrador/copy/again'
import type { CartChange } from '@mostrador/domain/cart/reprice-cart'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { ChangeList } from '../cart/change-list.tsx'

export type AgainDialogProps = {
  readonly changes: readonly CartChange[]
  readonly isAnythingLeft: boolean
  readonly onTake: () => void
  readonly onClose: () => void
}

/**
 * Dialog that tells how the lines differ from the earlier order, before they are added. Default
 * export, because it is loaded lazily.
 */
export default function AgainDialog({ changes, isAnythingLeft, onTake, onClose }: AgainDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={isAnythingLeft ? againCopy.changedTitle : againCopy.nothingLeftTitle}
      description={isAnythingLeft ? againCopy.changedHint : againCopy.nothingLeftHint}
      closeLabel={againCopy.close}
      footer={
        <div className="grid fit-cols-7 gap-2 *:w-full">
          <Button variant="secondary" onClick={onClose}>
            {againCopy.close}
          </Button>
          {isAnythingLeft && <Button onClick={onTake}>{againCopy.takeRest}</Button>}
        </div>
      }
    >
      <div className="pb-2">
        <ChangeList changes={changes} />
      </div>
    </Dialog>
  )
}
