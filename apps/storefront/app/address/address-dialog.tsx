import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { Tabs } from '@mostrador/ui/tabs.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useId, useRef, useState } from 'react'
import { addressCopy } from '@mostrador/copy/address'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { locationOf, writeRemarks } from './address-draft.ts'
import type { AddressProblem } from './address-problems.ts'
import { LocateButton, ManualFields } from './locate-section.tsx'
import { saveLocation } from '../diner/location-store.ts'
import { PinSection } from './pin-section.tsx'
import { RegisteredAddresses } from './registered-addresses.tsx'
import { SearchSection } from './search-section.tsx'
import {
  needsComplexInputs,
  useAddressForm,
  type AddressDialogProps,
  type AddressForm,
} from './use-address-form.ts'

/**
 * Dialog that asks for the diner's address and stores it. Default export, because it is loaded
 * when it is first needed. Source: 000 §2 Address modal.
 */
export default function AddressDialog(props: AddressDialogProps) {
  const { branch, mandatory = false, onClosed, onSaved } = props
  const toast = useToast()
  const formId = useId()
  const [isOpen, setIsOpen] = useState(true)
  const isGivenUp = useRef(false)
  const form = useAddressForm(props, (draft) => {
    // The diner cancelled during the look-up.
    if (isGivenUp.current) return
    const location = locationOf(draft)
    saveLocation(branch.companyId, location)
    setIsOpen(false)
    onSaved?.(location)
  })
  const box = useFocusOnProblem(form.problems)

  function close(): void {
    // The dialog closes all the same: its opener has another way on.
    if (mandatory) toast({ text: addressDialogCopy.mandatory, tone: 'danger' })
    isGivenUp.current = true
    setIsOpen(false)
  }

  return (
    <Sheet
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={addressDialogCopy.title}
      closeLabel={layoutCopy.close}
      footer={
        <div className="flex flex-wrap gap-2 *:flex-1">
          <Button variant="secondary" onClick={close}>
            {addressDialogCopy.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.work === 'resolving'}>
            {addressDialogCopy.continue}
          </Button>
        </div>
      }
    >
      <form
        ref={box}
        id={formId}
        noValidate
        className="pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <AddressTabs {...props} form={form} />
      </form>
    </Sheet>
  )
}

/** Moves the focus to the first problem: its field, or the button that confirms the pin. */
function useFocusOnProblem(problems: readonly AddressProblem[]) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problems.length === 0) return
    box.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-confirm-pin]')?.focus()
  }, [problems])
  return box
}

function AddressTabs({ form, ...props }: AddressDialogProps & { readonly form: AddressForm }) {
  const { contact } = props
  const { lat = null, lng = null } = contact ?? {}
  const centre = lat === null || lng === null ? null : { lat, lng }
  const pin = <PinSection form={form} centre={centre} />
  const remarks = (
    <RemarksFields
      form={form}
      betweenStreetsRequired={contact?.deliveryConfig.betweenStreetsRequired ?? false}
    />
  )
  const panel = 'grid gap-4'
  return (
    <Tabs
      label={addressDialogCopy.title}
      value={form.tab}
      onChange={form.setTab}
      tabs={[
        {
          value: 'address',
          label: addressDialogCopy.myAddress,
          panel: (
            <div className={panel}>
              <RegisteredAddresses
                branchId={contact?.branch.id}
                onChoose={(draft) => form.change(() => draft)}
              />
              <SearchSection form={form} />
              {pin}
              {remarks}
            </div>
          ),
        },
        {
          value: 'location',
          label: addressDialogCopy.myLocation,
          panel: (
            <div className={panel}>
              <LocateButton form={form} />
              {pin}
              <ManualFields form={form} complex={needsComplexInputs(props)} />
              {remarks}
            </div>
          ),
        },
      ]}
    />
  )
}

type RemarksFieldsProps = { readonly form: AddressForm; readonly betweenStreetsRequired: boolean }

/** Fields "Aclaraciones", and "Entrecalles" where the branch contact asks for it. */
function RemarksFields({ form, betweenStreetsRequired }: RemarksFieldsProps) {
  const { draft, change, problems } = form
  const isMissing = problems.some(({ field }) => field === 'betweenStreets')
  return (
    <>
      <TextField
        label={addressDialogCopy.notes}
        note={addressDialogCopy.optional}
        name="details"
        autoComplete="address-line2"
        placeholder={addressCopy.notesHint}
        maxLength={500}
        value={draft.details}
        onChange={({ currentTarget: { value } }) =>
          change((before) => writeRemarks(before, { details: value }))
        }
      />
      <TextField
        label={addressDialogCopy.betweenStreets}
        name="betweenStreets"
        autoComplete="off"
        maxLength={200}
        required={betweenStreetsRequired}
        value={draft.betweenStreets}
        onChange={({ currentTarget: { value } }) =>
          change((before) => writeRemarks(before, { betweenStreets: value }))
        }
        {...(!betweenStreetsRequired && { note: addressDialogCopy.optional })}
        {...(isMissing && { error: addressDialogCopy.betweenStreetsMissing })}
      />
    </>
  )
}
