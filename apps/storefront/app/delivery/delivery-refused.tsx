import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Suspense, useState } from 'react'
import { brought } from '../frame/brought.ts'
import { refusalLabel, type DeliveryRefusal } from './refusal-label.ts'

const WaysOutDialog = brought(() => import('./ways-out-dialog.tsx'))

export type DeliveryRefusedProps = {
  readonly contact: BranchContactInfo
  readonly reason: DeliveryRefusal
  readonly className?: string
}

/** Label of the documents, with the ways out. Source: 000 §8. */
export function DeliveryRefused({ contact, reason, className }: DeliveryRefusedProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 bg-warning-soft text-14 leading-tight font-medium text-warning',
        className,
      )}
    >
      <Icon name="alert" />
      <output className="min-w-[8rem] grow basis-0">{refusalLabel(reason)}</output>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="hit-44 ml-auto shrink-0 font-semibold underline underline-offset-4"
      >
        {deliveryCopy.options}
      </button>
      {isOpen && (
        <Suspense>
          <WaysOutDialog contact={contact} reason={reason} onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
