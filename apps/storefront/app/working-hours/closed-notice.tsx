import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { layoutCopy } from '@mostrador/copy/layout'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Suspense, useEffect, useState } from 'react'
import { lazyOrNothing } from '../frame/lazy-or-nothing.ts'
import { isFirstSightOfClosed } from './closed-seen.ts'
import { HoursButton } from './hours-button.tsx'

const InterruptionNotice = lazyOrNothing(() => import('./interruption-notice.tsx'))
const ClosedDialog = lazyOrNothing(() => import('./closed-dialog.tsx'))

export type ClosedNoticeProps = {
  readonly contact: BranchContactInfo
  readonly mode: OrderModeInfo
  /** Shows the banner alone, before a mode is chosen. */
  readonly isBrief?: boolean
}

/**
 * Banner of a closed branch contact, and once per visit a dialog with the same text. With a slot
 * of the mode left both invite to schedule; a closed mode has a banner alone, and a branch contact
 * that takes no orders, or is paused, says so. Source: 000 §2 Layout wrapper, Checkout.
 */
export function ClosedNotice({ contact, mode, isBrief }: ClosedNoticeProps) {
  const canSchedule = contact.slotsLeftFor.includes(mode.id)
  if (!contact.orderEnabled || !mode.orderEnabled) return <Notice text={branchContactCopy.orderingDisabled} />
  if (mode.pause || (mode.open && mode.busy))
    return (
      <Suspense>
        <InterruptionNotice {...{ contact, mode, canSchedule }} />
      </Suspense>
    )
  if (mode.open) return null
  return (
    <>
      <Notice text={closedText(contact, canSchedule)} contact={contact} />
      {!contact.open && !isBrief && <ClosedDialogOnce contact={contact} canSchedule={canSchedule} />}
    </>
  )
}

function closedText({ open }: BranchContactInfo, canSchedule: boolean): string {
  if (open) return canSchedule ? layoutCopy.modeClosedBannerSchedule : layoutCopy.modeClosedBanner
  return canSchedule ? layoutCopy.closedBannerSchedule : layoutCopy.closedBanner
}

/** Banner, with a link to the hours of a branch contact. */
function Notice({ text, contact }: { readonly text: string; readonly contact?: BranchContactInfo }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warning-soft px-4 py-3 text-14 font-medium text-warning">
      <Icon name={contact ? 'clock' : 'info'} />
      <span className="grow">{text}</span>
      {contact && <HoursButton contact={contact} />}
    </p>
  )
}

type ClosedDialogOnceProps = { readonly contact: BranchContactInfo; readonly canSchedule: boolean }

function ClosedDialogOnce({ contact, canSchedule }: ClosedDialogOnceProps) {
  const [page, setPage] = useState<string>()
  useEffect(() => {
    if (isFirstSightOfClosed(contact.alias)) setPage(location.pathname)
  }, [contact.alias])
  return (
    page !== undefined && (
      <Suspense>
        <ClosedDialog contact={contact} canSchedule={canSchedule} page={page} />
      </Suspense>
    )
  )
}
