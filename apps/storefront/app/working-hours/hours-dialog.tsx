import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { workingHoursCopy } from '@mostrador/copy/working-hours'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { serverNow } from '../frame/server-clock.ts'
import { Information } from './information.tsx'

export type HoursDialogProps = {
  readonly contact: BranchContactInfo
  readonly open: boolean
  readonly onClose: () => void
}

/** Dialog "Informacion" of a branch contact. Loaded when it is asked for. */
export default function HoursDialog({ contact, open, onClose }: HoursDialogProps) {
  const { date } = wallClock(serverNow(), contact.timeZone)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={workingHoursCopy.title}
      closeLabel={workingHoursCopy.close}
      size="regular"
    >
      <Information contact={contact} today={date} />
    </Dialog>
  )
}
