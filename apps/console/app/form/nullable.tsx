import { formCopy } from '@mostrador/copy/form'
import { SwitchField } from '@mostrador/ui/switch-field.tsx'
import type { ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type NullableProps = {
  readonly at: string
  readonly label: string
  /** The switch is on for null, such as "Sin límite"; else for a number. */
  readonly saysNull?: boolean
  readonly children: ReactNode
}

/** Switch between null and a number, with the number's field. */
export function Nullable({ at, label, saysNull = false, children }: NullableProps) {
  const field = useField<number | null>(at, { label })
  const isNull = field.value === null
  const isOn = (value: unknown): boolean => (value === null) === saysNull
  return (
    <>
      <FieldFrame at={field.at} textOf={(theirs) => (isOn(theirs) ? formCopy.yes : formCopy.no)}>
        <SwitchField
          id={field.id}
          label={label}
          checked={isOn(field.value)}
          disabled={field.isLocked}
          onChange={({ currentTarget: { checked } }) => field.set(checked === saysNull ? null : undefined)}
        />
      </FieldFrame>
      {!isNull && children}
    </>
  )
}
