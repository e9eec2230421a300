import { formCopy } from '@mostrador/copy/form'
import { localMenuCopy as copy } from '@mostrador/copy/local-menu'
import { Button } from '@mostrador/ui/button.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import type { LocalField } from './local-values.ts'

export type LocalFieldProps<Field = LocalField> = {
  readonly field: Field
  /** What stands in it; '' is inherited. */
  readonly text: string
  readonly isLocked: boolean
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
}

/** A field of a local over that of its brand: what it says, or that it says nothing. */
export function LocalFieldView({ field, ...rest }: LocalFieldProps) {
  return field.kind === 'price' ? (
    <PriceHere field={field} {...rest} />
  ) : (
    <ShownHere field={field} {...rest} />
  )
}

type Of<Kind> = LocalFieldProps<Extract<LocalField, { readonly kind: Kind }>>

const ShownHere = ({ field: { label, brand }, text, isLocked, onChange }: Of<'visible'>) => (
  <SelectField
    label={label}
    value={text}
    disabled={isLocked}
    {...(isLocked && { hint: copy.locked })}
    options={[
      { value: '', label: copy.asBrand(brand) },
      { value: 'yes', label: copy.yes },
      { value: 'no', label: copy.no },
    ]}
    onChange={({ currentTarget: { value } }) => onChange(value)}
  />
)

function PriceHere({ field: { label, brand }, text, isLocked, isWrong, onChange }: Of<'price'>) {
  const { symbol } = useWorkplace().currency
  const { wire } = useMoney()
  const isInherited = text.trim() === ''
  return (
    <div className="grid content-start gap-1">
      <TextField
        label={label}
        prefix={symbol}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        disabled={isLocked}
        hint={isLocked ? copy.locked : isInherited ? copy.inherited(wire(brand)) : copy.brandHas(wire(brand))}
        {...(isWrong && { error: formCopy.amountMalformed })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {!isInherited && !isLocked && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          aria-label={copy.restoreOf(label)}
          onClick={() => onChange('')}
        >
          {copy.restore}
        </Button>
      )}
    </div>
  )
}
