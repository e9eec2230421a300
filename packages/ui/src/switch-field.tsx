import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role' | 'checked'> & {
  checked: boolean
  label: string
  hint?: ReactNode
  error?: string
}

/** Switch of a yes or no; the whole row is the target. */
export function SwitchField({ label, hint, error, className, ...native }: SwitchFieldProps) {
  const generated = useId()
  const id = native.id ?? generated
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center justify-between gap-4 py-2 has-disabled:opacity-60">
        <span className="min-w-0 text-16">
          <span className="font-medium wrap-anywhere">{label}</span>
          {hint && (
            <span id={`${id}-hint`} className="block text-14 text-muted">
              {hint}
            </span>
          )}
        </span>
        <span className="relative flex h-7 w-12 shrink-0 items-center">
          <input
            {...native}
            id={id}
            type="checkbox"
            role="switch"
            aria-checked={native.checked}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, ...(error !== undefined && { error }) })}
            className={classNames(
              'peer absolute inset-0 size-full appearance-none rounded-full border border-line-strong bg-line-strong',
              'transition-[background-color] checked:border-positive checked:bg-positive aria-invalid:border-danger',
            )}
          />
          <span className="pointer-events-none absolute left-0.5 size-6 rounded-full bg-raised transition-[translate] peer-checked:translate-x-5" />
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 pb-2 text-14 font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
