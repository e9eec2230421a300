import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { PointsHistory } from '../loyalty/points-history.tsx'
import { useKnownDiner } from './known-diner.ts'
import { useStoredCustomer } from './use-stored-customer.ts'

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
  const { customer } = useStoredCustomer(
    diner,
    { branchId: contact.branch.id, branchContactId: contact.id },
    open,
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={loyaltyCopy.title(name)}
      description={customer && loyaltyCopy.balance(formatWhole(customer.loyaltyPointsBalance), name)}
      closeLabel={loyaltyCopy.close}
    >
      {open && diner && (
        <div className="pb-4">
          <PointsHistory contact={contact} phone={diner.phone} name={name} />
        </div>
      )}
    </Sheet>
  )
}
