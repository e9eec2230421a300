import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { addressCopy } from '@mostrador/copy/address'
import { addressButtonCopy } from '@mostrador/copy/address-button'
import { classNames } from '@mostrador/ui/class-names'
import { CONTROL_LOOK, describedBy, FieldFrame } from '@mostrador/ui/field-frame.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useId, useState } from 'react'
import { LazyAddressDialog } from '../address/lazy-address-dialog.tsx'
import { useLocationOf } from '../diner/location-store.ts'

export type AddressFieldProps = { readonly contact: BranchContactInfo; readonly error?: string }

/** Button "Dirección", like a field, of the address dialog. Source: 000 §2 Checkout. */
export function AddressField({ contact, error }: AddressFieldProps) {
  const id = useId()
  const address = useLocationOf(contact.branch.companyId)?.fullAddress
  const [isOpen, setIsOpen] = useState(false)
  const action = address ? addressButtonCopy.change : addressButtonCopy.enter
  return (
    <FieldFrame id={id} label={addressCopy.address} {...(error && { error })}>
      <button
        type="button"
        name="address"
        aria-haspopup="dialog"
        aria-describedby={error && describedBy(id, { error })}
        data-wrong={error ? true : undefined}
        onClick={() => setIsOpen(true)}
        className={classNames(
          CONTROL_LOOK,
          'flex min-h-12 items-center gap-2.5 px-3.5 py-2 text-left',
          error && 'border-danger',
        )}
      >
        {/* The label above names no button: a screen reader reads this, then the address shown. */}
        <span className="sr-only">{addressCopy.address}: </span>
        <Icon name="pin" className="text-muted" />
        {address && <span className="min-w-0 grow wrap-anywhere">{address}</span>}
        <span
          className={classNames('font-medium underline underline-offset-4', address ? 'text-14' : 'grow')}
        >
          {action}
        </span>
      </button>
      {isOpen && (
        <LazyAddressDialog branch={contact.branch} contact={contact} onClosed={() => setIsOpen(false)} />
      )}
    </FieldFrame>
  )
}
