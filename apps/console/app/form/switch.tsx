import { formCopy } from '@mostrador/copy/form'
import { SwitchField } from '@mostrador/ui/switch-field.tsx'
import type { ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type SwitchProps = {
  readonly at: string
  readonly label: string
  readonly hint?: ReactNode
  /** Default while the document has no value. */
  readonly otherwise: boolean
}

/** Field of a yes or no. */
export function Switch({ at, label, hint, otherwise }: SwitchProps) {
  const field = useField<boolean>(at, { label })
  return (
    <FieldFrame
      at={field.at}
      textOf={(theirs) => ((theirs ?? otherwise) === true ? formCopy.yes : formCopy.no)}
    >
      <SwitchField
        id={field.id}
        label={label}
        hint={hint}
        {...(field.problem !== undefined && { error: field.problem })}
        checked={field.value ?? otherwise}
        disabled={field.isLocked}
        onChange={({ currentTarget: { checked } }) => field.set(checked === otherwise ? undefined : checked)}
      />
    </FieldFrame>
  )
}
