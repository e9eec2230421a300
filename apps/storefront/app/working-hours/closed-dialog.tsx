import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { serverNow } from '../frame/server-clock.ts'
import { useQuietMoment } from '../frame/use-quiet-moment.ts'
import { nextOpeningText } from './next-opening-text.ts'

export type ClosedDialogProps = {
  readonly contact: BranchContactInfo
  readonly canSchedule: boolean
  readonly page: string
}

/**
 * Dialog that tells once that the branch contact is closed, and when it opens. Loaded when it is
 * needed. It opens by itself, so it waits until other dialogs are closed, and gives way to a
 * plate's sheet that was opening. Source: 000 §2 Layout wrapper.
 */
export default function ClosedDialog({ contact, canSchedule, page }: ClosedDialogProps) {
  const { isOpen, close } = useQuietMoment(useLocation().pathname === page, atOnce)
  const accept = useRef<HTMLButtonElement>(null)
  const opens = nextOpeningText(contact, serverNow())
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={canSchedule ? layoutCopy.closedScheduleTitle : layoutCopy.closedTitle}
      description={canSchedule ? layoutCopy.closedScheduleText : layoutCopy.closedText}
      closeLabel={layoutCopy.close}
      initialFocus={accept}
      footer={
        <Button ref={accept} wide onClick={close}>
          {layoutCopy.accept}
        </Button>
      }
    >
      {opens && <p className="pb-4 text-16 font-semibold">{opens}</p>}
    </Dialog>
  )
}

const atOnce = (): Promise<void> => Promise.resolve()
