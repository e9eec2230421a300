import { addressButtonCopy } from '@mostrador/copy/address-button'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useState } from 'react'
import { LazyAddressDialog } from './lazy-address-dialog.tsx'
import type { AddressDialogProps } from './use-address-form.ts'
import { useLocationOf } from '../diner/location-store.ts'

export type AddressButtonProps = Omit<AddressDialogProps, 'onClosed'> & {
  /** Keeps a long address on one line beside other things. */
  readonly isBrief?: boolean
}

/** Button of the address dialog, or the address with "Cambiar". Source: 000 §2 Branch header. */
export function AddressButton({ isBrief = false, ...props }: AddressButtonProps) {
  const location = useLocationOf(props.branch.companyId)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 max-w-full items-center gap-2 text-left text-14"
      >
        <Icon name="pin" />
        {location ? (
          <>
            <span className={isBrief ? 'truncate' : 'min-w-0 wrap-anywhere'}>{location.fullAddress}</span>
            <span className="shrink-0 font-medium underline underline-offset-4">
              {addressButtonCopy.change}
            </span>
          </>
        ) : (
          <span className="font-medium underline underline-offset-4">{addressButtonCopy.enter}</span>
        )}
      </button>
      {isOpen && <LazyAddressDialog {...props} onClosed={() => setIsOpen(false)} />}
    </>
  )
}
