import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'

type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** Shown without a choice (value ''); cannot be chosen again. */
    placeholder?: string
  }

/** Select of the platform: the phone's wheel is better than any of ours. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, note, hint, error, options, placeholder, className, ...native } = props
  const generated = useId()
  const id = native.id ?? generated
  return (
    <FieldFrame {...{ id, label, labelHidden, note, hint, error, className }}>
      <div className="relative flex items-center">
        <select
          {...native}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(
            CONTROL_LOOK,
            'min-h-12 appearance-none py-2.5 pr-10 pl-3.5 wrap-anywhere whitespace-normal',
          )}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className="bg-raised text-ink"
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute right-3 text-muted" />
      </div>
    </FieldFrame>
  )
}
