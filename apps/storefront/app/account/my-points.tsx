import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { PointsHistory } from '../loyalty/points-history.tsx'
import { useState } from 'react'
import type { OrderingCustomer } from '../diner/ordering-customer.ts'
import { VerifyPhone } from '../diner/verify-phone.tsx'
import { useKnownDiner } from '../diner/known-diner.ts'
import { useStoredCustomer } from '../diner/use-stored-customer.ts'

export type MyPointsProps = {
  readonly open: boolean
  readonly contact: BranchContactInfo
  /** What the points of the programme are called. */
  readonly name: string
  readonly onClose: () => void
}

/** "Mis {puntos}" of the account panel: how many there are, and where they came from. Source: 000 §2 Account side panel. */
export function MyPoints({ open, contact, name, onClose }: MyPointsProps) {
  const diner = useKnownDiner()
  const at = { branchId: contact.branch.id, branchContactId: contact.id }
  const { customer: stored } = useStoredCustomer(diner, at, open)
  const [verified, setVerified] = useState<OrderingCustomer>()
  const customer = verified && verified.phone === diner?.phone ? verified : stored
  const balance = customer?.loyaltyPointsBalance ?? null
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={loyaltyCopy.title(name)}
      description={balance === null ? undefined : loyaltyCopy.balance(formatWhole(balance), name)}
      closeLabel={loyaltyCopy.close}
    >
      {open && diner && (
        <div className="pb-4">
          {customer && balance === null ? (
            <VerifyPhone phone={diner.phone} at={at} name={name} onVerified={setVerified} />
          ) : (
            <PointsHistory contact={contact} phone={diner.phone} name={name} />
          )}
        </div>
      )}
    </Sheet>
  )
}
