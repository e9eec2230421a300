import { formCopy } from '@mostrador/copy/form'
import { parseColor } from '@mostrador/domain/branding/contrast'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

const COLOR = /^#[0-9a-fA-F]{6}$/

export type ColorFieldProps = { readonly at: string; readonly label: string }

/** Field of a colour, by the platform's picker or its number. */
export function ColorField({ at, label }: ColorFieldProps) {
  const field = useField<string>(at, {
    label,
    check: (value) => (COLOR.test(String(value ?? '')) ? undefined : formCopy.colorMalformed),
    tidy: (value) => (typeof value === 'string' ? value.trim() : value),
  })
  return (
    <FieldFrame at={field.at} textOf={String}>
      <div className="flex items-start gap-2">
        <input
          type="color"
          aria-label={formCopy.pickColor(label)}
          value={parseColor(field.value) ?? '#000000'}
          disabled={field.isLocked}
          onChange={({ currentTarget }) => field.set(currentTarget.value)}
          className="mt-[1.6875rem] h-12 w-12 shrink-0 rounded-control border border-line-strong bg-surface p-1"
        />
        <TextInput
          id={field.id}
          label={label}
          {...(field.problem !== undefined && { error: field.problem })}
          value={field.value ?? ''}
          disabled={field.isLocked}
          maxLength={9}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onBlur={field.leave}
          onChange={({ currentTarget }) => field.set(currentTarget.value)}
          className="grow"
        />
      </div>
    </FieldFrame>
  )
}
