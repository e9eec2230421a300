import { saleFieldsCopy as copy } from '@mostrador/copy/sale-fields'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

/** Fields of first and last day, both included; either may be open. */
export const DaysField = () => (
  <div className="grid grid-cols-1 gap-x-3 gap-y-4 sm:grid-cols-2">
    <Day at="firstDay" label={copy.firstDay} />
    <Day at="lastDay" label={copy.lastDay} hint={copy.daysHint} />
  </div>
)

type DayProps = { readonly at: string; readonly label: string; readonly hint?: string }

function Day({ at, label, hint }: DayProps) {
  const field = useField<string>(at, { label })
  return (
    <FieldFrame at={field.at} textOf={(theirs) => String(theirs ?? '')}>
      <TextInput
        id={field.id}
        type="date"
        label={label}
        hint={hint}
        value={field.value ?? ''}
        disabled={field.isLocked}
        {...(field.problem !== undefined && { error: field.problem })}
        onBlur={field.leave}
        onChange={({ currentTarget: { value } }) => field.set(value === '' ? undefined : value)}
      />
    </FieldFrame>
  )
}
