import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { Card } from '@mostrador/ui/card.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { HoursButton } from '../working-hours/hours-button.tsx'

export type LocalCardProps = { readonly contact: BranchContactInfo; readonly modeName: string }

/** Whom the order goes to, and how. */
export function LocalCard({ contact, modeName }: LocalCardProps) {
  return (
    <Card>
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
          <Icon name="store" size={24} />
        </span>
        <div className="min-w-0 grow">
          <p className="text-16 font-semibold wrap-anywhere">{contact.name}</p>
          <p className="text-14 text-muted">{branchContactCopy.address(contact.address)}</p>
          <p className="flex flex-wrap items-center justify-between gap-x-4 pt-1 text-14">
            <span className="font-medium">{modeName}</span>
            <HoursButton contact={contact} label={checkoutCopy.seeHours} />
          </p>
        </div>
      </div>
    </Card>
  )
}
