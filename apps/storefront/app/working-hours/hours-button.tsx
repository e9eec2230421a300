import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { workingHoursCopy } from '@mostrador/copy/working-hours'
import { classNames } from '@mostrador/ui/class-names'
import { Suspense, useState } from 'react'
import { brought } from '../frame/brought.ts'

const HoursDialog = brought(() => import('./hours-dialog.tsx'))

export type HoursButtonProps = {
  readonly contact: BranchContactInfo
  /** "Ver horarios" in the documents, "Ver Horarios" at the checkout. */
  readonly label?: string
  readonly className?: string
}

/** Button that opens the information dialog. */
export function HoursButton({ contact, label = workingHoursCopy.seeHours, className }: HoursButtonProps) {
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={classNames('hit-44 font-medium underline underline-offset-4', className)}
      >
        {label}
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <HoursDialog contact={contact} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
