import { formCopy } from '@mostrador/copy/form'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import type { ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type ChoiceProps = {
  readonly at: string
  readonly label: string
  readonly hint?: ReactNode
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Option that holds while the document has no value; choosing it removes the value. */
  readonly otherwise?: string
  /** Label of the choice of none. */
  readonly none?: string
  readonly className?: string
  /** Called with the choice, for fields that depend on it. */
  readonly onChoose?: (value: string | undefined) => void
}

/** Choice of one option, or of a thing of a list. */
export function Choice({ at, label, hint, options, otherwise, none, className, onChoose }: ChoiceProps) {
  const field = useField<string>(at, {
    label,
    check: (value) =>
      value === undefined && none === undefined && otherwise === undefined ? formCopy.required : undefined,
  })
  const shown = none === undefined ? options : [{ value: NONE, label: none }, ...options]
  return (
    <FieldFrame
      at={field.at}
      textOf={(theirs) => options.find(({ value }) => value === (theirs ?? otherwise))?.label ?? none}
    >
      <SelectField
        id={field.id}
        label={label}
        hint={hint}
        {...(field.problem !== undefined && { error: field.problem })}
        {...(className !== undefined && { className })}
        value={field.value ?? otherwise ?? NONE}
        options={shown}
        {...(none === undefined && { placeholder: '' })}
        disabled={field.isLocked}
        onBlur={field.leave}
        onChange={({ currentTarget: { value } }) => {
          const chosen = value === NONE || value === otherwise ? undefined : value
          field.set(chosen)
          onChoose?.(chosen)
        }}
      />
    </FieldFrame>
  )
}

const NONE = ''
