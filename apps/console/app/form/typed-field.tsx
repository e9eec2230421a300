import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { useState, type ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

/** Reading of a text: a value, undefined for none, or a problem. */
export type Reading = { readonly value: number | undefined } | { readonly problem: string }

export type TypedFieldProps = {
  readonly at: string
  readonly label: string
  /** Hint by the value; undefined where nothing, or no number, is typed. */
  readonly hint?: ((value: number | undefined) => ReactNode) | undefined
  readonly note?: string | undefined
  readonly prefix?: string | undefined
  readonly inputMode: 'decimal' | 'numeric'
  readonly required: boolean
  readonly className?: string | undefined
  /** Default while the document has no value. */
  readonly otherwise?: number | undefined
  /** Writes a value as typed, and as read. */
  readonly textOf: (value: number) => string
  readonly reads: (value: number) => string
  readonly read: (text: string) => Reading
}

/** Field of a typed number; unreadable text is kept as typed. */
export function TypedField(props: TypedFieldProps) {
  const { at, label, hint, note, prefix, inputMode, required, className, otherwise, textOf, reads, read } =
    props
  const field = useField<number>(at, {
    label,
    check: (value) => {
      const found = read(
        value === undefined ? (otherwise === undefined ? '' : textOf(otherwise)) : textOf(Number(value)),
      )
      return 'problem' in found ? found.problem : undefined
    },
  })
  const [typed, setTyped] = useState('')
  const value = field.value ?? otherwise
  const known = read(typed)
  // Typed text stays as it is while it means the present value: "28.000,0".
  const isTyped = typed !== '' && 'value' in known && known.value === value
  const text = field.unread ?? (isTyped ? typed : value === undefined ? '' : textOf(value))

  function type(next: string): void {
    setTyped(next)
    const found = read(next)
    if ('problem' in found) field.hold(next, found.problem)
    else field.set(found.value === otherwise ? undefined : found.value)
  }

  const shown = hint?.(field.unread === undefined ? value : undefined)
  return (
    <FieldFrame at={field.at} textOf={(theirs) => (typeof theirs === 'number' ? reads(theirs) : '')}>
      <TextInput
        id={field.id}
        label={label}
        {...(note !== undefined && { note })}
        {...(prefix !== undefined && { prefix })}
        {...(field.problem !== undefined && { error: field.problem })}
        {...(className !== undefined && { className })}
        hint={shown}
        value={text}
        inputMode={inputMode}
        required={required}
        disabled={field.isLocked}
        autoComplete="off"
        onBlur={field.leave}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </FieldFrame>
  )
}
