import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { addressCopy } from '@mostrador/copy/address'
import { deliveryCopy } from '@mostrador/copy/delivery'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useState } from 'react'
import { LazyAddressDialog } from '../address/lazy-address-dialog.tsx'

export type NoCoverageProps = {
  readonly branch: Pick<BranchInfo, 'id' | 'companyId' | 'country'>
  /** Brand's name for picking up; undefined where no branch contact offers it. */
  readonly takeAwayName: string | undefined
  readonly onTakeAway: () => void
}

/**
 * Notice that no branch contact delivers to the address, with the ways out: pick-up, or another
 * address. Source: 000 §2 Branch page.
 */
export function NoCoverage({ branch, takeAwayName, onTakeAway }: NoCoverageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const wayOut = takeAwayName
    ? addressCopy.outsideTryOtherMode(takeAwayName)
    : addressCopy.outsideTryOtherAddress
  return (
    <Notice
      tone="warning"
      live="status"
      icon="pin"
      title={addressCopy.outside}
      className="mb-4"
      action={
        <div className="flex flex-wrap gap-2">
          {takeAwayName && (
            <Button variant="secondary" size="small" onClick={onTakeAway}>
              {deliveryCopy.changeMode(takeAwayName)}
            </Button>
          )}
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {deliveryCopy.otherAddress}
          </Button>
        </div>
      }
    >
      {wayOut}
      {isOpen && <LazyAddressDialog branch={branch} onClosed={() => setIsOpen(false)} />}
    </Notice>
  )
}
