import { formCopy } from '@mostrador/copy/form'
import { contactMenuCopy as copy } from '@mostrador/copy/contact-menu'
import { Button } from '@mostrador/ui/button.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import type { ContactField } from './contact-values.ts'

export type ContactFieldProps<Field = ContactField> = {
  readonly field: Field
  /** Typed text; '' inherits the brand's value. */
  readonly text: string
  readonly isLocked: boolean
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
}

/** Field of an override: its value, or that it inherits. */
export function ContactFieldView({ field, ...rest }: ContactFieldProps) {
  if (field.kind === 'price') return <PriceHere field={field} {...rest} />
  if (field.kind === 'count') return <CountHere field={field} {...rest} />
  return <ShownHere field={field} {...rest} />
}

type Of<Kind> = ContactFieldProps<Extract<ContactField, { readonly kind: Kind }>>

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

function PriceHere({ field: { label, brand }, ...rest }: Of<'price'>) {
  const { symbol } = useWorkplace().currency
  const { wire } = useMoney()
  return (
    <TypedHere
      {...{ label, ...rest }}
      brand={wire(brand)}
      wrong={formCopy.amountMalformed}
      prefix={symbol}
      inputMode="decimal"
    />
  )
}

const CountHere = ({ field: { label, brand }, ...rest }: Of<'count'>) => (
  <TypedHere
    {...{ label, ...rest }}
    brand={brand === undefined ? copy.anyCount : String(brand)}
    wrong={copy.countMalformed}
    inputMode="numeric"
  />
)

type TypedHereProps = Omit<ContactFieldProps, 'field'> & {
  readonly label: string
  readonly brand: string
  readonly wrong: string
  readonly prefix?: string
  readonly inputMode: 'decimal' | 'numeric'
}

function TypedHere({ brand, text, isLocked, isWrong, wrong, onChange, ...field }: TypedHereProps) {
  const { label } = field
  const isInherited = text.trim() === ''
  return (
    <div className="grid content-start gap-1">
      <TextField
        {...field}
        autoComplete="off"
        value={text}
        disabled={isLocked}
        hint={isLocked ? copy.locked : isInherited ? copy.inherited(brand) : copy.brandHas(brand)}
        {...(isWrong && { error: wrong })}
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
