import { formCopy } from '@mostrador/copy/form'
import { typedEmail } from '@mostrador/domain/checkout/email'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type TextFieldProps = {
  readonly at: string
  readonly label: string
  readonly hint?: ReactNode
  /** Replaces the hint by one about the present text. */
  readonly hintOf?: (text: string) => ReactNode
  readonly note?: string
  /** Must not be empty; a text replaces the usual sentence. */
  readonly required?: boolean | string
  /** Longest text, in characters. */
  readonly longest: number
  readonly multiline?: boolean
  readonly type?: HTMLInputTypeAttribute
  readonly placeholder?: string | undefined
  /** Further check of a text that is there. */
  readonly check?: (text: string) => string | undefined
  /** Returns a text as it is saved: a phone without spaces. */
  readonly tidy?: (text: string) => string
  readonly className?: string
}

/** Field of a text; an empty one has no value in the document. */
export function TextField(props: TextFieldProps) {
  const { at, label, hint, note, required = false, longest, multiline = false, type, placeholder } = props
  const field = useField<string>(at, {
    label,
    check: (value) => problemOfText(tidied(value, props), props),
    tidy: (value) => (typeof value === 'string' ? tidied(value, props) || undefined : value),
  })
  const native = {
    id: field.id,
    label,
    hint: props.hintOf?.(field.value ?? '') ?? hint,
    ...(note !== undefined && { note }),
    ...(field.problem !== undefined && { error: field.problem }),
    value: field.value ?? '',
    disabled: field.isLocked,
    required: required !== false,
    onBlur: field.leave,
    placeholder,
    autoComplete: 'off',
  }
  const type_ = (text: string): void => field.set(text === '' ? undefined : text)
  return (
    <FieldFrame at={field.at} textOf={String}>
      {multiline ? (
        <TextArea
          {...native}
          rows={3}
          {...(props.className !== undefined && { className: props.className })}
          {...((field.value ?? '').length > longest * NEAR && { maxLength: longest })}
          onChange={({ currentTarget }) => type_(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...native}
          {...(type !== undefined && { type })}
          {...(props.className !== undefined && { className: props.className })}
          onChange={({ currentTarget }) => type_(currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}

const tidied = (value: unknown, { tidy = (text) => text, type }: TextFieldProps): string =>
  tidy(type === 'email' ? typedEmail(String(value ?? '')) : String(value ?? '').trim())

/** Share of the longest text from which a counter shows. */
const NEAR = 0.8

function problemOfText(text: string, { required, longest, check }: TextFieldProps): string | undefined {
  if (text.length > longest) return formCopy.tooLong(longest)
  if (text !== '') return check?.(text)
  if (required === undefined || required === false) return undefined
  return required === true ? formCopy.required : required
}
