import { addressCopy } from '@mostrador/copy/address'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useId, useState } from 'react'
import { locationOf, startDraft } from './address-draft.ts'
import type { AddressDialogProps } from './lazy-address-dialog.tsx'
import { saveLocation, useLocationOf } from './location-store.ts'

/** Asks where the diner is and keeps it. Default export, because it is loaded when it is first needed. Source: 000 §2 Address modal. */
export default function AddressDialog(props: AddressDialogProps) {
  const { branch, mandatory = false, onClosed, onSaved } = props
  const toast = useToast()
  const formId = useId()
  const known = useLocationOf(branch.companyId)
  const [isOpen, setIsOpen] = useState(true)
  const [draft, setDraft] = useState(() => startDraft(known, branch.country))

  function close(): void {
    if (mandatory) toast({ text: addressCopy.mandatory, tone: 'danger' })
    else setIsOpen(false)
  }

  function save(): void {
    const location = locationOf(draft)
    if (location.fullAddress === '') return toast({ text: addressCopy.addressMissing, tone: 'danger' })
    saveLocation(branch.companyId, location)
    setIsOpen(false)
    onSaved?.(location)
  }

  return (
    <Sheet
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={addressCopy.title}
      closeLabel={layoutCopy.close}
      footer={
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={close}>
            {addressCopy.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {addressCopy.continue}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        className="pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={addressCopy.address}
          autoComplete="street-address"
          maxLength={200}
          value={draft.fullAddress}
          onChange={(event) => {
            const fullAddress = event.currentTarget.value
            setDraft((before) => ({ ...before, fullAddress, street: fullAddress, number: '' }))
          }}
        />
      </form>
    </Sheet>
  )
}
