import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { interruptionEndText } from '@mostrador/copy/interruption-end'
import { pauseCopy } from '@mostrador/copy/pause'
import { endMoment } from '@mostrador/domain/interruption/interruption-end'
import { Icon } from '@mostrador/ui/icon.tsx'
import { serverNow } from '../frame/server-clock.ts'

export type InterruptionNoticeProps = {
  readonly contact: Pick<BranchContactInfo, 'timeZone'>
  readonly mode: Pick<OrderModeInfo, 'pause' | 'busy'>
  readonly canSchedule: boolean
}

/**
 * Banner of a paused mode, with its end, or of a busy one, with the shop's message. Default
 * export, because it is loaded where there is one.
 */
export default function InterruptionNotice({ contact, mode, canSchedule }: InterruptionNoticeProps) {
  const { pause, busy } = mode
  const message = pause?.message ?? busy?.message ?? ''
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warning-soft px-4 py-3 text-14 font-medium text-warning">
      <Icon name="clock" />
      <span className="grow basis-0 wrap-anywhere">
        {pause ? pausedText(pause.until, contact.timeZone, canSchedule) : pauseCopy.busy}
        {message && <span className="block font-normal">{message}</span>}
      </span>
    </p>
  )
}

function pausedText(until: string, timeZone: string, canSchedule: boolean): string {
  const end = interruptionEndText(endMoment(new Date(until), { now: serverNow(), timeZone }))
  return canSchedule ? pauseCopy.pausedSchedule(end) : pauseCopy.paused(end)
}
