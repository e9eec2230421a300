import { addressCopy } from '@mostrador/copy/address'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { writeRemarks } from './address-draft.ts'
import type { AddressForm } from './use-address-form.ts'

export type RemarksFieldsProps = { readonly form: AddressForm; readonly betweenStreetsRequired: boolean }

/** What else the rider must know: "Aclaraciones", and "Entrecalles" where the local asks for them. */
export function RemarksFields({ form, betweenStreetsRequired }: RemarksFieldsProps) {
  const { draft, change, problems } = form
  const isMissing = problems.some(({ field }) => field === 'betweenStreets')
  return (
    <>
      <TextField
        label={addressCopy.notes}
        note={addressCopy.optional}
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
        label={addressCopy.betweenStreets}
        name="betweenStreets"
        autoComplete="off"
        maxLength={200}
        required={betweenStreetsRequired}
        value={draft.betweenStreets}
        onChange={({ currentTarget: { value } }) =>
          change((before) => writeRemarks(before, { betweenStreets: value }))
        }
        {...(!betweenStreetsRequired && { note: addressCopy.optional })}
        {...(isMissing && { error: addressCopy.betweenStreetsMissing })}
      />
    </>
  )
}
