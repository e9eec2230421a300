import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useRef } from 'react'
import { serverNow } from '../frame/server-clock.ts'
import { nextOpeningText } from './next-opening-text.ts'

export type ClosedDialogProps = {
  readonly contact: BranchContactInfo
  readonly canSchedule: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Tells once that the local is closed, and when it opens. Loaded when it is needed. Source: 000 §2
 * Layout wrapper.
 */
export default function ClosedDialog({ contact, canSchedule, open, onClose }: ClosedDialogProps) {
  const accept = useRef<HTMLButtonElement>(null)
  const opens = nextOpeningText(contact, serverNow())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={canSchedule ? layoutCopy.closedScheduleTitle : layoutCopy.closedTitle}
      description={canSchedule ? layoutCopy.closedScheduleText : layoutCopy.closedText}
      closeLabel={layoutCopy.close}
      initialFocus={accept}
      footer={
        <Button ref={accept} wide onClick={onClose}>
          {layoutCopy.accept}
        </Button>
      }
    >
      {opens && <p className="pb-4 text-16 font-semibold">{opens}</p>}
    </Dialog>
  )
}
