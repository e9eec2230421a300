import { addressCopy } from '@mostrador/copy/address'
import { addressDialogCopy } from '@mostrador/copy/address-dialog'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { fillPart, type AddressFields } from './address-draft.ts'
import type { AddressForm } from './use-address-form.ts'

/** Button at the top of the tab "Mi ubicación": the device's position. */
export function LocateButton({ form }: { readonly form: AddressForm }) {
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        wide
        icon="locate"
        busy={form.work === 'locating'}
        busyLabel={addressDialogCopy.locating}
        onClick={() => void form.locate()}
      >
        {addressDialogCopy.locate}
      </Button>
      {form.isPlaceUnknown ? (
        <Notice live="status">{form.ways.nobodyKnows}</Notice>
      ) : (
        <p className="text-14 text-muted">{addressDialogCopy.locateHint}</p>
      )}
    </div>
  )
}

type PartFieldProps = {
  readonly form: AddressForm
  readonly part: keyof AddressFields
  readonly label: string
  readonly autoComplete: string
  readonly maxLength: number
  /** Problem that marks the empty field as missing. */
  readonly problem: 'address' | 'postalCode' | 'city' | 'locality' | null
  readonly required: boolean
}

function PartField({ form, part, problem, required, ...native }: PartFieldProps) {
  const found = form.problems.find(({ field }) => field === problem)
  const error =
    found &&
    (found.code === 'fieldsMissing' ? addressDialogCopy.fieldMissing : addressDialogCopy.addressMissing)
  return (
    <TextField
      {...native}
      name={part}
      required={required}
      value={form.draft[part]}
      onChange={({ currentTarget: { value } }) =>
        form.change((before) => fillPart(before, { [part]: value }))
      }
      {...(!required && { note: addressDialogCopy.optional })}
      {...(error && { error })}
    />
  )
}

/** Fields of the address by hand, one for each part. Source: 000 §5, Complex-inputs mode. */
export function ManualFields({ form, complex }: { readonly form: AddressForm; readonly complex: boolean }) {
  const shared = { form, required: complex }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-3">
        <PartField
          {...shared}
          required
          part="street"
          problem="address"
          label={addressCopy.address}
          autoComplete="address-line1"
          maxLength={200}
        />
        <PartField
          {...shared}
          required={false}
          part="number"
          problem={null}
          label={addressDialogCopy.number}
          autoComplete="off"
          maxLength={30}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_11rem] items-start gap-3">
        <PartField
          {...shared}
          part="city"
          problem="city"
          label={addressDialogCopy.city}
          autoComplete="address-level2"
          maxLength={120}
        />
        <PartField
          {...shared}
          part="postalCode"
          problem="postalCode"
          label={addressDialogCopy.postalCode}
          autoComplete="postal-code"
          maxLength={20}
        />
      </div>
      <PartField
        {...shared}
        part="locality"
        problem="locality"
        label={addressDialogCopy.province}
        autoComplete="address-level1"
        maxLength={120}
      />
    </>
  )
}
