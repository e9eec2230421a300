import { addressCopy } from '@mostrador/copy/address'
import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { writeRemarks } from './address-draft.ts'
import type { AddressForm } from './use-address-form.ts'

export type RemarksFieldsProps = { readonly form: AddressForm; readonly betweenStreetsRequired: boolean }

/**
 * What else the rider must know: "Aclaraciones", and "Entrecalles" where the local asks for them.
 */
export function RemarksFields({ form, betweenStreetsRequired }: RemarksFieldsProps) {
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
